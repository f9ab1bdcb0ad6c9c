import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { SFNClient } from '@aws-sdk/client-sfn';
import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listAuditEntries } from '../../lambdas/adapters/accounts/audit-trail.ts';
import { holdersOf } from '../../lambdas/adapters/fingerprints.ts';
import { finishInvoice } from '../../lambdas/adapters/invoices/finish-invoice.ts';
import { listEvents } from '../../lambdas/adapters/invoices/list-events.ts';
import { recordDuplicateCheck } from '../../lambdas/adapters/invoices/record-duplicate-check.ts';
import { recordProgress } from '../../lambdas/adapters/invoices/record-progress.ts';
import { removeInvoice } from '../../lambdas/adapters/invoices/remove-invoice.ts';
import { restoreInvoice } from '../../lambdas/adapters/invoices/restore-invoice.ts';
import { EVENT_PREFIX, erasureKey, invoiceKey } from '../../lambdas/adapters/keys.ts';
import { queryAll } from '../../lambdas/adapters/query-all.ts';
import { takePlace } from '../../lambdas/adapters/realtime/places.ts';
import type { Table } from '../../lambdas/adapters/table.ts';
import { handler as listInvoices } from '../../lambdas/api/list-invoices.ts';
import { Environment } from '../../lambdas/contracts/environment.ts';
import { PIPELINE_STEPS, type StepNumber } from '../../lambdas/contracts/pipeline-steps.ts';
import type { InvoiceRecord } from '../../lambdas/domain/invoice/invoice-record.ts';
import { handler as fanOut } from '../../lambdas/events/fan-out.ts';
import { handler as postToConnections } from '../../lambdas/events/post-to-connections.ts';
import { handler as sweep } from '../../lambdas/operations/sweep.ts';
import { call } from '../fixtures/call.ts';
import { extractionData } from '../fixtures/extraction-data.ts';
import { current, finished, uploaded } from '../fixtures/invoices.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { mockedClient } from '../support/mocked-client.ts';
import {
  eventsOf,
  receiver,
  service,
  startDeliveries,
  fanOut as tell,
  workOff,
} from '../support/webhook-deliveries.ts';

startDeliveries();
const stepFunctions = mockedClient(SFNClient);
const connections = mockedClient(ApiGatewayManagementApiClient);

let table: Table;
let backup: Table;
beforeAll(async () => {
  process.env[Environment.realtimeUrl] = 'wss://abc.execute-api.us-east-1.amazonaws.com/realtime';
  table = service.dynamoDb.table;
  backup = await service.dynamoDb.makeTable('backup');
});

afterEach(() => {
  vi.useRealTimers();
});

/** An invoice that holds its fingerprints, as after the pipeline. */
async function verified(accountId: string): Promise<InvoiceRecord> {
  const record = await uploaded(table, accountId);
  for (const index of PIPELINE_STEPS.keys()) {
    const step = (index + 1) as StepNumber;
    const now = await current(table, record);
    await (step === 9 ? recordDuplicateCheck(table, now) : recordProgress(table, now, step));
  }
  await finishInvoice(table, record, extractionData([]));
  return current(table, record);
}

/** What point-in-time recovery makes: the table as it stands, under another name. */
async function backUp(): Promise<void> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  for (const Item of Items) await table.client.send(new PutCommand({ TableName: backup.name, Item }));
}

/** The invoice's events as the stream brings them once they are written. */
async function streamOf({ accountId, invoiceId }: InvoiceRecord): Promise<DynamoDBRecord[]> {
  const items = await queryAll(table, invoiceKey(accountId, invoiceId).pk, EVENT_PREFIX);
  return items.map((item) => {
    const texts = Object.entries(item).filter(([, value]) => typeof value === 'string');
    const NewImage = Object.fromEntries(texts.map(([name, value]) => [name, { S: String(value) }]));
    return { eventName: 'INSERT', dynamodb: { SequenceNumber: String(item.seq), NewImage } };
  });
}

