import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler } from '../../lambdas/events/fan-out.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';

const stepFunctions = mockClient(SFNClient);
const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:pipeline';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(() => stepFunctions.reset());

function record(invoiceId: string, event: string, SequenceNumber: string): DynamoDBRecord {
  const pk = { S: `ACCOUNT#acc_1#INVOICE#${invoiceId}` };
  return {
    eventName: 'INSERT',
    dynamodb: {
      Keys: { pk, sk: { S: 'EVENT#000' } },
      NewImage: {
        pk,
        sk: { S: 'EVENT#000' },
        accountId: { S: 'acc_1' },
        invoiceId: { S: invoiceId },
        eventId: { S: `evt_${SequenceNumber}` },
        event: { S: event },
        seq: { N: '0' },
        payload: { S: '{}' },
      },
      SequenceNumber,
    },
  };
}

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

test("starts an uploaded invoice's run under its own name, with two ids and nothing else", async () => {
  stepFunctions.on(StartExecutionCommand).resolves({});
  expect(await handler({ Records: [record('inv_1', 'invoice.uploaded', '1')] })).toEqual({ batchItemFailures: [] });
  expect(stepFunctions.commandCalls(StartExecutionCommand).map((started) => started.args[0].input)).toEqual([
    { stateMachineArn: MACHINE, name: 'inv_1', input: '{"account_id":"acc_1","invoice_id":"inv_1"}' },
  ]);
});

test("reads an account's subscriptions once for a batch, and anew for the next", async () => {
  const send = vi.spyOn(table().client, 'send');
  const queries = () => send.mock.calls.filter(([command]) => command instanceof QueryCommand).length;
  try {
    await handler({ Records: [record('inv_1', 'invoice.failed', '1'), record('inv_2', 'invoice.failed', '2')] });
    expect(queries()).toBe(1);
    await handler({ Records: [record('inv_1', 'invoice.failed', '3')] });
    expect(queries()).toBe(2);
  } finally {
    send.mockRestore();
  }
});

test('starts nothing for any other event', async () => {
  await handler({ Records: [record('inv_1', 'invoice.processing', '1'), record('inv_1', 'invoice.failed', '2')] });
  expect(stepFunctions.calls()).toHaveLength(0);
});

test('takes a run that was started before for started', async () => {
  stepFunctions.on(StartExecutionCommand).rejects(named('ExecutionAlreadyExists'));
  expect(await handler({ Records: [record('inv_1', 'invoice.uploaded', '1')] })).toEqual({ batchItemFailures: [] });
});

test('gives back what failed, and the rest of the batch goes on', async () => {
  stepFunctions.on(StartExecutionCommand).resolves({});
  stepFunctions.on(StartExecutionCommand, { name: 'inv_2' }).rejects(named('ThrottlingException'));
  const Records = ['inv_1', 'inv_2', 'inv_3'].map((id, index) => record(id, 'invoice.uploaded', String(index)));
  expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(stepFunctions.commandCalls(StartExecutionCommand)).toHaveLength(3);
});

test("one account's webhooks that can't be queued hold up nobody else's, and are given back", async () => {
  const send = table().client.send.bind(table().client);
  const failing = vi.spyOn(table().client, 'send').mockImplementation((command: unknown) => {
    const isTheirs = command instanceof QueryCommand && JSON.stringify(command.input).includes('ACCOUNT#acc_1');
    return isTheirs ? Promise.reject(named('ValidationException')) : send(command as QueryCommand);
  });
  try {
    const theirs = ['1', '3'].map((sequence) => record('inv_1', 'invoice.failed', sequence));
    const other = record('inv_2', 'invoice.failed', '2');
    Object.assign(other.dynamodb?.NewImage ?? {}, { accountId: { S: 'acc_2' } });
    const [first, second] = theirs;
    if (first === undefined || second === undefined) throw new Error('Two records are needed');
    expect(await handler({ Records: [first, other, second] })).toEqual({
      batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '3' }],
    });
  } finally {
    failing.mockRestore();
  }
});

test('gives back a record that is no event, so that it ends in the failure queue and not unseen', async () => {
  const broken = { ...record('inv_1', 'invoice.uploaded', '7'), dynamodb: { SequenceNumber: '7' } };
  expect(await handler({ Records: [broken] })).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
});
