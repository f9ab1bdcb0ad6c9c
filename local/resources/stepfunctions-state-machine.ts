import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const stepFunctionsStateMachine: ResourceType = {
  type: 'AWS::StepFunctions::StateMachine',
  honours: ['StateMachineName', 'StateMachineType', 'DefinitionString', 'DefinitionSubstitutions', 'RoleArn'],
  ignores: {
    LoggingConfiguration: 'each execution keeps its history in the data directory',
    TracingConfiguration: 'tracing observes only',
    Tags: 'billing labels',
  },
  assumes: [{ property: 'RoleArn', service: 'states.amazonaws.com' }],
  identify(scope) {
    const name = String(scope.property('StateMachineName') ?? generatedName(scope, 80));
    const arn = `arn:aws:states:${scope.region}:${scope.accountId}:stateMachine:${name}`;
    return { physicalId: arn, arn, attributes: { Arn: arn, Name: name } };
  },
  check({ StateMachineType: type = 'STANDARD' }) {
    return type === 'STANDARD' ? [] : [`StateMachineType is ${type}; only STANDARD is hosted`];
  },
};
