import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const sqsQueuePolicy: ResourceType = {
  type: 'AWS::SQS::QueuePolicy',
  honours: ['Queues', 'PolicyDocument'],
  ignores: {},
  identify(scope) {
    return { physicalId: generatedId(scope), arn: `local:queue-policy/${scope.logicalId}`, attributes: {} };
  },
};
