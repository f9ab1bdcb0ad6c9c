import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliveryQueues } from '../../lambdas/adapters/delivery-queues.ts';
import { givenUpQueue } from '../../lambdas/adapters/given-up-queue.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler } from '../../lambdas/events/fan-out.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { mockedClient } from '../support/mocked-client.ts';
import { refusing } from '../support/refusing.ts';

const stepFunctions = mockedClient(SFNClient);
const MACHINE = 'arn:aws:states:us-east-1:000000000000:stateMachine:pipeline';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  stepFunctions.reset();
  await service.sqs.purge();
});

const aside = () => service.sqs.take<DynamoDBStreamEvent>(service.sqs.givenUpUrl);

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

test.each(['ThrottlingException', 'ExecutionLimitExceeded'])(
  'gives back what failed by %s, and the rest of the batch goes on',
  async (error) => {
    stepFunctions.on(StartExecutionCommand).resolves({});
    stepFunctions.on(StartExecutionCommand, { name: 'inv_2' }).rejects(named(error));
    const Records = ['inv_1', 'inv_2', 'inv_3'].map((id, index) => record(id, 'invoice.uploaded', String(index)));
    expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(stepFunctions.commandCalls(StartExecutionCommand)).toHaveLength(3);
    expect(await aside()).toEqual([]);
  },
);

test('leaves a start that keeps failing to the sweeper once that looks for the invoice, so that nobody waits behind it', async () => {
  stepFunctions.on(StartExecutionCommand).rejects(named('ThrottlingException'));
  const written = (minutesAgo: number, sequence: string) => {
    const uploaded = record('inv_1', 'invoice.uploaded', sequence);
    Object.assign(uploaded.dynamodb ?? {}, { ApproximateCreationDateTime: Date.now() / 1000 - minutesAgo * 60 });
    return uploaded;
  };
  expect(await handler({ Records: [written(4, '1'), written(6, '2')] })).toEqual({
    batchItemFailures: [{ itemIdentifier: '1' }],
  });
  expect(await aside()).toEqual([]);
});

const failedOf = (accountId: string, sequence: string) => {
  const failed = record('inv_1', 'invoice.failed', sequence);
  Object.assign(failed.dynamodb?.NewImage ?? {}, { accountId: { S: accountId }, eventId: { S: newId('evt') } });
  return failed;
};

test('gives back only the events whose webhooks an outage keeps from being queued', async () => {
  const Records = [failedOf('acc_1', '1'), failedOf('acc_2', '2'), failedOf('acc_1', '3')];
  const answer = refusing(table(), { words: 'ACCOUNT#acc_1' }, () => handler({ Records }), named('TimeoutError'));
  expect(await answer).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '3' }] });
  expect(await aside()).toEqual([]);
});

test('gives back events whose attempts SQS throttles, and they are queued when it takes them', async () => {
  const accountId = newId('acc');
  await webhookCalls(accountId).create({ url: 'https://example.com/', events: ['*'], secret: 's' });
  const Records = [failedOf(accountId, '1')];
  const failing = vi.spyOn(deliveryQueues().client, 'send').mockRejectedValue(named('RequestThrottled') as never);
  expect(await handler({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  failing.mockRestore();
  expect(await aside()).toEqual([]);
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  expect(await service.sqs.take(service.sqs.url)).toHaveLength(1);
});

test('puts aside, whole and whatever it holds, the one event whose webhooks never can be queued, and tells of the others', async () => {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const { id } = (await calls.create({ url: 'https://example.com/', events: ['*'], secret: 's' })).body.data;
  const Records = ['1', '2', '3'].map((sequence) => failedOf(accountId, sequence));
  const poison = Records[1];
  Object.assign(poison?.dynamodb?.NewImage ?? {}, { payload: { S: '{"poison":"\ufffe\uffff 💩"}' } });

  const fanOut = () => handler({ Records });
  const answer = await refusing(table(), { words: 'poison' }, fanOut, named('ValidationException'));
  expect(answer).toEqual({ batchItemFailures: [] });
  expect((await calls.deliveries(id)).body.data.total).toBe(2);

  const [message, ...more] = await aside();
  expect([message, more]).toEqual([{ Records: [poison] }, []]);
  expect(await handler(message as DynamoDBStreamEvent)).toEqual({ batchItemFailures: [] });
  expect((await calls.deliveries(id)).body.data.total).toBe(3);
});

test('puts aside a record that is no event, so that somebody sees it, and the others of its batch go on', async () => {
  stepFunctions.on(StartExecutionCommand).resolves({});
  const accountId = newId('acc');
  await webhookCalls(accountId).create({ url: 'https://example.com/', events: ['*'], secret: 's' });
  const broken = { ...record('inv_1', 'invoice.uploaded', '7'), dynamodb: { SequenceNumber: '7' } };
  const Records = [
    failedOf(accountId, '6'),
    broken,
    record('inv_2', 'invoice.uploaded', '8'),
    failedOf(accountId, '9'),
  ];
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  expect(await aside()).toEqual([{ Records: [broken] }]);
  expect(stepFunctions.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name)).toEqual(['inv_2']);
  expect(await service.sqs.take(service.sqs.url)).toHaveLength(2);
});

test('gives back what it can not put aside either', async () => {
  const failing = vi.spyOn(givenUpQueue().client, 'send').mockRejectedValue(named('TimeoutError') as never);
  const broken = { ...record('inv_1', 'invoice.uploaded', '7'), dynamodb: { SequenceNumber: '7' } };
  expect(await handler({ Records: [broken] })).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
  failing.mockRestore();
});
