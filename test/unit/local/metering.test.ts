import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dynamodbService } from '../../../local/endpoint/dynamodb-service.ts';
import { EngineConnection } from '../../../local/endpoint/engine-connection.ts';
import { FunctionHost } from '../../../local/lambda/function-host.ts';
import { Meter, type MeteredUnit } from '../../../local/metering/meter.ts';
import { type AnsweredCall, meterCall } from '../../../local/metering/meter-call.ts';
import { meterTransition } from '../../../local/metering/meter-transition.ts';
import type { Caller } from '../../../local/ports.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import {
  accessExcept,
  functionArn,
  functionResource,
  ROLE,
  smallAssembly,
  temporaryDirectory,
} from '../../support/small-assembly.ts';

let meter: Meter;
beforeEach(() => {
  meter = new Meter();
});

/** Texts in DynamoDB's wire form. */
const wireForm = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { S: text }]));

/** What was counted in a unit, by what it was. */
const counted = (unit: MeteredUnit): Record<string, number> =>
  Object.fromEntries(
    meter
      .usage()
      .filter((usage) => usage.unit === unit)
      .map(({ of, quantity }) => [of, quantity]),
  );

describe('request units of DynamoDB, as its rules have them', () => {
  let engine: DynamoDbEngine;
  let connection: EngineConnection;
  beforeAll(async () => {
    engine = await startDynamoDb();
    connection = new EngineConnection(engine.endpoint);
  });
  afterAll(() => {
    connection.close();
    engine.stop();
  });

  async function call(operation: string, request: object, caller: Caller = ROLE) {
    const service = dynamodbService(connection, smallAssembly('', []), meter);
    const body = Buffer.from(JSON.stringify(request));
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': String(body.length),
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      'x-amz-date': '20260101T000000Z',
    };
    const made = { method: 'POST', path: '/', query: new URLSearchParams(), headers, body, caller };
    return service.answer(made, service.operation(made));
  }

  /** An item of the list's indexes and the due index, filled up to a size. */
  const item = (pk: string, changes: Readonly<Record<string, string>> = {}) => ({
    pk,
    sk: 'INVOICE',
    byUploadPk: 'account',
    byUploadSk: '1',
    byStatusPk: 'account#PENDING',
    byStatusSk: '1',
    duePk: 'DUE#0',
    dueSk: '1',
    status: 'PENDING',
    ...changes,
  });
  const put = (pk: string, changes?: Readonly<Record<string, string>>) => ({
    TableName: engine.table.name,
    Item: wireForm(item(pk, changes)),
  });
  const kilobytes = (count: number) => 'x'.repeat(count * 1024 - 300);

  test('a new item costs a unit for each KB in the table, and one in each of its indexes', async () => {
    await call('PutItem', put('new', { filler: kilobytes(3) }));
    const index = { 'PutItem byUpload': 1, 'PutItem byStatus': 1, 'PutItem due': 1 };
    expect(counted('table-write-unit')).toEqual({ 'PutItem table': 3, ...index });
  });

  test('an item that shrinks costs what it was, and nothing in indexes that do not change', async () => {
    await call('PutItem', put('shrinks', { filler: kilobytes(5) }));
    meter.reset();
    await call('PutItem', put('shrinks'));
    expect(counted('table-write-unit')).toEqual({ 'PutItem table': 5 });
  });

  test('an index entry that moves costs two, and one whose projected attribute changes costs one', async () => {
    await call('PutItem', put('moves'));
    meter.reset();
    await call('PutItem', put('moves', { dueSk: '2', processedAt: 'now' }));
    const indexes = { 'PutItem due': 2, 'PutItem byUpload': 1, 'PutItem byStatus': 1 };
    expect(counted('table-write-unit')).toEqual({ 'PutItem table': 1, ...indexes });
  });

  test('a transaction costs twice in the table and once in the indexes', async () => {
    await call('TransactWriteItems', { TransactItems: [{ Put: put('transacted', { filler: kilobytes(2) }) }] });
    const indexes = {
      'TransactWriteItems byUpload': 1,
      'TransactWriteItems byStatus': 1,
      'TransactWriteItems due': 1,
    };
    expect(counted('table-write-unit')).toEqual({ 'TransactWriteItems table': 4, ...indexes });
  });

  test('a strongly consistent read costs a unit for each 4 KB, an eventually consistent one half of it', async () => {
    await call('PutItem', put('read', { filler: kilobytes(5) }));
    const Key = wireForm({ pk: 'read', sk: 'INVOICE' });
    await call('GetItem', { TableName: engine.table.name, Key, ConsistentRead: true });
    expect(counted('table-read-unit')).toEqual({ 'GetItem table': 2 });
    await call('GetItem', { TableName: engine.table.name, Key });
    expect(counted('table-read-unit')).toEqual({ 'GetItem table': 3 });
  });

  test('a query costs what it reads, also when it only counts', async () => {
    for (const pk of ['q1', 'q2', 'q3']) await call('PutItem', put(pk, { byUploadPk: 'queried' }));
    const query = {
      TableName: engine.table.name,
      IndexName: 'byUpload',
      KeyConditionExpression: 'byUploadPk = :pk',
      ExpressionAttributeValues: wireForm({ ':pk': 'queried' }),
      Select: 'COUNT',
    };
    await call('Query', query);
    expect(counted('table-read-unit')).toEqual({ 'Query byUpload': 0.5 });
  });

  test('a refused write is counted, and told apart', async () => {
    await call('PutItem', put('taken'));
    meter.reset();
    const { status } = await call('PutItem', { ...put('taken'), ConditionExpression: 'attribute_not_exists(pk)' });
    expect(status).toBe(400);
    expect(counted('table-write-unit')).toEqual({ 'PutItem refused': 1 });
  });

  test("the operator's calls are no invoice's", async () => {
    await call('PutItem', put('operators'), { kind: 'operator' });
    expect(meter.usage()).toEqual([]);
  });
});

