import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** An inline policy, attached to the roles it names. */
export const iamPolicy: ResourceType = {
  type: 'AWS::IAM::Policy',
  honours: ['PolicyName', 'PolicyDocument', 'Roles'],
  ignores: {},
  identify(scope) {
    const name = String(scope.property('PolicyName') ?? generatedName(scope));
    return { physicalId: name, arn: `local:inline-policy/${scope.logicalId}`, attributes: { Id: name } };
  },
};
