import { generatedId, generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

const LONGEST_ROLE_NAME = 64;

export const iamRole: ResourceType = {
  type: 'AWS::IAM::Role',
  honours: ['RoleName', 'AssumeRolePolicyDocument', 'Policies', 'ManagedPolicyArns'],
  ignores: {
    Description: 'words',
    Tags: 'billing labels',
    MaxSessionDuration: 'local sessions last as long as the stack runs',
  },
  identify(scope) {
    const name = String(scope.property('RoleName') ?? generatedName(scope, LONGEST_ROLE_NAME));
    const arn = `arn:aws:iam::${scope.accountId}:role/${name}`;
    return {
      physicalId: name,
      arn,
      attributes: { Arn: arn, RoleId: `AROA${generatedId(scope, 17).toUpperCase()}` },
    };
  },
};
