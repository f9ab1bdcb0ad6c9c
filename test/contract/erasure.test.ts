import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { failInvoice } from '../../lambdas/adapters/invoices/fail-invoice.ts';
import { erasureKey } from '../../lambdas/adapters/keys.ts';
import { fetchDocument } from '../../lambdas/adapters/read-documents.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import type { Document } from '../../lambdas/domain/document/document.ts';
import type { InvoiceIds } from '../../lambdas/domain/invoice/invoice-record.ts';
import { handler as sweep } from '../../lambdas/operations/sweep.ts';
import { concludeReading } from '../../lambdas/pipeline/conclude-reading.ts';
import { call } from '../fixtures/call.ts';
import { uploaded } from '../fixtures/invoices.ts';
import { later } from '../support/clock.ts';
import { service, startDeliveries } from '../support/webhook-deliveries.ts';

startDeliveries();
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any step can run. */
const EVERY_STEP_OVER_MS = 17 * 60_000;

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
  await remove(reading);
  await sweep();
  expect(await concludeReading(reading, readable)).toBe('ended');
  expect(await isErasurePromised(reading)).toBe(true);

  later(EVERY_STEP_OVER_MS);
  await sweep();
  await expect(fetchDocument(service.s3.bucket, reading)).rejects.toThrow();
  expect(await isErasurePromised(reading)).toBe(false);
});
