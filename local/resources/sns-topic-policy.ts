import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const snsTopicPolicy: ResourceType = {
  type: 'AWS::SNS::TopicPolicy',
  honours: ['Topics', 'PolicyDocument'],
  ignores: {},
  identify(scope) {
    return { physicalId: generatedId(scope), arn: `local:topic-policy/${scope.logicalId}`, attributes: {} };
  },
};
