import { describe, expect, test } from 'vitest';
import { allowances, readable, withoutHash } from './readable.ts';
import { readStack } from './synthesized.ts';

const TABLE = '<Table.Arn>';
const INVOICES = '<Bucket.Arn>/invoices/*';
const DOCUMENTS = '<Bucket.Arn>/documents/*';
const RECORD = [`dynamodb:GetItem ${TABLE}`, `dynamodb:PutItem ${TABLE}`];
const RECORD_AND_COUNT = [...RECORD, `dynamodb:UpdateItem ${TABLE}`];
const WHOLE_CHANGE = [`dynamodb:DeleteItem ${TABLE}`, ...RECORD_AND_COUNT];
const READS_DOCUMENT = [...RECORD, `s3:GetObject ${DOCUMENTS}`];
const STAGING = '<Bucket.Arn>/staging/*';
const COUNTS_CALLS = `dynamodb:UpdateItem ${TABLE} USAGE#*`;
const TABLE_ONLY = { TABLE_NAME: '<Table>' };
const REALTIME = { REALTIME_URL: '<RealtimeApi.ApiEndpoint>/realtime' };
const CONNECTIONS = (call: string) =>
  `arn:<AWS::Partition>:execute-api:us-east-1:<AWS::AccountId>:<RealtimeApi>/realtime/${call}/@connections/*`;
const READS_STREAM = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (action) => `dynamodb:${action} <Table.StreamArn>`,
);
const TABLE_AND_BUCKET = { TABLE_NAME: '<Table>', BUCKET_NAME: '<Bucket>' };

const QUEUES = { DELIVERY_QUEUE_URL: '<WebhooksDueQueue>', SLOW_DELIVERY_QUEUE_URL: '<WebhooksDueSlowQueue>' };
const SENDS = ['sqs:SendMessage <WebhooksDueQueue.Arn>', 'sqs:SendMessage <WebhooksDueSlowQueue.Arn>'];
const CONSUMES = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];
const worker = (queue: string): Expected => ({
  environment: { ...TABLE_ONLY, ...QUEUES, IVS_RETRY_SCHEDULE: '60,300,900,3600,21600' },
  allowed: [
    ...RECORD_AND_COUNT,
    ...SENDS,
    `dynamodb:BatchGetItem ${TABLE}`,
    ...CONSUMES.map((action) => `${action} <${queue}.Arn>`),
  ],
});

interface Expected {
  readonly environment: Record<string, string>;
  /** Beside its own log. */
  readonly allowed: readonly string[];
}

