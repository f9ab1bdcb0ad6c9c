import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failInvoice } from '../../../lambdas/adapters/invoices/fail-invoice.ts';
import { finishInvoice } from '../../../lambdas/adapters/invoices/finish-invoice.ts';
import { recordDuplicateCheck } from '../../../lambdas/adapters/invoices/record-duplicate-check.ts';
import { recordProgress } from '../../../lambdas/adapters/invoices/record-progress.ts';
import { removeInvoice } from '../../../lambdas/adapters/invoices/remove-invoice.ts';
import { reviewInvoice } from '../../../lambdas/adapters/invoices/review-invoice.ts';
import type { StepNumber } from '../../../lambdas/contracts/pipeline-steps.ts';
import type { Readings } from '../../../lambdas/domain/extraction/reading.ts';
import type { InvoiceRecord } from '../../../lambdas/domain/invoice/invoice-record.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { extractionData } from '../../fixtures/extraction-data.ts';
import { current, uploaded } from '../../fixtures/invoices.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

const claim = (value: string): Readings => ({
  claim_number: { value, printed: value, confidence: 1, place: null, method: 'label-right' },
});

/** An invoice that waits for its duplicate check. */
async function beforeTheCheck(accountId: string, fileSha256: string, readings: Readings = {}): Promise<InvoiceRecord> {
  const invoice = await uploaded(engine.table, accountId, { fileSha256, readings });
  for (let step = 2; step <= 8; step += 1) {
    await recordProgress(engine.table, await current(engine.table, invoice), step as StepNumber);
  }
  return current(engine.table, invoice);
}

async function checked(accountId: string, fileSha256: string, readings?: Readings): Promise<InvoiceRecord> {
  const invoice = await beforeTheCheck(accountId, fileSha256, readings);
  expect(await recordDuplicateCheck(engine.table, invoice)).toBe('recorded');
  return current(engine.table, invoice);
}

const verdict = (invoice: InvoiceRecord) => invoice.findings.duplicate_check?.result;

async function heldIn(accountId: string): Promise<unknown[]> {
  const { Items = [] } = await engine.table.client.send(new ScanCommand({ TableName: engine.table.name }));
  return Items.filter(({ pk }) => String(pk).startsWith(`ACCOUNT#${accountId}#FINGERPRINT#`));
}

test('fails the same claim on another file, and names the other invoice and what matched', async () => {
  const first = await checked('acc_claim', 'file-1', claim('CLM 0042'));
  const second = await checked('acc_claim', 'file-2', claim('clm-0042'));
  expect(verdict(first)).toBe('PASS');
  expect(second.findings.duplicate_check).toMatchObject({ result: 'FAIL', reasonCode: 'DUPLICATE_CLAIM' });
  expect(second.findings.duplicate_check?.reason).toContain(first.invoiceId);
});

test("does not see another account's invoices", async () => {
  await checked('acc_one', 'file');
  expect(verdict(await checked('acc_two', 'file'))).toBe('PASS');
});

test.each([
  [
    'was rejected',
    async (invoice: InvoiceRecord) => {
      await finishInvoice(engine.table, invoice, extractionData());
      expect(await reviewInvoice(engine.table, invoice, 'REJECTED')).toMatchObject({ ok: true });
    },
  ],
  ['failed', (invoice: InvoiceRecord) => failInvoice(engine.table, invoice, 'PROCESSING_ERROR')],
  ['was deleted', (invoice: InvoiceRecord) => removeInvoice(engine.table, invoice)],
])('does not count an invoice that %s, and keeps nothing of its fingerprints', async (what, end) => {
  const accountId = `acc_${what.replaceAll(' ', '_')}`;
  await end(await checked(accountId, 'file', claim('CLM-1')));
  expect(await heldIn(accountId)).toEqual([]);
  expect(verdict(await checked(accountId, 'file', claim('CLM-1')))).toBe('PASS');
});

test('still counts a flagged duplicate after the first one is gone', async () => {
  const first = await checked('acc_flagged', 'file');
  const second = await checked('acc_flagged', 'file');
  await removeInvoice(engine.table, first);
  const third = await checked('acc_flagged', 'file');
  expect(third.findings.duplicate_check?.reason).toContain(second.invoiceId);
});
