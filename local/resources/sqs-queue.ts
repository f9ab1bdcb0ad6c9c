import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

const LONGEST_QUEUE_NAME = 80;

/** The properties that the engine takes as a queue's attributes. */
export const QUEUE_ATTRIBUTES = [
  'DelaySeconds',
  'MaximumMessageSize',
  'MessageRetentionPeriod',
  'ReceiveMessageWaitTimeSeconds',
  'RedrivePolicy',
  'VisibilityTimeout',
] as const;

export const sqsQueue: ResourceType = {
  type: 'AWS::SQS::Queue',
  honours: ['QueueName', ...QUEUE_ATTRIBUTES],
  ignores: {
    SqsManagedSseEnabled: 'encryption at rest is the disk’s',
    KmsMasterKeyId: 'encryption at rest is the disk’s',
    KmsDataKeyReusePeriodSeconds: 'encryption at rest is the disk’s',
    RedriveAllowPolicy: 'limits who may name the queue as a dead-letter queue: the template’s author alone, locally',
    Tags: 'billing labels',
  },
  identify(scope) {
    const name = String(scope.property('QueueName') ?? generatedName(scope, LONGEST_QUEUE_NAME));
    const arn = `arn:aws:sqs:${scope.region}:${scope.accountId}:${name}`;
    // The SDK sends to the host of the queue's URL, so it must be the local endpoint's.
    const url = `${scope.endpointOrigin}/${scope.accountId}/${name}`;
    return { physicalId: url, arn, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
  },
};
