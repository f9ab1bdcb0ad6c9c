import type { Template } from '../../local/assembly/template.ts';
import { arnOf, role } from './template-resources.ts';

const allow = (Action: unknown, Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const below = (logicalId: string, path: string) => ({ 'Fn::Join': ['', [arnOf(logicalId), path]] });

/** A table, a bucket, two queues, and two roles: a clerk that may do its work, and a visitor that may do little. */
export const storageTemplate: Template = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk', 'duePk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: 'due',
            KeySchema: [{ AttributeName: 'duePk', KeyType: 'HASH' }],
            Projection: { ProjectionType: 'KEYS_ONLY' },
          },
        ],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      },
    },
    Bucket: { Type: 'AWS::S3::Bucket' },
    GivenUp: { Type: 'AWS::SQS::Queue' },
    Queue: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        VisibilityTimeout: 30,
        RedrivePolicy: { deadLetterTargetArn: arnOf('GivenUp'), maxReceiveCount: 3 },
      },
    },
    Clerk: role(
      'lambda.amazonaws.com',
      allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], arnOf('Table')),
      allow('dynamodb:Query', below('Table', '/index/due')),
      allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], below('Bucket', '/invoices/*')),
      allow(
        ['sqs:SendMessage', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'],
        arnOf('Queue'),
      ),
    ),
    Visitor: role(
      'lambda.amazonaws.com',
      allow('s3:ListBucket', arnOf('Bucket'), { Condition: { StringLike: { 's3:prefix': 'invoices/*' } } }),
      allow('s3:GetObject', below('Bucket', '/*')),
      { Effect: 'Deny', Action: 's3:*', Resource: below('Bucket', '/invoices/secret/*') },
    ),
  },
};
