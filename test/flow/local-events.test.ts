import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  APIGatewayClient,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  DeleteUsagePlanKeyCommand,
  GetApiKeysCommand,
  GetUsagePlanKeysCommand,
  UpdateApiKeyCommand,
} from '@aws-sdk/client-api-gateway';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { type RunningCloud, startRunningCloud } from '../support/running-cloud.ts';
import { temporaryFolder } from '../support/storage-cloud.ts';
import { arnOf, lambda, role, STREAMED_TABLE } from '../support/template-resources.ts';

function permission(functionId: string, principal: string, source: string): TemplateResource {
  return {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: arnOf(functionId),
      Principal: principal,
      SourceArn: arnOf(source),
    },
  };
}

/** Fails on items of the sort key `poison`; says what it was given. */
const CONSUMER = `import { appendFileSync } from 'node:fs';
export const handler = async ({ Records }) => {
  for (const record of Records) {
    if (record.dynamodb.Keys.sk.S === 'poison') return { batchItemFailures: [{ itemIdentifier: record.dynamodb.SequenceNumber }] };
    appendFileSync(process.env.FILE, JSON.stringify(record) + '\\n');
  }
  return { batchItemFailures: [] };
};`;
const RECORDER = `import { appendFileSync } from 'node:fs';
export const handler = async (event) => { appendFileSync(process.env.FILE, JSON.stringify(event) + '\\n'); return event; };`;
const FAILING = `export const handler = async () => { throw Object.assign(new Error('no'), { name: 'Broken' }); };`;

function template(folder: string): Record<string, TemplateResource> {
  return {
    Table: STREAMED_TABLE,
    GivenUp: { Type: 'AWS::SQS::Queue' },
    Undelivered: { Type: 'AWS::SQS::Queue' },
    UndeliveredPolicy: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: {
        Queues: [{ Ref: 'Undelivered' }],
        PolicyDocument: {
          Statement: {
            Effect: 'Allow',
            Principal: { Service: 'events.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: arnOf('Undelivered'),
          },
        },
      },
    },
    Worker: role(
      'lambda.amazonaws.com',
      {
        Effect: 'Allow',
        Action: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
        Resource: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
      },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: arnOf('GivenUp') },
    ),
    Consumer: lambda('consumer', join(folder, 'consumed')),
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
        FunctionName: { Ref: 'Consumer' },
        StartingPosition: 'TRIM_HORIZON',
        BatchSize: 10,
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 6,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        DestinationConfig: { OnFailure: { Destination: arnOf('GivenUp') } },
        FilterCriteria: {
          Filters: [
            {
              Pattern: JSON.stringify({
                eventName: ['INSERT'],
                dynamodb: { Keys: { sk: { S: [{ 'anything-but': 'unwanted' }] } } },
              }),
            },
          ],
        },
      },
    },
    Failing: lambda('failing', ''),
    Step: lambda('recorder', join(folder, 'steps')),
    MachineRole: role('states.amazonaws.com', {
      Effect: 'Allow',
      Action: 'lambda:InvokeFunction',
      Resource: [arnOf('Step'), arnOf('Failing')],
    }),
    Machine: {
      Type: 'AWS::StepFunctions::StateMachine',
      Properties: {
        RoleArn: arnOf('MachineRole'),
        DefinitionSubstitutions: { Step: arnOf('Step'), Failing: arnOf('Failing') },
        DefinitionString: JSON.stringify({
          StartAt: 'Step',
          States: {
            Step: {
              Type: 'Task',
              Resource: 'arn:aws:states:::lambda:invoke',
              Parameters: { FunctionName: `\${Step}`, 'Payload.$': '$' },
              ResultPath: null,
              Next: 'Choose',
            },
            Choose: {
              Type: 'Choice',
              Choices: [{ Variable: '$.fail', BooleanEquals: true, Next: 'Failing' }],
              Default: 'Done',
            },
            Failing: {
              Type: 'Task',
              Resource: 'arn:aws:states:::lambda:invoke',
              Parameters: { FunctionName: `\${Failing}` },
              End: true,
            },
            Done: { Type: 'Succeed' },
          },
        }),
      },
    },
    Watch: lambda('recorder', join(folder, 'watched')),
    Failed: {
      Type: 'AWS::Events::Rule',
      Properties: {
        EventPattern: {
          source: ['aws.states'],
          detail: { status: ['FAILED', 'ABORTED'], stateMachineArn: [{ Ref: 'Machine' }] },
        },
        Targets: [{ Id: 't', Arn: arnOf('Watch') }],
      },
    },
    WatchPermission: permission('Watch', 'events.amazonaws.com', 'Failed'),
    Unpermitted: {
      Type: 'AWS::Events::Rule',
      Properties: {
        EventPattern: { source: ['test.unpermitted'] },
        Targets: [{ Id: 't', Arn: arnOf('Watch'), DeadLetterConfig: { Arn: arnOf('Undelivered') } }],
      },
    },
    Plan: { Type: 'AWS::ApiGateway::UsagePlan', Properties: { ApiStages: [] } },
  };
}

