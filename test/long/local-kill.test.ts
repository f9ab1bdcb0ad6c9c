import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { startRunningCloud } from '../support/running-cloud.ts';
import { temporaryFolder } from '../support/storage-cloud.ts';
import { arnOf, role } from '../support/template-resources.ts';

const PROGRAM = fileURLToPath(new URL('../support/running-cloud-process.ts', import.meta.url));
const TABLE = 'kept-invoices';
const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:kept-pipeline';

function template(folder: string): Record<string, TemplateResource> {
  const task = {
    Type: 'Task',
    Resource: 'arn:aws:states:::lambda:invoke',
    Parameters: { FunctionName: `\${Step}`, 'Payload.$': '$' },
    ResultPath: null,
  };
  return {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        TableName: TABLE,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      },
    },
    Worker: role('lambda.amazonaws.com', {
      Effect: 'Allow',
      Action: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords', 'states:StartExecution'],
      Resource: '*',
    }),
    FanOut: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Key: 'recorder' },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: arnOf('Worker'),
        Environment: { Variables: { FILE: join(folder, 'seen') } },
      },
    },
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
        FunctionName: { Ref: 'FanOut' },
        StartingPosition: 'TRIM_HORIZON',
        BatchSize: 3,
      },
    },
    Step: {
      Type: 'AWS::Lambda::Function',
      Properties: { Code: { S3Key: 'slow' }, Handler: 'index.handler', Runtime: 'nodejs24.x', Role: arnOf('Worker') },
    },
    MachineRole: role('states.amazonaws.com', {
      Effect: 'Allow',
      Action: 'lambda:InvokeFunction',
      Resource: arnOf('Step'),
    }),
    Machine: {
      Type: 'AWS::StepFunctions::StateMachine',
      Properties: {
        StateMachineName: 'kept-pipeline',
        RoleArn: arnOf('MachineRole'),
        DefinitionSubstitutions: { Step: arnOf('Step') },
        DefinitionString: JSON.stringify({
          StartAt: 'A',
          States: { A: { ...task, Next: 'B' }, B: { ...task, Next: 'C' }, C: { ...task, End: true } },
        }),
      },
    },
  };
}

const SOURCES = {
  recorder: `import { appendFileSync } from 'node:fs';
    export const handler = async ({ Records }) => { for (const { dynamodb } of Records) appendFileSync(process.env.FILE, dynamodb.Keys.pk.S + '\\n'); };`,
  slow: 'export const handler = () => new Promise((resolve) => setTimeout(resolve, 30, {}));',
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await folder.remove();
});

function seen(): Set<string> {
  const file = join(folder.path, 'seen');
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
}

test('killed in the middle of its work, the stack finishes everything it had taken on after the next start', async () => {
  const args = [PROGRAM, folder.path, JSON.stringify(template(folder.path)), JSON.stringify(SOURCES)];
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('the process has no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { endpoint, credentials } = JSON.parse(line);
  const settings = { region: 'us-east-1', maxAttempts: 1 };
  const dynamodb = new DynamoDBClient({ ...settings, endpoint, credentials });
  const machines = new SFNClient({ ...settings, endpoint, credentials });

  const items: string[] = [];
  const executions: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    await dynamodb.send(new PutItemCommand({ TableName: TABLE, Item: { pk: { S: `item-${i}` } } }));
    items.push(`item-${i}`);
    const { executionArn } = await machines.send(
      new StartExecutionCommand({ stateMachineArn: MACHINE, name: `run-${i}`, input: `{"i":${i}}` }),
    );
    executions.push(String(executionArn));
  }
  const killed = once(child, 'exit');
  child.kill('SIGKILL');
  await killed;
  dynamodb.destroy();
  machines.destroy();

  const cloud = await startRunningCloud(folder.path, template(folder.path), SOURCES);
  try {
    const { foundation } = cloud;
    const client = new SFNClient({
      ...settings,
      endpoint: foundation.endpointOrigin,
      credentials: foundation.credentials.operator(),
    });
    const statuses = async () => {
      const all = await Promise.all(
        executions.map((executionArn) => client.send(new DescribeExecutionCommand({ executionArn }))),
      );
      return all.map(({ status, output }) => `${status} ${output}`);
    };
    await expect.poll(statuses, { timeout: 15_000 }).toEqual(executions.map((_, i) => `SUCCEEDED {"i":${i}}`));
    await expect.poll(seen, { timeout: 5_000 }).toEqual(new Set(items));
    client.destroy();
  } finally {
    await cloud.close();
  }
});
