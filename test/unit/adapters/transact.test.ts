import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { openTable } from '../../../lambdas/adapters/table.ts';
import { transact } from '../../../lambdas/adapters/transact.ts';

const table = openTable(new DynamoDBClient({ region: 'us-east-1' }), 'invoices');
const client = mockClient(table.client);
beforeEach(() => client.reset());

const WRITES = [{ Delete: { Key: { pk: 'a', sk: 'a' } } }, { Delete: { Key: { pk: 'b', sk: 'b' } } }];
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

test('waits out conflicts and throttling, under one token, so that a lost answer does no harm', async () => {
  client
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'TransactionConflict'))
    .rejectsOnce(cancelled('ThrottlingError', 'None'))
    .resolves({});
  expect(await transact(table, WRITES)).toEqual({ ok: true });
  const tokens = client.commandCalls(TransactWriteCommand).map((sent) => sent.args[0].input.ClientRequestToken);
  expect(tokens).toHaveLength(3);
  expect(new Set(tokens).size).toBe(1);
});

test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'tries again after %s, which passes by itself',
  async (reason) => {
    client.on(TransactWriteCommand).rejectsOnce(cancelled('None', reason)).resolves({});
    expect(await transact(table, WRITES)).toEqual({ ok: true });
    expect(client.commandCalls(TransactWriteCommand)).toHaveLength(2);
  },
);

test('answers with the places of the conditions that did not hold, without another try', async () => {
  client.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
  expect(await transact(table, WRITES)).toEqual({ ok: false, refused: [1] });
  expect(client.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

test('does not retry what will not pass by itself', async () => {
  client.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'));
  await expect(transact(table, WRITES)).rejects.toThrow('cancelled');
  expect(client.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

test('gives up with DependencyUnavailable when conflicts do not end', async () => {
  client.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
  await expect(transact(table, WRITES)).rejects.toMatchObject({
    name: 'DependencyUnavailable',
    cause: { name: 'TransactionCanceledException' },
  });
  expect(client.commandCalls(TransactWriteCommand)).toHaveLength(8);
});