const SOURCES = { consumer: CONSUMER, recorder: RECORDER, failing: FAILING };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let cloud: RunningCloud;

beforeEach(async () => {
  folder = await temporaryFolder();
  cloud = await startRunningCloud(folder.path, template(folder.path), SOURCES);
});

afterEach(async () => {
  await cloud.close();
  await folder.remove();
});

function settings() {
  const { endpointOrigin: endpoint, credentials } = cloud.foundation;
  return { endpoint, region: 'us-east-1', credentials: credentials.operator(), maxAttempts: 1 };
}

async function put(pk: string, ...sks: string[]): Promise<void> {
  const client = new DynamoDBClient(settings());
  for (const sk of sks) {
    await client.send(
      new PutItemCommand({ TableName: cloud.resource('Table').physicalId, Item: { pk: { S: pk }, sk: { S: sk } } }),
    );
  }
  client.destroy();
}

function lines(name: string): Record<string, never>[] {
  const file = join(folder.path, name);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
}

async function messages(queue: string) {
  const client = new SQSClient(settings());
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: cloud.resource(queue).physicalId,
      WaitTimeSeconds: 5,
      MessageAttributeNames: ['All'],
    }),
  );
  client.destroy();
  return Messages;
}

interface Seen {
  readonly eventName: string;
  readonly dynamodb: { readonly Keys: { readonly pk: { readonly S: string }; readonly sk: { readonly S: string } } };
}

function consumed(pk: string): string[] {
  return (lines('consumed') as unknown as Seen[])
    .filter(({ dynamodb }) => dynamodb.Keys.pk.S === pk)
    .map(({ dynamodb }) => dynamodb.Keys.sk.S);
}

/** The sequence number of the last record that each mapping need not read again. */
function handledUpTo(): string[] {
  const positions = join(folder.path, 'stream-positions');
  return readdirSync(positions).map((file) => {
    const kept = readFileSync(join(positions, file), 'utf8').trim();
    return kept === '' ? '' : JSON.parse(kept).sequenceNumber;
  });
}

describe('a table’s stream', () => {
  test('reaches the function as Lambda’s records, filtered and in order', async () => {
    const wanted = Array.from({ length: 25 }, (_, i) => String(i).padStart(3, '0'));
    await Promise.all(['a', 'b', 'c'].map((pk) => put(pk, ...wanted, 'unwanted')));
    await put('a', '000');
    await expect.poll(() => lines('consumed').length, { timeout: 10_000 }).toBe(75);
    for (const pk of ['a', 'b', 'c']) expect(consumed(pk)).toEqual(wanted);
    expect(lines('consumed')[0]).toMatchObject({
      eventName: 'INSERT',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      eventSourceARN: `${cloud.resource('Table').arn}/stream/2000-01-01T00:00:00.000`,
      dynamodb: { StreamViewType: 'NEW_IMAGE', NewImage: { sk: { S: '000' } } },
    });
  });

  test('goes on past a record that always fails, which ends on the queue alone', async () => {
    await put('a', '1', '2', 'poison', '3', '4');
    await expect.poll(() => new Set(consumed('a')), { timeout: 10_000 }).toEqual(new Set(['1', '2', '3', '4']));
    const [message] = await messages('GivenUp');
    expect(JSON.parse(message?.Body ?? '')).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', functionArn: cloud.resource('Consumer').arn },
      DDBStreamBatchInfo: { batchSize: 1, startSequenceNumber: '3', endSequenceNumber: '3' },
    });
  });

  test('loses and repeats nothing that was handled when the stack starts again', async () => {
    await put('a', '1', '2');
    // The function has done its part before its answer is heard; what is killed in between comes again.
    await expect.poll(handledUpTo, { timeout: 10_000 }).toEqual(['2']);
    expect(consumed('a')).toEqual(['1', '2']);
    await cloud.close();
    cloud = await startRunningCloud(folder.path, template(folder.path), SOURCES);
    await put('a', '3');
    await expect.poll(() => consumed('a'), { timeout: 10_000 }).toEqual(['1', '2', '3']);
  });
});

