import { expect, test } from 'vitest';
import { UPLOADS_LEFT_BEHIND } from '../../lambdas/contracts/large-uploads.ts';
import { MESSAGE_FAILED } from '../../lambdas/contracts/message-failed.ts';
import { PAGES_TO_TEXTRACT } from '../../lambdas/contracts/pipeline-steps.ts';
import { readable, withoutHash } from './readable.ts';
import { readStack, type synthesizeStack } from './synthesized.ts';

const API_FUNCTIONS = [
  'UploadInvoice',
  'CompleteUpload',
  'ListInvoices',
  'GetInvoice',
  'DeleteInvoice',
  'DescribeApi',
  'UpdateInvoiceStatus',
  'ListInvoiceEvents',
  'CreateRealtimeTicket',
  'Webhooks',
  'WebhookDeliveries',
  'UnknownRoute',
];
const REALTIME_FUNCTIONS = ['AcceptConnection', 'EndConnection', 'AnswerMessage', 'PostToConnections'];

const WORKERS = ['FanOut', 'FanOutToSlow', 'Deliver', 'DeliverSlow', 'SweepDeliveries'];

const { ofType, only } = readStack({ alarmEmail: 'oncall@example.com' });
const alarms = new Map(
  ofType('AWS::CloudWatch::Alarm').map(([id, resource]) => [withoutHash(id), resource.Properties]),
);

test('there is an alarm on every way in which the service can fail its users', () => {
  const expected = [
    ...[
      ...API_FUNCTIONS,
      ...REALTIME_FUNCTIONS,
      ...WORKERS,
      ...['CompleteRecognition', 'RecordFailedExecution', 'Sweep', 'SweepStagedUploads'],
    ].flatMap((id) => [`${id}Errors`, `${id}Throttles`]),
    'AuthorizeRequestThrottles',
    'ExecutionsFailed',
    'ExecutionsTimedOut',
    'ExecutionsAborted',
    'FanOutIteratorAge',
    'GivenUpDepth',
    'PostToConnectionsIteratorAge',
    'NotPostedDepth',
    'NotDeliveredDepth',
    'NotFannedOutDepth',
    'FanOutToSlowAge',
    'FanOutToSlowFailedMessages',
    'DeliverFailedMessages',
    'DeliverSlowFailedMessages',
    'SweepsNotMadeDepth',
    'DeliverAge',
    'DeliverSlowAge',
    'UndeliveredDepth',
    'ServerErrors',
    'LastingServerErrors',
    'RealtimeServerErrors',
    'UploadsLeftBehind',
    'PagesToTextract',
  ];
  expect([...alarms.keys()].sort()).toEqual(expected.map((id) => `Alarms${id}`).sort());
});

test('every alarm says in one sentence who is hurt, and tells the topic, also when it is over', () => {
  for (const [id, alarm] of alarms) {
    expect(alarm.AlarmDescription, id).toMatch(/^(Clients|Every client|Reviewers|Whoever pays)\b.+\.$/);
    expect(alarm.AlarmActions.map(readable), id).toEqual(['<AlarmsTopic>']);
    expect(alarm.OKActions?.map(readable), id).toEqual(['<AlarmsTopic>']);
    expect(alarm.TreatMissingData, id).toBe('notBreaching');
  }
});

