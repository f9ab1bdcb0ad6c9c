import { expect, test } from 'vitest';
import { readStack } from './synthesized.ts';

const LISTED = ['invoiceId', 'originalName', 'status', 'uploadedAt', 'processedAt'];
const { only, resources } = readStack();
const dev = readStack({ dev: true });

const keys = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

test('the table has the keys and indexes of ARCHITECTURE.md', () => {
  const table = only('AWS::DynamoDB::Table');

  expect(table.KeySchema).toEqual(keys('pk', 'sk'));
  expect(table.GlobalSecondaryIndexes).toEqual([
    {
      IndexName: 'byUpload',
      KeySchema: keys('byUploadPk', 'byUploadSk'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: LISTED },
    },
    {
      IndexName: 'byStatus',
      KeySchema: keys('byStatusPk', 'byStatusSk'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: LISTED },
    },
    { IndexName: 'due', KeySchema: keys('duePk', 'dueSk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
  ]);
  expect(
    table.AttributeDefinitions.every(({ AttributeType }: { AttributeType: string }) => AttributeType === 'S'),
  ).toBe(true);
});

test('the table is on demand, encrypted, recoverable to any second, forgets what expired, and streams new images', () => {
  expect(only('AWS::DynamoDB::Table')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
});

test('the bucket is private, encrypted and keeps no versions', () => {
  const bucket = only('AWS::S3::Bucket');

  expect(bucket).toMatchObject({
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
    },
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  });
  expect(bucket.VersioningConfiguration).toBeUndefined();
});

test('the bucket is reached over TLS 1.2 or not at all', () => {
  const statements: unknown[] = only('AWS::S3::BucketPolicy').PolicyDocument.Statement;
  const denied = { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' } };

  expect(statements).toMatchObject([
    { ...denied, Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    { ...denied, Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
  ]);
});

test('the bucket forgets abandoned and staged uploads after a day and read documents after two, and no invoice', () => {
  expect(only('AWS::S3::Bucket').LifecycleConfiguration.Rules).toEqual([
    { Id: 'AbandonedUploads', Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
    { Id: 'ReadDocuments', Status: 'Enabled', Prefix: 'documents/', ExpirationInDays: 2 },
    { Id: 'StagedUploads', Status: 'Enabled', Prefix: 'staging/', ExpirationInDays: 1 },
  ]);
});

test.each([
  ['AWS::DynamoDB::Table', 'Retain'],
  // Taken back, empty as it is, by a first deployment that fails; a table with deletion protection can't be.
  ['AWS::S3::Bucket', 'RetainExceptOnCreate'],
])('%s outlives the stack, unless it is a dev one', (type, policy) => {
  const policies = (stack: typeof dev) =>
    stack.ofType(type).map(([, { DeletionPolicy, UpdateReplacePolicy }]) => [DeletionPolicy, UpdateReplacePolicy]);
  expect(policies(readStack())).toEqual([[policy, 'Retain']]);
  expect(policies(dev)).toEqual([['Delete', 'Delete']]);
});

test('the table is protected from deletion, unless the stack is a dev one', () => {
  expect(only('AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(true);
  expect(dev.only('AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(false);
});

test('no resource is made by a lookup or a custom resource, but for emptying the bucket of a dev stack', () => {
  const custom = (all: object) => Object.values(all).filter(({ Type }) => Type.startsWith('Custom::')).length;

  expect(custom(resources)).toBe(0);
  expect(custom(dev.resources)).toBe(1);
});
