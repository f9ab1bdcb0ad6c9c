import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { fetchFile, storeFile } from '../../lambdas/adapters/invoice-files.ts';
import { failInvoice } from '../../lambdas/adapters/invoices/fail-invoice.ts';
import { deliveryKey, erasureKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { fetchDocument } from '../../lambdas/adapters/read-documents.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import type { Document } from '../../lambdas/domain/document/document.ts';
import type { InvoiceIds } from '../../lambdas/domain/invoice/invoice-record.ts';
import { handler as sweep } from '../../lambdas/operations/sweep.ts';
import { concludeReading } from '../../lambdas/pipeline/conclude-reading.ts';
import { call } from '../fixtures/call.ts';
import { finished, uploaded } from '../fixtures/invoices.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { refusing } from '../support/refusing.ts';
import { eventsOf, fanOut, receiver, service, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

startDeliveries();
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
/** As long as Lambda lets a step run. */
const LONGEST_STEP_MS = 15 * MINUTE;
const EVERY_STEP_OVER_MS = LONGEST_STEP_MS + 2 * MINUTE;

const remove = async ({ accountId, invoiceId: id }: InvoiceIds) =>
  expect((await call(deleteInvoice, { accountId, id, method: 'DELETE' })).status).toBe(200);

async function isErasurePromised({ invoiceId }: InvoiceIds): Promise<boolean> {
  const { client, name } = service.dynamoDb.table;
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: erasureKey(invoiceId) }));
  return Item !== undefined;
}

const box = { x: 0.1, y: 0.1, width: 0.1, height: 0.01 };
const readable: Document = {
  pages: [
    {
      number: 1,
      width: 595,
      height: 842,
      source: 'ocr',
      lines: [{ box, words: [{ box, text: 'Patient', confidence: 1 }] }],
    },
  ],
  pageCount: 1,
};

test('what a step stores that was reading when its invoice failed and was deleted is erased', async () => {
  const reading = await uploaded(service.dynamoDb.table, 'acc_late_reader');
  await failInvoice(service.dynamoDb.table, reading, 'PROCESSING_ERROR');
  later(0);
  await remove(reading);
  later(LONGEST_STEP_MS);
  await sweep();
  expect(await concludeReading(reading, readable)).toBe('ended');
  expect(await isErasurePromised(reading)).toBe(true);

  later(2 * MINUTE);
  await sweep();
  await expect(fetchDocument(service.s3.bucket, reading)).rejects.toThrow();
  expect(await isErasurePromised(reading)).toBe(false);
});

/** A finished invoice of whose end a webhook is to be told, and the delivery that does so. */
async function told() {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const { body } = await calls.create({ url: receiver.origin, events: ['invoice.processed'], secret: 'secret' });
  const webhookId: string = body.data.id;
  const tell = async () => {
    const invoice = await finished(service.dynamoDb.table, accountId);
    await fanOut(...(await eventsOf(accountId, invoice.invoiceId)));
    return invoice;
  };
  const invoice = await tell();
  const deliveries = async (): Promise<DeliveryAnswer[]> => (await calls.deliveries(webhookId)).body.data.deliveries;
  const deliveryId = (await deliveries())[0]?.id ?? '';
  const storedBody = async (): Promise<unknown> => {
    const { client, name } = service.dynamoDb.table;
    const Key = deliveryKey({ accountId, webhookId, deliveryId });
    return (await client.send(new GetCommand({ TableName: name, Key }))).Item?.body;
  };
  return { calls, webhookId, invoice, deliveryId, deliveries, tell, storedBody };
}

test('what was delivered of an invoice is not sent again once it is deleted, alone or with others', async () => {
  const { calls, webhookId, invoice, deliveryId, tell } = await told();
  const other = await tell();
  await workOff();
  expect(receiver.received).toHaveLength(2);
  await remove(invoice);

  expect((await calls.replayOne(webhookId, deliveryId)).body).toMatchObject({ status: 404, code: 'INVOICE_NOT_FOUND' });
  const since = new Date(Date.now() - 60_000).toISOString();
  expect((await calls.replay(webhookId, { since })).body.code).toBe('DELIVERIES_REPLAYED');
  await workOff();
  expect(receiver.received).toHaveLength(3);
  expect(JSON.parse(receiver.received[2]?.body ?? '').invoice_id).toBe(other.invoiceId);
});

test.each([
  ['was delivered', true, 'DELIVERED'],
  ['could not be delivered', false, 'FAILED'],
])(
  'the erasure takes the extracted data out of what %s, and leaves what is still to be',
  async (_, isActive, status) => {
    const ended = await told();
    await ended.calls.update(ended.webhookId, { is_active: isActive });
    await workOff();
    const waiting = await told();
    await remove(ended.invoice);
    await remove(waiting.invoice);
    expect(await ended.storedBody()).toContain('patient_name');

    later(EVERY_STEP_OVER_MS);
    await sweep();
    expect(await ended.storedBody()).toBe('');
    expect(await ended.deliveries()).toMatchObject([{ id: ended.deliveryId, status }]);
    expect(await waiting.storedBody()).toContain('patient_name');
  },
);

test.each([
  ['was delivered', workOff, async () => []],
  ['was still to be delivered', async () => [], workOff],
])('the erasure finds what %s though its webhook was deleted after the invoice', async (_, before, after) => {
  const { calls, webhookId, invoice, storedBody } = await told();
  await before();
  await remove(invoice);
  expect((await calls.remove(webhookId)).status).toBe(200);
  await after();
  expect(await storedBody()).toContain('patient_name');

  later(EVERY_STEP_OVER_MS);
  await sweep();
  expect(await storedBody()).toBe('');
});

test.each([
  ['the bucket deletes nothing', bucket, 'DeleteObjectCommand'],
  ['the table changes nothing', table, 'UpdateItemCommand'],
])('what could not be erased while %s is erased by a later sweep', async (_, caller, command) => {
  const { invoice, storedBody } = await told();
  await workOff();
  await storeFile(service.s3.bucket, invoice, Buffer.from('%PDF-'));
  await refusing(bucket(), { command: 'DeleteObjectCommand' }, () => remove(invoice));
  later(EVERY_STEP_OVER_MS);
  await refusing(caller(), { command }, () => sweep().catch(() => undefined));

  later(EVERY_STEP_OVER_MS);
  await sweep();
  expect(await fetchFile(service.s3.bucket, invoice)).toBeNull();
  expect(await storedBody()).toBe('');
  expect(await isErasurePromised(invoice)).toBe(false);
});

test('what is still to be delivered of a deleted invoice goes out whole, and ends without its data', async () => {
  const { calls, webhookId, invoice, deliveryId, deliveries, storedBody } = await told();
  await remove(invoice);
  later(EVERY_STEP_OVER_MS);
  await sweep();
  expect((await calls.replayOne(webhookId, deliveryId)).status).toBe(202);
  await workOff();
  expect(receiver.received.map(({ body }) => JSON.parse(body).invoice_id)).toEqual([invoice.invoiceId]);
  expect(await deliveries()).toMatchObject([{ status: 'DELIVERED' }]);
  expect(await storedBody()).toBe('');
});
