import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimWrite, heldFingerprint } from '../../../lambdas/adapters/fingerprints.ts';
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

const said = (value: string) => ({ value, printed: value, confidence: 1, place: null, method: 'label-right' }) as const;
const claim = (value: string): Readings => ({ claim_number: said(value) });
const bill = (provider: string, number: string): Readings => ({
  provider_name: said(provider),
  invoice_number: said(number),
  total_amount: said('105.65'),
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

test('fails a copy that writes provider and number in another way', async () => {
  const first = await checked('acc_spelling', 'file-1', bill('Praxis Dr. Jörg Schröter', 'RE-2026/0901'));
  const second = await checked('acc_spelling', 'file-2', bill('Joerg Schroeter', 'RE 2026/901'));
  expect(verdict(first)).toBe('PASS');
  expect(second.findings.duplicate_check).toMatchObject({ result: 'FAIL', reasonCode: 'DUPLICATE_INVOICE' });
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
  const readings = { ...claim('CLM-1'), ...bill('Praxis Jörg Schröter', '2026/000341') };
  const invoice = await checked(accountId, 'file', readings);
  expect(await heldIn(accountId)).toHaveLength(5);
  await end(invoice);
  expect(await heldIn(accountId)).toEqual([]);
  expect(verdict(await checked(accountId, 'file', readings))).toBe('PASS');
});

test('an invoice that was checked before there were looser keys is found by its only one, and gives it back', async () => {
  const accountId = 'acc_before';
  const held = heldFingerprint({ kind: 'INVOICE', key: 'joergschroeter|2026000341|105.65' });
  const waiting = await beforeTheCheck(accountId, 'file-1', bill('Joerg Schroeter', '2026/000341'));
  await recordProgress(engine.table, waiting, 9, async (now) => ({
    work: { fingerprints: [held] },
    writes: [claimWrite(now, held, 'nobody')],
  }));
  const copy = await checked(accountId, 'file-2', bill('Joerg Schroeter', '2026-000341'));
  expect(copy.findings.duplicate_check).toMatchObject({
    reasonCode: 'DUPLICATE_INVOICE',
    reason: `Invoice ${waiting.invoiceId} has the same provider, invoice number and amount, perhaps written in another way.`,
  });
  await removeInvoice(engine.table, copy);
  await removeInvoice(engine.table, await current(engine.table, waiting));
  expect(await heldIn(accountId)).toEqual([]);
});

test('still counts a flagged duplicate after the first one is gone', async () => {
  const first = await checked('acc_flagged', 'file');
  const second = await checked('acc_flagged', 'file');
  await removeInvoice(engine.table, first);
  const third = await checked('acc_flagged', 'file');
  expect(third.findings.duplicate_check?.reason).toContain(second.invoiceId);
});
