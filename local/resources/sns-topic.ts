import type { ResourceType } from './resource-type.ts';

export const snsTopic: ResourceType = {
  type: 'AWS::SNS::Topic',
  honours: ['TopicName'],
  ignores: {
    KmsMasterKeyId: 'messages rest in the data directory, as everything does',
    DisplayName: 'words',
    Tags: 'billing labels',
  },
  identify(scope) {
    const name = String(scope.property('TopicName') ?? `${scope.stackName}-${scope.logicalId}`);
    const arn = `arn:aws:sns:${scope.region}:${scope.accountId}:${name}`;
    return { physicalId: arn, arn, attributes: { TopicArn: arn, TopicName: name } };
  },
};
