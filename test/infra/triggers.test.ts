import { expect, test } from 'vitest';
import { readable, withoutHash } from './readable.ts';
import { readStack } from './synthesized.ts';

const { ofType, resources } = readStack();

function mappingOf(consumer: string) {
  const mappings = ofType('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
  const found = mappings.find(({ FunctionName }) => readable(FunctionName) === consumer);
  if (found === undefined) throw new Error(`There is no mapping to ${consumer}.`);
  return found;
}

function rule(id: string) {
  const [, found] = ofType('AWS::Events::Rule').find(([logicalId]) => withoutHash(logicalId) === id) ?? [];
  if (found === undefined) throw new Error(`There is no rule ${id}.`);
  return found.Properties;
}

const CONSUMERS = [
  [
    '<EventsFanOutFunction>',
    '<EventsGivenUpQueue.Arn>',
    { BatchSize: 100, ParallelizationFactor: 4, MaximumRecordAgeInSeconds: 23 * 3600 },
  ],
  [
    '<RealtimeEventsPostToConnectionsFunction>',
    '<RealtimeEventsNotPostedQueue.Arn>',
    // More than one batch at a time, and connections heard an invoice's events out of order.
    { BatchSize: 50, ParallelizationFactor: 1, MaximumRetryAttempts: 20, MaximumRecordAgeInSeconds: 3600 },
  ],
] as const;

test('the stream has the two consumers that it may have, and no third', () => {
  const consumers = ofType('AWS::Lambda::EventSourceMapping')
    .filter(([, { Properties }]) => readable(Properties.EventSourceArn) === '<Table.StreamArn>')
    .map(([, { Properties }]) => [
      readable(Properties.FunctionName),
      readable(Properties.DestinationConfig.OnFailure.Destination),
    ]);
  expect(consumers.sort()).toEqual(CONSUMERS.map(([consumer, givenUp]) => [consumer, givenUp]));
});

test.each(CONSUMERS)('%s gets every new event of the stream, and nothing else', (consumer) => {
  const mapping = mappingOf(consumer);

  expect(readable(mapping.EventSourceArn)).toBe('<Table.StreamArn>');
  expect(mapping.StartingPosition).toBe('TRIM_HORIZON');
  expect(mapping.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern))).toEqual([
    { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [{ prefix: 'EVENT#' }] } } } },
  ]);
});

test.each(CONSUMERS)(
  'a batch that %s fails on is bisected, retried for as long as somebody waits for it, and then reported',
  (consumer, _givenUp, consumption) => {
    const mapping = mappingOf(consumer);
    expect(mapping).toMatchObject({
      MaximumBatchingWindowInSeconds: 0,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    const { BatchSize, ParallelizationFactor, MaximumRetryAttempts, MaximumRecordAgeInSeconds } = mapping;
    expect({ BatchSize, ParallelizationFactor, MaximumRetryAttempts, MaximumRecordAgeInSeconds }).toEqual(consumption);
  },
);

test('the fan-out, and so its mapping, is made after the policy that lets it read the stream', () => {
  const [, fanOut] = ofType('AWS::Lambda::Function').find(([id]) => withoutHash(id) === 'EventsFanOutFunction') ?? [];
  expect(fanOut?.DependsOn?.map(withoutHash)).toContain('EventsFanOutRoleDefaultPolicy');
});

test('an execution of this machine that failed, timed out or was aborted reaches the recorder', () => {
  const { EventPattern, State, Targets } = rule('WatchFailedExecution');

  expect(State).toBe('ENABLED');
  expect(EventPattern).toEqual({
    source: ['aws.states'],
    'detail-type': ['Step Functions Execution Status Change'],
    detail: {
      status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
      stateMachineArn: [{ Ref: ofType('AWS::StepFunctions::StateMachine')[0]?.[0] }],
    },
  });
  expect(Targets).toHaveLength(1);
  expect(readable(Targets[0].Arn)).toBe('<WatchRecordFailedExecutionFunction.Arn>');
  expect(Targets[0].RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 20 });
  expect(readable(Targets[0].DeadLetterConfig.Arn)).toBe('<WatchUndeliveredQueue.Arn>');
});

test('the sweep runs every five minutes and is done before the next', () => {
  const { ScheduleExpression, State, Targets } = rule('WatchEveryFiveMinutes');

  expect(State).toBe('ENABLED');
  expect(ScheduleExpression).toBe('rate(5 minutes)');
  expect(Targets).toHaveLength(1);
  expect(readable(Targets[0].Arn)).toBe('<WatchSweepFunction.Arn>');
  expect(Targets[0].RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 300, MaximumRetryAttempts: 2 });
  const [, sweep] = ofType('AWS::Lambda::Function').find(([id]) => withoutHash(id) === 'WatchSweepFunction') ?? [];
  expect(sweep?.Properties.Timeout).toBeLessThan(5 * 60);
});