describe('Step Functions’ API', () => {
  test('starts, describes, lists and stops executions, and tells the event bus of their end', async () => {
    const client = new SFNClient(settings());
    const stateMachineArn = cloud.resource('Machine').physicalId;
    const started = await client.send(
      new StartExecutionCommand({ stateMachineArn, name: 'one', input: '{"fail":true}' }),
    );
    expect(started.startDate).toBeInstanceOf(Date);
    const describe = () => client.send(new DescribeExecutionCommand({ executionArn: started.executionArn }));
    await expect.poll(async () => (await describe()).status, { timeout: 10_000 }).toBe('FAILED');
    expect(await describe()).toMatchObject({ name: 'one', input: '{"fail":true}', error: 'Broken', stateMachineArn });
    await expect.poll(() => lines('watched').length, { timeout: 5000 }).toBe(1);
    expect(lines('watched')[0]).toMatchObject({
      'detail-type': 'Step Functions Execution Status Change',
      source: 'aws.states',
      account: '000000000000',
      resources: [started.executionArn],
      detail: { name: 'one', status: 'FAILED', executionArn: started.executionArn, input: '{"fail":true}' },
    });
    const history = await client.send(new GetExecutionHistoryCommand({ executionArn: started.executionArn }));
    expect(history.events?.map(({ type }) => type)).toEqual([
      'ExecutionStarted',
      'TaskStateEntered',
      'TaskStateExited',
      'ChoiceStateEntered',
      'ChoiceStateExited',
      'TaskStateEntered',
      'TaskFailed',
      'ExecutionFailed',
    ]);
    await client.send(new StartExecutionCommand({ stateMachineArn, name: 'two', input: '{"fail":false}' }));
    await expect
      .poll(
        async () =>
          (
            await client.send(new ListExecutionsCommand({ stateMachineArn, statusFilter: 'SUCCEEDED' }))
          ).executions?.map(({ name }) => name),
        { timeout: 5000 },
      )
      .toEqual(['two']);
    await expect(
      client.send(new StartExecutionCommand({ stateMachineArn, name: 'one', input: '{}' })),
    ).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    await expect(
      client.send(new StopExecutionCommand({ executionArn: `${started.executionArn}x` })),
    ).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
    client.destroy();
  });
});

test('an event whose target the rule may not call is put on the dead-letter queue', async () => {
  cloud.bus.publish({ source: 'test.unpermitted', detailType: 'Test', resources: [], detail: { a: 1 }, at: 0 });
  const [message] = await messages('Undelivered');
  expect(JSON.parse(message?.Body ?? '')).toMatchObject({ source: 'test.unpermitted', detail: { a: 1 } });
  expect(message?.MessageAttributes?.ERROR_CODE?.StringValue).toBe('NO_PERMISSIONS');
  expect(lines('watched')).toEqual([]);
});

test('API Gateway’s control plane makes, finds, withdraws and keeps keys', async () => {
  const client = new APIGatewayClient(settings());
  const usagePlanId = cloud.resource('Plan').physicalId;
  const value = 'a'.repeat(32);
  const created = await client.send(new CreateApiKeyCommand({ name: 'account-1', value, enabled: true }));
  expect(created).toMatchObject({ name: 'account-1', value, enabled: true, createdDate: expect.any(Date) });
  await expect(client.send(new CreateApiKeyCommand({ name: 'again', value }))).rejects.toMatchObject({
    name: 'ConflictException',
  });
  await client.send(new CreateUsagePlanKeyCommand({ usagePlanId, keyId: created.id, keyType: 'API_KEY' }));
  expect((await client.send(new GetUsagePlanKeysCommand({ usagePlanId }))).items).toMatchObject([
    { id: created.id, value },
  ]);
  expect((await client.send(new GetApiKeysCommand({ nameQuery: 'account', includeValues: true }))).items).toMatchObject(
    [{ id: created.id, value }],
  );
  expect((await client.send(new GetApiKeysCommand({ nameQuery: 'other' }))).items).toEqual([]);
  const disabled = await client.send(
    new UpdateApiKeyCommand({
      apiKey: created.id,
      patchOperations: [{ op: 'replace', path: '/enabled', value: 'false' }],
    }),
  );
  expect(disabled.enabled).toBe(false);
  await client.send(new DeleteUsagePlanKeyCommand({ usagePlanId, keyId: created.id }));
  await client.send(new DeleteApiKeyCommand({ apiKey: created.id }));
  expect((await client.send(new GetApiKeysCommand({}))).items).toEqual([]);
  client.destroy();
});
