import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileObjectKey, storeFile } from '../../lambdas/adapters/invoice-files.ts';
import { putErasure } from '../../lambdas/adapters/invoices/erasures.ts';
import { listEvents } from '../../lambdas/adapters/invoices/list-events.ts';
import { loadInvoice } from '../../lambdas/adapters/invoices/load-invoice.ts';
import { recordProgress } from '../../lambdas/adapters/invoices/record-progress.ts';
import { removeInvoice } from '../../lambdas/adapters/invoices/remove-invoice.ts';
import { erasureKey, invoiceKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import type { InvoiceIds, InvoiceRecord } from '../../lambdas/domain/invoice/invoice-record.ts';
import { handler as recordFailedExecution } from '../../lambdas/operations/record-failed-execution.ts';
import { handler as sweep } from '../../lambdas/operations/sweep.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { current, finished, uploaded } from '../fixtures/invoices.ts';
import { later } from '../support/clock.ts';
import { mockedClient } from '../support/mocked-client.ts';
import { overtakenAt } from '../support/racing.ts';

/** Step Functions has no engine here; the flow tests run the real machine. */
const stepFunctions = mockedClient(SFNClient);

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(() => stepFunctions.reset());
afterEach(() => {
  vi.useRealTimers();
});

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

/** Makes an invoice's due entry lie in the past, as it would after a time without news. */
async function overdue(record: InvoiceRecord): Promise<InvoiceRecord> {
  const { client, name } = service.dynamoDb.table;
  const Key = invoiceKey(record.accountId, record.invoiceId);
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key,
      UpdateExpression: 'SET dueSk = :past',
      ExpressionAttributeValues: { ':past': `${LONG_AGO}#${Key.pk}` },
    }),
  );
  return record;
}