/** Each function's whole environment and everything that it may do: one grant more or less is a failure. */
const EXPECTED: Record<string, Expected> = {
  ApiAuthorizeRequest: { environment: TABLE_ONLY, allowed: [`dynamodb:GetItem ${TABLE}`] },
  ApiUnknownRoute: { environment: TABLE_ONLY, allowed: [COUNTS_CALLS] },
  ApiUploadInvoice: {
    environment: TABLE_AND_BUCKET,
    allowed: [COUNTS_CALLS, ...WHOLE_CHANGE, `s3:PutObject ${INVOICES}`],
  },
  ApiCompleteUpload: {
    environment: TABLE_AND_BUCKET,
    allowed: [
      COUNTS_CALLS,
      ...WHOLE_CHANGE,
      `s3:DeleteObject ${STAGING}`,
      `s3:GetObject ${STAGING}`,
      's3:ListBucket <Bucket.Arn>',
      `s3:PutObject ${INVOICES}`,
    ],
  },
  StagedUploadsSweepStagedUploads: {
    environment: { BUCKET_NAME: '<Bucket>' },
    allowed: [`s3:DeleteObject ${STAGING}`, 's3:ListBucket <Bucket.Arn> {"StringLike":{"s3:prefix":"staging/*"}}'],
  },
  ApiListInvoices: {
    environment: TABLE_ONLY,
    allowed: [
      COUNTS_CALLS,
      `dynamodb:Query ${TABLE}`,
      `dynamodb:Query ${TABLE}/index/byStatus`,
      `dynamodb:Query ${TABLE}/index/byUpload`,
    ],
  },
  ApiGetInvoice: {
    environment: TABLE_AND_BUCKET,
    allowed: [COUNTS_CALLS, `dynamodb:GetItem ${TABLE}`, `s3:GetObject ${INVOICES}`],
  },
  ApiDeleteInvoice: {
    environment: TABLE_AND_BUCKET,
    allowed: [
      COUNTS_CALLS,
      ...WHOLE_CHANGE,
      `dynamodb:Query ${TABLE}`,
      `s3:DeleteObject ${DOCUMENTS}`,
      `s3:DeleteObject ${INVOICES}`,
    ],
  },
  ApiUpdateInvoiceStatus: {
    environment: TABLE_ONLY,
    allowed: [COUNTS_CALLS, ...WHOLE_CHANGE],
  },
  ApiListInvoiceEvents: { environment: TABLE_ONLY, allowed: [COUNTS_CALLS, `dynamodb:Query ${TABLE}`] },
  ApiDescribeApi: { environment: TABLE_ONLY, allowed: [COUNTS_CALLS] },
  ApiCreateRealtimeTicket: {
    environment: { ...TABLE_ONLY, ...REALTIME },
    allowed: [COUNTS_CALLS, `dynamodb:PutItem ${TABLE}`],
  },
  RealtimeAcceptConnection: {
    environment: TABLE_ONLY,
    allowed: [
      COUNTS_CALLS,
      ...['DeleteItem', 'GetItem', 'PutItem', 'Query'].map((action) => `dynamodb:${action} ${TABLE}`),
    ],
  },
  RealtimeEndConnection: {
    environment: TABLE_ONLY,
    allowed: [`dynamodb:DeleteItem ${TABLE}`, `dynamodb:GetItem ${TABLE}`],
  },
  RealtimeAnswerMessage: {
    environment: { ...TABLE_ONLY, ...REALTIME },
    allowed: [
      `dynamodb:DeleteItem ${TABLE}`,
      `dynamodb:GetItem ${TABLE}`,
      `dynamodb:UpdateItem ${TABLE}`,
      `execute-api:ManageConnections ${CONNECTIONS('DELETE')}`,
    ],
  },
  RealtimeEventsPostToConnections: {
    environment: { ...TABLE_ONLY, ...REALTIME },
    allowed: [
      `dynamodb:DeleteItem ${TABLE}`,
      ...READS_STREAM,
      `dynamodb:Query ${TABLE}`,
      `execute-api:ManageConnections ${CONNECTIONS('DELETE')}`,
      `execute-api:ManageConnections ${CONNECTIONS('POST')}`,
      'sqs:GetQueueAttributes <RealtimeEventsNotPostedQueue.Arn>',
      'sqs:GetQueueUrl <RealtimeEventsNotPostedQueue.Arn>',
      'sqs:SendMessage <RealtimeEventsNotPostedQueue.Arn>',
    ],
  },
  PipelineStartProcessing: { environment: TABLE_ONLY, allowed: RECORD_AND_COUNT },
  PipelineDownloadDocument: {
    environment: {
      ...TABLE_AND_BUCKET,
      RECOGNITION_TOPIC_ARN: '<RecognitionEnded>',
      RECOGNITION_ROLE_ARN: '<RecognitionPublisher.Arn>',
    },
    allowed: [
      ...WHOLE_CHANGE,
      'iam:PassRole <RecognitionPublisher.Arn> {"StringEquals":{"iam:PassedToService":"textract.amazonaws.com"}}',
      'states:SendTaskSuccess <PipelineStateMachine>',
      'textract:GetDocumentTextDetection *',
      'textract:StartDocumentTextDetection *',
      `s3:GetObject ${INVOICES}`,
      's3:ListBucket <Bucket.Arn>',
      `s3:PutObject ${DOCUMENTS}`,
    ],
  },
  RecognitionCompleteRecognition: {
    environment: TABLE_AND_BUCKET,
    allowed: [
      ...WHOLE_CHANGE,
      `s3:GetObject ${DOCUMENTS}`,
      `s3:PutObject ${DOCUMENTS}`,
      'states:SendTaskFailure <PipelineStateMachine>',
      'states:SendTaskSuccess <PipelineStateMachine>',
      'textract:GetDocumentTextDetection *',
    ],
  },
  PipelineSummarizeContent: { environment: TABLE_AND_BUCKET, allowed: READS_DOCUMENT },
  PipelineVerifyCategoryAndAmounts: { environment: TABLE_AND_BUCKET, allowed: READS_DOCUMENT },
  PipelineIdentifyInsurer: { environment: TABLE_AND_BUCKET, allowed: READS_DOCUMENT },
  PipelineCheckPartner: { environment: TABLE_ONLY, allowed: RECORD },
  PipelineExtractFields: { environment: TABLE_AND_BUCKET, allowed: READS_DOCUMENT },
  PipelineNormalizeData: { environment: TABLE_ONLY, allowed: RECORD },
  PipelineCheckDuplicates: { environment: TABLE_ONLY, allowed: RECORD_AND_COUNT },
  PipelineValidateSubmissionDate: { environment: TABLE_ONLY, allowed: RECORD },
  PipelineComputeRisk: { environment: TABLE_ONLY, allowed: RECORD },
  PipelineFinalizeResults: { environment: TABLE_ONLY, allowed: RECORD_AND_COUNT },
  EventsFanOut: {
    environment: {
      ...TABLE_ONLY,
      ...QUEUES,
      GIVEN_UP_QUEUE_URL: '<EventsGivenUpQueue>',
      SLOW_FAN_OUT_QUEUE_URL: '<EventsSlowEventsQueue>',
      STATE_MACHINE_ARN: '<PipelineStateMachine>',
    },
    allowed: [
      'sqs:SendMessage <WebhooksDueQueue.Arn>',
      'sqs:SendMessage <EventsSlowEventsQueue.Arn>',
      ...READS_STREAM,
      `dynamodb:PutItem ${TABLE}`,
      `dynamodb:Query ${TABLE}`,
      `dynamodb:UpdateItem ${TABLE}`,
      'sqs:GetQueueAttributes <EventsGivenUpQueue.Arn>',
      'sqs:GetQueueUrl <EventsGivenUpQueue.Arn>',
      'sqs:SendMessage <EventsGivenUpQueue.Arn>',
      'states:StartExecution <PipelineStateMachine>',
    ],
  },
  EventsSlowFanOutToSlow: {
    environment: { ...TABLE_ONLY, ...QUEUES },
    allowed: [
      ...SENDS,
      ...CONSUMES.map((action) => `${action} <EventsSlowEventsQueue.Arn>`),
      `dynamodb:PutItem ${TABLE}`,
      `dynamodb:Query ${TABLE}`,
      `dynamodb:UpdateItem ${TABLE}`,
    ],
  },
  ApiWebhooks: { environment: TABLE_ONLY, allowed: [COUNTS_CALLS, ...WHOLE_CHANGE, `dynamodb:Query ${TABLE}`] },
  ApiWebhookDeliveries: {
    environment: { ...TABLE_ONLY, ...QUEUES },
    allowed: [
      COUNTS_CALLS,
      ...WHOLE_CHANGE,
      ...SENDS,
      `dynamodb:BatchGetItem ${TABLE}`,
      `dynamodb:Query ${TABLE}`,
      `dynamodb:Query ${TABLE}/index/byStatus`,
      `dynamodb:Query ${TABLE}/index/byUpload`,
    ],
  },
  WebhooksDeliver: worker('WebhooksDueQueue'),
  WebhooksDeliverSlow: worker('WebhooksDueSlowQueue'),
  WebhooksSweepDeliveries: {
    environment: { ...TABLE_ONLY, ...QUEUES },
    allowed: [
      ...WHOLE_CHANGE,
      ...SENDS,
      `dynamodb:BatchGetItem ${TABLE}`,
      `dynamodb:Query ${TABLE}/index/byStatus`,
      `dynamodb:Query ${TABLE}/index/due`,
    ],
  },
  WatchRecordFailedExecution: { environment: TABLE_ONLY, allowed: WHOLE_CHANGE },
  WatchSweep: {
    environment: { ...TABLE_AND_BUCKET, STATE_MACHINE_ARN: '<PipelineStateMachine>' },
    allowed: [
      ...WHOLE_CHANGE,
      `dynamodb:Query ${TABLE}`,
      `dynamodb:Query ${TABLE}/index/due`,
      `s3:DeleteObject ${DOCUMENTS}`,
      `s3:DeleteObject ${INVOICES}`,
      'states:DescribeExecution arn:<AWS::Partition>:states:us-east-1:<AWS::AccountId>:execution:<PipelineStateMachine.Name>:*',
      'states:StartExecution <PipelineStateMachine>',
    ],
  },
};

