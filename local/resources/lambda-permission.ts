import type { ResourceType } from './resource-type.ts';

/** One statement of a function's resource policy. */
export const lambdaPermission: ResourceType = {
  type: 'AWS::Lambda::Permission',
  honours: ['Action', 'FunctionName', 'Principal', 'SourceArn', 'SourceAccount'],
  ignores: {},
  identify(scope) {
    const id = scope.logicalId;
    return { physicalId: id, arn: `local:lambda-permission/${id}`, attributes: { Id: id } };
  },
};
