import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { type RunningCloud, startRunningCloud } from '../support/running-cloud.ts';
import { temporaryFolder } from '../support/storage-cloud.ts';
import { arnOf, role } from '../support/template-resources.ts';

const DEFINITION = JSON.stringify({
  StartAt: 'Step',
  States: {
    Step: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: `\${Step}` },
      End: true,
    },
  },
});

const machine = (step: object): TemplateResource => ({
  Type: 'AWS::StepFunctions::StateMachine',
  Properties: {
    RoleArn: arnOf('MachineRole'),
    DefinitionString: DEFINITION,
    DefinitionSubstitutions: { Step: step },
  },
});

const TEMPLATE: Record<string, TemplateResource> = {
  Worker: role('lambda.amazonaws.com'),
  Step: {
    Type: 'AWS::Lambda::Function',
    Properties: { Code: { S3Key: 'step' }, Handler: 'index.handler', Runtime: 'nodejs24.x', Role: arnOf('Worker') },
  },
  StepVersion: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Step' } } },
  MachineRole: role('states.amazonaws.com', {
    Effect: 'Allow',
    Action: 'lambda:InvokeFunction',
    Resource: { 'Fn::Join': ['', [arnOf('Step'), ':*']] },
  }),
  OfVersions: machine({ Ref: 'StepVersion' }),
  Unqualified: machine(arnOf('Step')),
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let cloud: RunningCloud;
let client: SFNClient;

beforeAll(async () => {
  folder = await temporaryFolder();
  cloud = await startRunningCloud(folder.path, TEMPLATE, { step: "export const handler = async () => 'done';" });
  const { endpointOrigin: endpoint, credentials } = cloud.foundation;
  client = new SFNClient({ endpoint, region: 'us-east-1', credentials: credentials.operator() });
});

afterAll(async () => {
  client.destroy();
  await cloud.close();
  await folder.remove();
});

async function execute(logicalId: string) {
  const stateMachineArn = cloud.resource(logicalId).arn;
  const { executionArn } = await client.send(new StartExecutionCommand({ stateMachineArn, input: '{}' }));
  const describe = () => client.send(new DescribeExecutionCommand({ executionArn }));
  await expect.poll(async () => (await describe()).status, { timeout: 10_000 }).not.toBe('RUNNING');
  return describe();
}

test('a state machine runs the version of a function that it names, with a permission for versions', async () => {
  const { status, output } = await execute('OfVersions');
  expect(status).toBe('SUCCEEDED');
  expect(JSON.parse(output ?? '')).toEqual({ ExecutedVersion: '1', Payload: 'done', StatusCode: 200 });
});

test('that permission is none for the function itself', async () => {
  const { status, cause } = await execute('Unqualified');
  expect(status).toBe('FAILED');
  expect(cause).toContain('AccessDeniedException');
});