/** Whether the promise to erase an invoice's objects still stands. */
async function isPromised(invoiceId: string): Promise<boolean> {
  const { client, name } = service.dynamoDb.table;
  return (await client.send(new GetCommand({ TableName: name, Key: erasureKey(invoiceId) }))).Item !== undefined;
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const newInvoice = () => uploaded(service.dynamoDb.table, 'acc_ops');
const statusOf = async (invoice: InvoiceIds) => (await current(service.dynamoDb.table, invoice)).status;
const startedNames = () =>
  stepFunctions.commandCalls(StartExecutionCommand).map((started) => started.args[0].input.name);

describe('the sweeper', () => {
  test('starts a run whose start was lost, and looks at it again later', async () => {
    const invoice = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).rejects(named('ExecutionDoesNotExist'));
    stepFunctions.on(StartExecutionCommand).resolves({});
    await sweep();
    expect(startedNames()).toEqual([invoice.invoiceId]);
    await sweep();
    expect(startedNames()).toEqual([invoice.invoiceId]);
  });

  test('ends an invoice whose run is over FAILED, once', async () => {
    const invoice = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).resolves({ status: 'TIMED_OUT' });
    await Promise.all([sweep(), sweep()]);
    expect(await statusOf(invoice)).toBe('FAILED');
    const events = await listEvents(service.dynamoDb.table, invoice.accountId, invoice.invoiceId);
    expect(events.map(({ event }) => event)).toEqual(['invoice.uploaded', 'invoice.failed']);
  });

  test.each([
    ['goes on', 'RUNNING'],
    ['waits to go on again', 'PENDING_REDRIVE'],
  ] as const)('leaves a run that %s alone', async (_, status) => {
    const invoice = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).resolves({ status });
    await sweep();
    await sweep();
    expect(await statusOf(invoice)).toBe('PENDING');
    expect(stepFunctions.commandCalls(DescribeExecutionCommand)).toHaveLength(1);
  });

  test('leaves an invoice that is deleted while it is looked at deleted', async () => {
    const invoice = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).callsFake(async () => {
      await removeInvoice(service.dynamoDb.table, invoice);
      return { status: 'RUNNING' };
    });
    await sweep();
    expect(await loadInvoice(service.dynamoDb.table, invoice.accountId, invoice.invoiceId)).toBeNull();
  });

  test('leaves an invoice that moved on since the index told of it alone', async () => {
    const invoice = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).resolves({ status: 'FAILED' });
    const moveOn = () => recordProgress(service.dynamoDb.table, invoice, 1);
    await overtakenAt(table(), 'GetItemCommand', sweep, moveOn);
    expect(await statusOf(invoice)).toBe('PROCESSING');
  });

  test('leaves what has ended alone', async () => {
    await finished(service.dynamoDb.table, 'acc_ops');
    await sweep();
    expect(stepFunctions.calls()).toHaveLength(0);
  });

  test('erases what was promised to be erased, and ends the promise', async () => {
    const ids = { accountId: 'acc_ops', invoiceId: newId('inv') };
    const { bucket } = service.s3;
    await putErasure(service.dynamoDb.table, ids, LONG_AGO);
    await storeFile(bucket, ids, Buffer.from('%PDF-'));
    await sweep();
    const stored = bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: fileObjectKey(ids) }));
    await expect(stored).rejects.toThrow();
    expect(await isPromised(ids.invoiceId)).toBe(false);
  });

  test('erases what an older deployment promised, whose entries are among the invoices', async () => {
    const ids = { accountId: 'acc_ops', invoiceId: newId('inv') };
    const { client, name } = service.dynamoDb.table;
    await putErasure(service.dynamoDb.table, ids, LONG_AGO);
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: erasureKey(ids.invoiceId),
        UpdateExpression: 'SET duePk = :older',
        ExpressionAttributeValues: { ':older': 'DUE#0' },
      }),
    );
    await sweep();
    expect(await isPromised(ids.invoiceId)).toBe(false);
  });

  test('erases after five hundred deletions all of them, and starts the run that was lost after them', async () => {
    const deleted = Array.from({ length: 500 }, () => newId('inv'));
    const promise = (invoiceId: string) =>
      putErasure(service.dynamoDb.table, { accountId: 'acc_bulk', invoiceId }, '2019-01-01T00:00:00.000Z');
    await Promise.all(deleted.map(promise));
    const invoice = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).rejects(named('ExecutionDoesNotExist'));
    stepFunctions.on(StartExecutionCommand).resolves({});
    await sweep();
    expect(startedNames()).toEqual([invoice.invoiceId]);
    expect((await Promise.all(deleted.map(isPromised))).filter((promised) => promised)).toEqual([]);
  });

  test('leaves to the next sweep what it does not reach in time', async () => {
    const invoices = [await overdue(await newInvoice()), await overdue(await newInvoice())];
    stepFunctions.on(DescribeExecutionCommand).callsFake(async () => {
      later(4 * 60_000);
      return { status: 'FAILED' };
    });
    await sweep();
    expect((await Promise.all(invoices.map(statusOf))).sort()).toEqual(['FAILED', 'PENDING']);
    await sweep();
    expect(await Promise.all(invoices.map(statusOf))).toEqual(['FAILED', 'FAILED']);
  });

  test('deals with the others when one entry can not be dealt with, and says so', async () => {
    const stuck = await overdue(await newInvoice());
    const lost = await overdue(await newInvoice());
    stepFunctions.on(DescribeExecutionCommand).resolves({ status: 'FAILED' });
    stepFunctions
      .on(DescribeExecutionCommand, {
        executionArn: `arn:aws:states:us-east-1:000000000000:execution:pipeline:${stuck.invoiceId}`,
      })
      .rejects(named('AccessDeniedException'));
    await expect(sweep()).rejects.toThrow('1 of 2');
    expect(await statusOf(lost)).toBe('FAILED');
    expect(await statusOf(stuck)).toBe('PENDING');
  });
});

describe('a failed execution', () => {
  const failed = ({ accountId, invoiceId }: InvoiceIds) =>
    recordFailedExecution({
      source: 'aws.states',
      'detail-type': 'Step Functions Execution Status Change',
      detail: {
        status: 'FAILED',
        name: invoiceId,
        input: JSON.stringify({ account_id: accountId, invoice_id: invoiceId }),
      },
    });

  test('ends its invoice FAILED with an opaque reason, however often it is told', async () => {
    const invoice = await newInvoice();
    await recordProgress(service.dynamoDb.table, invoice, 1);
    await failed(invoice);
    await failed(invoice);
    const events = await listEvents(service.dynamoDb.table, invoice.accountId, invoice.invoiceId);
    expect(events.map(({ event }) => event)).toEqual(['invoice.uploaded', 'invoice.processing', 'invoice.failed']);
    expect(events.at(-1)?.data).toEqual({ status: 'FAILED', error: 'PROCESSING_ERROR' });
  });

  test('changes nothing about an invoice that has ended, or that is gone', async () => {
    const invoice = await finished(service.dynamoDb.table, 'acc_ops');
    await failed(invoice);
    expect(await statusOf(invoice)).toBe('PROCESSED');
    await expect(failed({ accountId: 'acc_ops', invoiceId: newId('inv') })).resolves.toBeUndefined();
  });
});