test('puts a deleted invoice back whole: listed, counted, with its timeline, and known to the duplicate check', async () => {
  const accountId = 'acc_restored';
  await finished(table, accountId);
  const invoice = await verified(accountId);
  const events = await listEvents(table, accountId, invoice.invoiceId);
  await backUp();
  await removeInvoice(table, invoice);
  await restoreInvoice(table, backup, 'an operator', invoice);

  expect(await current(table, invoice)).toEqual(invoice);
  expect(await listEvents(table, accountId, invoice.invoiceId)).toEqual(events);
  const { data } = (await call(listInvoices, { accountId, query: { status_filter: invoice.status } })).body;
  expect({ total: data.total, listed: data.invoices.length }).toEqual({ total: 2, listed: 2 });
  expect(invoice.fingerprints).not.toEqual([]);
  for (const held of invoice.fingerprints) expect(await holdersOf(table, accountId, held)).toEqual([invoice.invoiceId]);
  const promise = await table.client.send(
    new GetCommand({ TableName: table.name, Key: erasureKey(invoice.invoiceId), ConsistentRead: true }),
  );
  expect(promise.Item).toBeUndefined();
  const [entry] = await listAuditEntries(table, accountId, 1);
  expect(entry).toMatchObject({ actor: 'an operator', action: 'invoice.restored', subject: invoice.invoiceId });

  await expect(restoreInvoice(table, backup, 'an operator', invoice)).rejects.toThrow('is there already');
  const again = await call(listInvoices, { accountId });
  expect(again.body.data.total).toBe(2);
});

test('tells nobody again what a restored invoice went through', async () => {
  const accountId = 'acc_told_once';
  const { create } = webhookCalls(accountId);
  await create({ url: `${receiver.origin}/hook`, events: ['*'], secret: 'secret' });
  await takePlace(table, { accountId, keyId: 'key_1', expiresAt: null }, 'connection_1');
  const invoice = await finished(table, accountId);
  await backUp();
  await removeInvoice(table, invoice);
  await restoreInvoice(table, backup, 'an operator', invoice);
  const Records = await streamOf(invoice);
  expect(Records).toHaveLength(14);

  expect(await fanOut({ Records })).toEqual({ batchItemFailures: [] });
  await postToConnections({ Records });
  expect(await service.sqs.take(service.sqs.url)).toEqual([]);
  expect(await service.sqs.take(service.sqs.givenUpUrl)).toEqual([]);
  expect(stepFunctions.calls()).toHaveLength(0);
  expect(connections.calls()).toHaveLength(0);
});

test('what a deletion erased of deliveries is not sent again once the invoice is restored, alone or with others', async () => {
  const accountId = 'acc_erased';
  const { create, deliveries, replayOne, replay } = webhookCalls(accountId);
  const { body } = await create({ url: `${receiver.origin}/hook`, events: ['invoice.processed'], secret: 'secret' });
  const webhookId: string = body.data.id;
  const invoice = await finished(table, accountId);
  await tell(...(await eventsOf(accountId, invoice.invoiceId)));
  await workOff();
  await backUp();
  await removeInvoice(table, invoice);
  later(17 * 60_000);
  await sweep();
  await restoreInvoice(table, backup, 'an operator', invoice);

  const [delivery] = (await deliveries(webhookId)).body.data.deliveries;
  expect((await replayOne(webhookId, delivery.id)).body).toMatchObject({ status: 404, code: 'INVOICE_NOT_FOUND' });
  const since = new Date(Date.now() - 60 * 60_000).toISOString();
  expect((await replay(webhookId, { since })).body.code).toBe('DELIVERIES_REPLAYED');
  await workOff();
  expect(receiver.received).toHaveLength(1);
});

test('says so where the backup has no such invoice', async () => {
  const ids = { accountId: 'acc_none', invoiceId: 'inv_none' };
  await expect(restoreInvoice(table, backup, 'an operator', ids)).rejects.toThrow(
    'The table backup has no invoice inv_none of acc_none',
  );
});
