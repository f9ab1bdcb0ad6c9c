import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

const LONGEST_FUNCTION_NAME = 64;

export const lambdaFunction: ResourceType = {
  type: 'AWS::Lambda::Function',
  honours: [
    'FunctionName',
    'Code',
    'Handler',
    'Runtime',
    'Role',
    'Timeout',
    'MemorySize',
    'Environment.Variables',
    'LoggingConfig.LogGroup',
  ],
  ignores: {
    Architectures: 'the laptop has the architecture it has; bundles are plain JavaScript and WebAssembly',
    Description: 'words',
    Tags: 'billing labels',
    'LoggingConfig.LogFormat': 'what a function prints is kept as it prints it',
    RecursiveLoop: 'no loop is looked for on a laptop',
    'TracingConfig.Mode': 'tracing observes only',
  },
  assumes: [{ property: 'Role', service: 'lambda.amazonaws.com' }],
  identify(scope) {
    const name = String(scope.property('FunctionName') ?? generatedName(scope, LONGEST_FUNCTION_NAME));
    const arn = `arn:aws:lambda:${scope.region}:${scope.accountId}:function:${name}`;
    return { physicalId: name, arn, attributes: { Arn: arn } };
  },
  check({ Runtime, Handler }) {
    const complaints: string[] = [];
    if (Runtime !== 'nodejs24.x') complaints.push(`Runtime is ${Runtime}; only nodejs24.x is hosted`);
    if (!/^[\w-]+\.\w+$/.test(String(Handler))) {
      complaints.push(`Handler is ${Handler}; only \`module.export\` of an ES module at the bundle's root is hosted`);
    }
    return complaints;
  },
};