test('a sweep that fails or comes late is not made up for, neither by EventBridge nor by Lambda; nothing else is told so', () => {
  const settings = ofType('AWS::Lambda::EventInvokeConfig').map(([, { Properties }]) => [
    readable(Properties.FunctionName),
    { ...Properties, FunctionName: undefined },
  ]);
  const until = (seconds: number) => ({
    MaximumEventAgeInSeconds: seconds,
    MaximumRetryAttempts: 0,
    Qualifier: '$LATEST',
  });
  expect(Object.fromEntries(settings)).toEqual({
    '<StagedUploadsSweepStagedUploadsFunction>': until(15 * 60),
    '<WatchSweepFunction>': until(5 * 60),
    '<WebhooksSweepDeliveriesFunction>': until(60),
  });

  const ages = ['StagedUploadsEveryQuarterOfAnHour', 'WatchEveryFiveMinutes', 'WebhooksEveryMinute'].map(
    (id) => rule(id).Targets[0].RetryPolicy.MaximumEventAgeInSeconds,
  );
  expect(ages).toEqual([15 * 60, 5 * 60, 60]);
});

test('each rule may invoke its own function only', () => {
  const permissions = ofType('AWS::Lambda::Permission')
    .map(([, { Properties }]) => Properties)
    .filter(({ Principal }) => Principal === 'events.amazonaws.com')
    .map(({ Action, FunctionName, SourceArn }) => `${readable(SourceArn)} ${Action} ${readable(FunctionName)}`);

  expect(permissions.sort()).toEqual([
    '<StagedUploadsEveryQuarterOfAnHour.Arn> lambda:InvokeFunction <StagedUploadsSweepStagedUploadsFunction.Arn>',
    '<WatchEveryFiveMinutes.Arn> lambda:InvokeFunction <WatchSweepFunction.Arn>',
    '<WatchFailedExecution.Arn> lambda:InvokeFunction <WatchRecordFailedExecutionFunction.Arn>',
    '<WebhooksEveryMinute.Arn> lambda:InvokeFunction <WebhooksSweepDeliveriesFunction.Arn>',
  ]);
});

test('the queues of last resort are encrypted, kept for a fortnight, and take from their senders over TLS only', () => {
  const queues = ofType('AWS::SQS::Queue').map(([id, { Properties }]) => [withoutHash(id), Properties] as const);
  const kept = { MessageRetentionPeriod: 14 * 24 * 3600, SqsManagedSseEnabled: true };
  const ofLastResort = queues.filter(([id]) => !/^(WebhooksDue|EventsSlowEvents)/.test(id));
  expect(Object.fromEntries(ofLastResort)).toEqual({
    EventsGivenUpQueue: kept,
    EventsSlowNotFannedOutQueue: kept,
    RealtimeEventsNotPostedQueue: kept,
    WatchUndeliveredQueue: kept,
    WebhooksNotDeliveredQueue: kept,
    WebhooksSweepsNotMadeQueue: kept,
  });

  const allowed = ofType('AWS::SQS::QueuePolicy').flatMap(([, { Properties }]) =>
    Properties.PolicyDocument.Statement.map(
      // biome-ignore lint/suspicious/noExplicitAny: a policy statement of the template.
      ({ Effect, Action, Principal, Condition, Resource }: any) =>
        `${Effect} ${Action} ${readable(Resource)} ${JSON.stringify(Principal)} ${
          Condition.ArnEquals ? readable(Condition.ArnEquals['aws:SourceArn']) : JSON.stringify(Condition)
        }`,
    ),
  );
  const withoutTls = '{"AWS":"*"} {"Bool":{"aws:SecureTransport":"false"}}';
  const events = '{"Service":"events.amazonaws.com"}';
  expect(allowed.sort()).toEqual([
    `Allow sqs:SendMessage <WatchUndeliveredQueue.Arn> ${events} <WatchEveryFiveMinutes.Arn>`,
    `Allow sqs:SendMessage <WatchUndeliveredQueue.Arn> ${events} <WatchFailedExecution.Arn>`,
    `Allow sqs:SendMessage <WebhooksSweepsNotMadeQueue.Arn> ${events} <WebhooksEveryMinute.Arn>`,
    `Deny sqs:* <EventsGivenUpQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <EventsSlowEventsQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <EventsSlowNotFannedOutQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <RealtimeEventsNotPostedQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <WatchUndeliveredQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <WebhooksDueQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <WebhooksDueSlowQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <WebhooksNotDeliveredQueue.Arn> ${withoutTls}`,
    `Deny sqs:* <WebhooksSweepsNotMadeQueue.Arn> ${withoutTls}`,
  ]);
});

test('every log group is kept for a month', () => {
  const retentions = Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::Logs::LogGroup')
    .map(({ Properties }) => Properties.RetentionInDays);
  // One per function that has a home, and those of the state machine, the two stages' accesses and the REST stage's errors.
  expect(retentions).toEqual(Array(38 + 4).fill(30));
});

test.each([{ dev: true }, { dev: true, region: 'eu-central-1' }])(
  'no function but the one at the edge, CDK’s own neither, logs into a group that Lambda would make (%j)',
  (options) => {
    const stack = readStack(options);

    const elsewhere = stack.ofType('AWS::Lambda::Function').flatMap(([id, { Properties }]) => {
      const group = stack.resources[Properties.LoggingConfig?.LogGroup.Ref];
      return group?.DeletionPolicy === 'Delete' && group.Properties.RetentionInDays === 30 ? [] : [withoutHash(id)];
    });

    expect(elsewhere).toEqual('region' in options ? [] : ['FrontFollowStagedUploadFn']);
  },
);
