import type { ResourceType } from './resource-type.ts';

/** How often and for how long a function is tried with an asynchronous invocation. */
export const lambdaEventInvokeConfig: ResourceType = {
  type: 'AWS::Lambda::EventInvokeConfig',
  honours: ['FunctionName', 'Qualifier', 'MaximumEventAgeInSeconds', 'MaximumRetryAttempts'],
  ignores: {},
  identify(scope) {
    const id = scope.logicalId;
    return { physicalId: id, arn: `local:lambda-event-invoke-config/${id}`, attributes: {} };
  },
  check({ Qualifier }) {
    return Qualifier === '$LATEST' ? [] : [`Qualifier is ${Qualifier}; only $LATEST is hosted`];
  },
};