test.each([
  ['AlarmsFanOutIteratorAge', 'AWS/Lambda', 'IteratorAge', 'Maximum', 60_000],
  ['AlarmsPostToConnectionsIteratorAge', 'AWS/Lambda', 'IteratorAge', 'Maximum', 60_000],
  ['AlarmsNotPostedDepth', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 0],
  ['AlarmsGivenUpDepth', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 0],
  ['AlarmsUndeliveredDepth', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 0],
  ['AlarmsNotDeliveredDepth', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 0],
  ['AlarmsNotFannedOutDepth', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', 0],
  ['AlarmsFanOutToSlowAge', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 'Maximum', 300],
  ['AlarmsDeliverAge', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 'Maximum', 300],
  ['AlarmsExecutionsFailed', 'AWS/States', 'ExecutionsFailed', 'Sum', 0],
  ['AlarmsExecutionsTimedOut', 'AWS/States', 'ExecutionsTimedOut', 'Sum', 0],
  ['AlarmsExecutionsAborted', 'AWS/States', 'ExecutionsAborted', 'Sum', 0],
  ['AlarmsServerErrors', 'AWS/ApiGateway', '5XXError', 'Sum', 5],
  ['AlarmsUploadInvoiceErrors', 'AWS/Lambda', 'Errors', 'Sum', 0],
  ['AlarmsUploadInvoiceThrottles', 'AWS/Lambda', 'Throttles', 'Sum', 0],
])('%s goes off when its metric is over the threshold once', (id, namespace, metric, statistic, threshold) => {
  expect(alarms.get(id)).toMatchObject({
    Namespace: namespace,
    MetricName: metric,
    Statistic: statistic,
    Threshold: threshold,
    ComparisonOperator: 'GreaterThanThreshold',
    EvaluationPeriods: 1,
    Period: 300,
  });
});

/** Of the latest three periods so many have to have any, as the alarm says. */
const ANY_IN_FIVE_MINUTES = { Statistic: 'Sum', Period: 300, Threshold: 0, EvaluationPeriods: 3 };

test.each([
  ['FanOutToSlow', 'EventsSlowFanOutToSlow'],
  ['Deliver', 'WebhooksDeliver'],
  ['DeliverSlow', 'WebhooksDeliverSlow'],
])('messages that %s fails on, which Lambda counts as no errors, raise an alarm when they last', (id, path) => {
  const filter = filterNamed(`${path}FailedMessages`);
  expect(readable(filter?.Properties.LogGroupName)).toBe(`<${path}Logs>`);
  expect(filter?.Properties.FilterPattern).toBe(`"${MESSAGE_FAILED}"`);
  const [{ MetricNamespace: Namespace, MetricName }] = filter?.Properties.MetricTransformations ?? [{}];
  expect(MetricName).toBe(`${id}FailedMessages`);
  expect(alarms.get(`Alarms${id}FailedMessages`)).toMatchObject({
    Namespace,
    MetricName,
    ...ANY_IN_FIVE_MINUTES,
    DatapointsToAlarm: 3,
  });
});

test("a route that fails where few call raises an alarm, which neither a burst nor Lambda's errors would", () => {
  expect(alarms.get('AlarmsLastingServerErrors')).toMatchObject({
    Namespace: 'AWS/ApiGateway',
    MetricName: '5XXError',
    ...ANY_IN_FIVE_MINUTES,
    DatapointsToAlarm: 2,
  });
});

test.each(API_FUNCTIONS)('the alarms on %s say that they see crashes and throttles, not each 500', (id) => {
  for (const alarm of [`Alarms${id}Errors`, `Alarms${id}Throttles`]) {
    expect(alarms.get(alarm)?.AlarmDescription).toContain(': their calls crash or are throttled, and ');
  }
});

test('handshakes and messages that are answered 5XX, which Lambda counts as no errors, raise an alarm', () => {
  const filter = filterNamed('RealtimeServerErrors');
  expect(readable(filter?.Properties.LogGroupName)).toBe('<RealtimeAccessLogs>');
  expect(filter?.Properties.FilterPattern).toBe('{ $.status = "5*" }');
  const { Format, DestinationArn } = only('AWS::ApiGatewayV2::Stage').AccessLogSettings;
  expect(readable(DestinationArn)).toContain('<RealtimeAccessLogs');
  expect(JSON.parse(Format).status).toBe('$context.status');
  const [{ MetricNamespace: Namespace, MetricName }] = filter?.Properties.MetricTransformations ?? [{}];
  expect(alarms.get('AlarmsRealtimeServerErrors')).toMatchObject({
    Namespace,
    MetricName,
    ...ANY_IN_FIVE_MINUTES,
    DatapointsToAlarm: 2,
  });
});

test('large uploads that nobody completes, the edge neither, raise an alarm when six sweeps of a day find some', () => {
  const filter = filterNamed('StagedUploadsLeftBehind');
  expect(readable(filter?.Properties.LogGroupName)).toBe('<StagedUploadsSweepStagedUploadsLogs>');
  expect(filter?.Properties.FilterPattern).toBe(`"${UPLOADS_LEFT_BEHIND}"`);
  const [{ MetricNamespace: Namespace, MetricName }] = filter?.Properties.MetricTransformations ?? [{}];
  expect(alarms.get('AlarmsUploadsLeftBehind')).toMatchObject({
    Namespace,
    MetricName,
    Statistic: 'Sum',
    Period: 86_400,
    Threshold: 5,
    EvaluationPeriods: 1,
  });
});

test('what goes to Textract raises an alarm over 2,000 pages in an hour, as the line that names a file’s pages adds up', () => {
  const filter = filterNamed('RecognitionPages');
  expect(readable(filter?.Properties.LogGroupName)).toBe('<PipelineDownloadDocumentLogs>');
  expect(filter?.Properties.FilterPattern).toBe(`{ $.${PAGES_TO_TEXTRACT} > 0 }`);
  const [{ MetricNamespace: Namespace, MetricName, MetricValue }] = filter?.Properties.MetricTransformations ?? [{}];
  expect(MetricValue).toBe(`$.${PAGES_TO_TEXTRACT}`);
  expect(alarms.get('AlarmsPagesToTextract')).toMatchObject({
    Namespace,
    MetricName,
    Statistic: 'Sum',
    Period: 3_600,
    Threshold: 2_000,
  });
});

test('the topic takes alarms of this account over TLS, and sends them to the address that was given', () => {
  const [, policy] = ofType('AWS::SNS::TopicPolicy').find(([id]) => withoutHash(id) === 'AlarmsTopicPolicy') ?? [];
  expect(policy?.Properties.PolicyDocument.Statement).toMatchObject([
    { Effect: 'Deny', Action: 'sns:Publish', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    {
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    },
  ]);
  expect(subscribers(ofType)).toEqual([expect.objectContaining({ Protocol: 'email', Endpoint: 'oncall@example.com' })]);
});

test('without an address nobody is subscribed', () => {
  expect(subscribers(readStack().ofType)).toEqual([]);
});

function filterNamed(name: string) {
  return ofType('AWS::Logs::MetricFilter').find(([id]) => withoutHash(id) === name)?.[1];
}

function subscribers(ofType: ReturnType<typeof synthesizeStack>['ofType']) {
  return ofType('AWS::SNS::Subscription')
    .map(([, { Properties }]) => Properties)
    .filter(({ TopicArn }) => readable(TopicArn) === '<AlarmsTopic>');
}