const { resources, ofType } = readStack();
// What runs at the edge is another kind (service-front.test.ts).
const functions = new Map(
  ofType('AWS::Lambda::Function')
    .filter(([id]) => !id.startsWith('Front'))
    .map(([id, resource]) => [withoutHash(id).replace(/Function$/, ''), resource]),
);

test('the functions are the ones that are known here', () => {
  expect([...functions.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
});

describe.each(Object.entries(EXPECTED))('%s', (id, { environment, allowed }) => {
  const properties = functions.get(id)?.Properties ?? {};
  const roleId: string = properties.Role?.['Fn::GetAtt'][0];
  const logGroupId: string = properties.LoggingConfig?.LogGroup.Ref;

  test('may do exactly what it must, and write its own log', () => {
    expect(allowances(resources, roleId)).toEqual(
      [
        ...allowed,
        `logs:CreateLogStream <${withoutHash(logGroupId)}.Arn>`,
        `logs:PutLogEvents <${withoutHash(logGroupId)}.Arn>`,
      ].sort(),
    );
  });

  test('knows exactly what it must', () => {
    const variables = Object.entries(properties.Environment?.Variables ?? {});
    expect(Object.fromEntries(variables.map(([name, value]) => [name, readable(value)]))).toEqual(environment);
  });

  test('runs the bundled handler on Node 24 and arm64', () => {
    expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], Handler: 'index.handler' });
  });

  test('has a role of its own without any managed policy', () => {
    const users = [...functions.values()].filter(({ Properties }) => Properties.Role['Fn::GetAtt'][0] === roleId);
    expect(users).toHaveLength(1);
    expect(resources[roleId]?.Properties.ManagedPolicyArns).toBeUndefined();
  });

  test('keeps its log for a month', () => {
    expect(resources[logGroupId]).toMatchObject({ Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 30 } });
  });
});

test('the steps that wait for DynamoDB and S3 outlast the SDK, and the API functions the gateway does not', () => {
  const timeouts = [...functions].map(([id, { Properties }]) => [id, Properties.Timeout]);

  expect(timeouts.filter(([id]) => id.startsWith('Api')).every(([, seconds]) => seconds < 29)).toBe(true);
  expect(timeouts.every(([, seconds]) => seconds > 21)).toBe(true);
});

test('only Textract and the logs of the state machine are called through actions that know no resource', () => {
  const wide = ofType('AWS::IAM::Role').flatMap(([roleId]) =>
    allowances(resources, roleId)
      .filter((line) => line.endsWith(' *'))
      .map((line) => `${withoutHash(roleId)} ${line}`),
  );
  expect(wide.length).toBeGreaterThan(0);
  expect(wide.filter((line) => !/^PipelineRole logs:[A-Za-z]+ \*$/.test(line)).sort()).toEqual([
    'PipelineDownloadDocumentRole textract:GetDocumentTextDetection *',
    'PipelineDownloadDocumentRole textract:StartDocumentTextDetection *',
    'RecognitionCompleteRecognitionRole textract:GetDocumentTextDetection *',
  ]);
});
