import { App } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, test } from 'vitest';
import { readable, withoutHash } from './readable.ts';
import { readStack, synthesizeStack } from './synthesized.ts';

const { ofType } = readStack();

describe.each([
  { queue: 'WebhooksDueQueue', worker: 'WebhooksDeliverFunction', concurrency: 50 },
  { queue: 'WebhooksDueSlowQueue', worker: 'WebhooksDeliverSlowFunction', concurrency: 20 },
])('$queue', ({ queue, worker, concurrency }) => {
  const find = (type: string, id: string) =>
    ofType(type).find(([logicalId]) => withoutHash(logicalId) === id)?.[1].Properties;

  test('wakes its own worker in batches of ten, with failures reported one by one and a bound of its own', () => {
    const mappings = ofType('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
    const [mapping, ...others] = mappings.filter(({ EventSourceArn }) => readable(EventSourceArn) === `<${queue}.Arn>`);
    expect(others).toEqual([]);
    expect(readable(mapping?.FunctionName)).toBe(`<${worker}>`);
    expect(mapping).toMatchObject({
      BatchSize: 10,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: concurrency },
    });
    expect(mapping?.MaximumBatchingWindowInSeconds).toBeUndefined();
  });

  test('may call its worker again for the retries that this sends it, however many are in one batch', () => {
    expect(find('AWS::Lambda::Function', worker)?.RecursiveLoop).toBe('Allow');
  });

  test('hides a message for longer than its worker runs, and gives it up when the sweeper looks for it again', () => {
    const properties = find('AWS::SQS::Queue', queue);
    expect(properties?.VisibilityTimeout).toBeGreaterThan(find('AWS::Lambda::Function', worker)?.Timeout);
    const { maxReceiveCount } = properties?.RedrivePolicy ?? {};
    // Half an hour, as long as the sweeper leaves alone what it has queued (queue-due.ts).
    expect(properties?.VisibilityTimeout * maxReceiveCount).toBe(1_800);
    expect(readable(properties?.RedrivePolicy.deadLetterTargetArn)).toBe('<WebhooksNotDeliveredQueue.Arn>');
    expect(properties?.SqsManagedSseEnabled).toBe(true);
    expect(properties?.FifoQueue).toBeUndefined();
  });
});

describe('events for receivers that keep us waiting', () => {
  const find = (type: string, id: string) =>
    ofType(type).find(([logicalId]) => withoutHash(logicalId) === id)?.[1].Properties;

  test("come to their fan-out a second's worth at a time, with failures reported one by one", () => {
    const mappings = ofType('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
    const theirs = mappings.filter(({ EventSourceArn }) => readable(EventSourceArn) === '<EventsSlowEventsQueue.Arn>');
    expect(theirs).toHaveLength(1);
    expect(readable(theirs[0]?.FunctionName)).toBe('<EventsSlowFanOutToSlowFunction>');
    expect(theirs[0]).toMatchObject({
      BatchSize: 100,
      MaximumBatchingWindowInSeconds: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    });
  });

  test('are tried for an hour, since nothing else knows of them', () => {
    const queue = find('AWS::SQS::Queue', 'EventsSlowEventsQueue');
    const function_ = find('AWS::Lambda::Function', 'EventsSlowFanOutToSlowFunction');
    expect(queue?.VisibilityTimeout).toBeGreaterThan(function_?.Timeout);
    expect(queue?.RedrivePolicy.maxReceiveCount).toBe(60);
    expect(readable(queue?.RedrivePolicy.deadLetterTargetArn)).toBe('<EventsSlowNotFannedOutQueue.Arn>');
    expect(queue?.SqsManagedSseEnabled).toBe(true);
  });
});

test('no other function may call itself again and again', () => {
  const allowed = ofType('AWS::Lambda::Function').filter(
    ([, { Properties }]) => Properties.RecursiveLoop !== undefined,
  );
  expect(allowed.map(([id]) => withoutHash(id))).toEqual(['WebhooksDeliverFunction', 'WebhooksDeliverSlowFunction']);
});

test('deliveries are swept every minute, and a sweep is over before the next', () => {
  const [, rule] = ofType('AWS::Events::Rule').find(([id]) => withoutHash(id) === 'WebhooksEveryMinute') ?? [];
  expect(rule?.Properties.ScheduleExpression).toBe('rate(1 minute)');
  const [, sweep] =
    ofType('AWS::Lambda::Function').find(([id]) => withoutHash(id) === 'WebhooksSweepDeliveriesFunction') ?? [];
  expect(sweep?.Properties.Timeout).toBeLessThan(60);
});

test('the retry schedule is a setting of the template, five whole numbers of seconds', () => {
  const scheduled = readStack({ retrySchedule: '1,2,3,4,5' }).ofType('AWS::Lambda::Function');
  const settings = scheduled.flatMap(
    ([, { Properties }]) => Properties.Environment?.Variables.IVS_RETRY_SCHEDULE ?? [],
  );
  expect(settings).toEqual(['1,2,3,4,5', '1,2,3,4,5']);
  for (const wrong of ['60,300', '60,300,900,3600,21600,1', '1,2,3,4,x', '0,1,1,1,1', '1,1,1,1,99999', '']) {
    expect(() => synthesizeStack({ retrySchedule: wrong }), wrong).toThrow('retry schedule');
  }
});

describe('no template can allow webhooks to loopback', () => {
  test('the setting of the local stack is in none, whatever the environment and the options of the synthesis say', () => {
    process.env.IVS_ALLOW_LOOPBACK_WEBHOOKS = 'true';
    try {
      for (const options of [{}, { dev: true }, { retrySchedule: '1,1,1,1,1' }]) {
        expect(JSON.stringify(synthesizeStack(options).template)).not.toContain('LOOPBACK');
      }
    } finally {
      delete process.env.IVS_ALLOW_LOOPBACK_WEBHOOKS;
    }
  });

  test.each([
    ['a variable of that name', { variables: { IVS_ALLOW_LOOPBACK_WEBHOOKS: 'true' } }],
    ['one that says false', { variables: { OTHER: 'x', IVS_ALLOW_LOOPBACK_WEBHOOKS: 'false' } }],
  ])('a function with %s fails the synthesis', (_, environment) => {
    const { stack } = synthesizeStack();
    new CfnFunction(stack, 'Extra', { code: {}, role: 'role', environment });
    const app = stack.node.root;
    if (!App.isApp(app)) throw new Error('The stack has no app.');
    expect(() => app.synth({ force: true })).toThrow('for the local stack only');
  });
});
