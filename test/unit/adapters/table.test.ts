import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from 'vitest';
import { clientSettings } from '../../../lambdas/adapters/client-settings.ts';
import { openTable, type Table } from '../../../lambdas/adapters/table.ts';

const refusal = (name: string) => ({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'refused' });

let dynamoDb: Server | undefined;
afterEach(() => {
  dynamoDb?.close();
});

/**
 * A table whose writes are refused as listed, and accepted then; `calls` counts them. Not the local engine's: there no
 * write meets a transaction.
 */
async function refusedFirst(...refusals: readonly string[]): Promise<{ table: Table; calls: () => number }> {
  let calls = 0;
  dynamoDb = createServer((_, response) => {
    const refused = refusals[calls];
    calls += 1;
    response.writeHead(refused === undefined ? 200 : 400, { 'Content-Type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(refused === undefined ? {} : refusal(refused)));
  });
  dynamoDb.listen(0, '127.0.0.1');
  await once(dynamoDb, 'listening');
  const client = new DynamoDBClient({
    ...clientSettings,
    endpoint: `http://127.0.0.1:${(dynamoDb.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  openTable(client, 'a restored backup');
  return { table: openTable(client, 'invoices'), calls: () => calls };
}

const write = ({ client, name }: Table) => client.send(new PutCommand({ TableName: name, Item: { pk: 'a', sk: 'a' } }));
const CONFLICT = 'TransactionConflictException';

test('a write that meets a transaction on its item is made when that is over', async () => {
  const { table, calls } = await refusedFirst(CONFLICT, CONFLICT);
  await write(table);
  expect(calls()).toBe(3);
});

test('a write that meets transactions again and again says so', async () => {
  const { table, calls } = await refusedFirst(CONFLICT, CONFLICT, CONFLICT);
  await expect(write(table)).rejects.toMatchObject({ name: CONFLICT });
  expect(calls()).toBe(3);
});

test('a write whose condition does not hold is not made again', async () => {
  const { table, calls } = await refusedFirst('ConditionalCheckFailedException');
  await expect(write(table)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(calls()).toBe(1);
});
