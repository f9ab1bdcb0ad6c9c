import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const iamManagedPolicy: ResourceType = {
  type: 'AWS::IAM::ManagedPolicy',
  honours: ['ManagedPolicyName', 'PolicyDocument', 'Roles'],
  ignores: { Description: 'words', Path: 'part of the ARN only' },
  identify(scope) {
    const name = String(scope.property('ManagedPolicyName') ?? generatedName(scope, 128));
    const arn = `arn:aws:iam::${scope.accountId}:policy/${name}`;
    return { physicalId: arn, arn, attributes: { PolicyArn: arn } };
  },
};