describe('calls to other services', () => {
  const answered = (service: string, operation: string, bodyBytes = 0, caller: Caller = ROLE): AnsweredCall => ({
    service,
    operation,
    caller,
    bodyBytes,
    milliseconds: 2,
  });

  test('S3 requests are counted in the classes that they are billed in', () => {
    for (const operation of ['PutObject', 'ListObjectsV2', 'GetObject', 'HeadObject', 'DeleteObject']) {
      meterCall(meter, answered('s3', operation));
    }
    expect(counted('object-write')).toEqual({ PutObject: 1, ListObjectsV2: 1 });
    expect(counted('object-read')).toEqual({ GetObject: 1, HeadObject: 1 });
    expect(counted('object-delete')).toEqual({ DeleteObject: 1 });
  });

  test('SQS bills a message by begun chunks of 64 KB', () => {
    meterCall(meter, answered('sqs', 'SendMessage', 64 * 1024 + 1));
    meterCall(meter, answered('sqs', 'ReceiveMessage'));
    expect(counted('queue-request')).toEqual({ SendMessage: 2, ReceiveMessage: 1 });
  });

  test('every call is told with its time, unless it is the operator’s', () => {
    meterCall(meter, answered('states', 'StartExecution'));
    meterCall(meter, answered('states', 'StartExecution'));
    meterCall(meter, answered('states', 'DescribeExecution', 0, { kind: 'operator' }));
    expect(counted('call')).toEqual({ 'states:StartExecution': 2 });
    expect(counted('call-ms')).toEqual({ 'states:StartExecution': 4 });
  });
});

test('an execution of two states, one of them tried again, makes five transitions', () => {
  const state = { at: 0, state: 'A', stateType: 'Task' } as const;
  meterTransition(meter, 'machine', { type: 'started', at: 0, machineArn: 'machine', input: '{}' });
  meterTransition(meter, 'machine', { ...state, type: 'entered' });
  meterTransition(meter, 'machine', { ...state, type: 'failed' });
  meterTransition(meter, 'machine', { ...state, type: 'retried' });
  meterTransition(meter, 'machine', { ...state, type: 'exited' });
  meterTransition(meter, 'machine', { ...state, type: 'entered' });
  meterTransition(meter, 'machine', { ...state, type: 'exited' });
  meterTransition(meter, 'machine', { type: 'ended', at: 0, status: 'SUCCEEDED' });
  expect(counted('state-transition')).toEqual({ 'start and end': 2, states: 2, retries: 1 });
});

test('an invocation is counted with its time, its memory, its CPU time and what it logged', async () => {
  const folder = temporaryDirectory();
  const source = `export const handler = async () => {
    const end = performance.now() + 30;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 30));
    console.log('seen');
  };`;
  const host = new FunctionHost({
    assembly: smallAssembly(folder, [functionResource(folder, 'busy', source, { MemorySize: 512 })]),
    access: accessExcept(),
    endpointUrl: 'http://127.0.0.1:1',
    dataDirectory: folder,
    meter,
  });
  try {
    await host.invoke(functionArn('busy'), '{}', ROLE);
    await expect.poll(() => counted('log-byte')['lines of the function']).toBeGreaterThan('seen\n'.length);
  } finally {
    await host.close();
  }
  const { invocation: milliseconds = 0 } = counted('function-ms');
  const { invocation: cpu = 0 } = counted('function-cpu-ms');
  expect(counted('function-request')).toEqual({ invocation: 1 });
  expect(counted('function-gb-second').invocation).toBeCloseTo(Math.ceil(milliseconds) / 2000);
  expect(cpu).toBeGreaterThan(0);
  expect(cpu).toBeLessThan(milliseconds);
  expect(counted('log-byte')['lines of Lambda']).toBeGreaterThan(0);
});
