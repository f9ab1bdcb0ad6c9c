import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const dynamodbTable: ResourceType = {
  type: 'AWS::DynamoDB::Table',
  honours: [
    'TableName',
    'AttributeDefinitions',
    'KeySchema',
    'BillingMode',
    'GlobalSecondaryIndexes.IndexName',
    'GlobalSecondaryIndexes.KeySchema',
    'GlobalSecondaryIndexes.Projection',
    'StreamSpecification.StreamViewType',
  ],
  ignores: {
    TimeToLiveSpecification: 'expiry is late by up to days on AWS too: every reader compares the time itself',
    PointInTimeRecoverySpecification: 'a backup of the laptop is its own',
    SSESpecification: 'encryption at rest is the disk’s',
    DeletionProtectionEnabled: 'nothing deletes a table locally but its owner, with the data directory',
    Tags: 'billing labels',
    ContributorInsightsSpecification: 'monitoring only',
  },
  identify(scope) {
    const name = String(scope.property('TableName') ?? generatedName(scope, 255));
    const arn = `arn:aws:dynamodb:${scope.region}:${scope.accountId}:table/${name}`;
    return {
      physicalId: name,
      arn,
      // The label is a creation time on AWS. The engine gives its own; callers are shown this one.
      attributes: { Arn: arn, StreamArn: `${arn}/stream/2000-01-01T00:00:00.000` },
    };
  },
  check(properties) {
    const mode = properties.BillingMode ?? 'PROVISIONED';
    return mode === 'PAY_PER_REQUEST' ? [] : [`BillingMode is ${mode}; only PAY_PER_REQUEST is hosted`];
  },
};
