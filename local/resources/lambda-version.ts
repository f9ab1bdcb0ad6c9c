import type { ResourceType } from './resource-type.ts';

/** A numbered snapshot of a function; here always the one, of the function that the template describes. */
export const lambdaVersion: ResourceType = {
  type: 'AWS::Lambda::Version',
  honours: ['FunctionName'],
  ignores: { Description: 'words', CodeSha256: 'the function is the one of the same template' },
  identify(scope) {
    const arn = `arn:aws:lambda:${scope.region}:${scope.accountId}:function:${scope.property('FunctionName')}:1`;
    return { physicalId: arn, arn, attributes: { FunctionArn: arn, Version: '1' } };
  },
};
