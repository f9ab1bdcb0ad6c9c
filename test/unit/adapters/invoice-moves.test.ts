import { afterAll, beforeAll, expect, test } from 'vitest';
import { failInvoice } from '../../../lambdas/adapters/invoices/fail-invoice.ts';
import { finishInvoice } from '../../../lambdas/adapters/invoices/finish-invoice.ts';
import { listEvents } from '../../../lambdas/adapters/invoices/list-events.ts';
import { recordProgress } from '../../../lambdas/adapters/invoices/record-progress.ts';
import { reviewInvoice } from '../../../lambdas/adapters/invoices/review-invoice.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../../lambdas/contracts/invoice-status.ts';
import type { InvoiceRecord } from '../../../lambdas/domain/invoice/invoice-record.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { extractionData } from '../../fixtures/extraction-data.ts';
import { current, uploaded } from '../../fixtures/invoices.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

/** Everything that may be done to an invoice after its upload. */
const TRIGGERS = {
  'a step': (invoice: InvoiceRecord) => recordProgress(engine.table, invoice, 1),
  'every check passed': (invoice: InvoiceRecord) => finishInvoice(engine.table, invoice, extractionData([])),
  'a check failed': (invoice: InvoiceRecord) => finishInvoice(engine.table, invoice, extractionData(['AMOUNT_CHECK'])),
  'an error': (invoice: InvoiceRecord) => failInvoice(engine.table, invoice, 'PROCESSING_ERROR'),
  APPROVED: (invoice: InvoiceRecord) => reviewInvoice(engine.table, invoice, 'APPROVED'),
  REJECTED: (invoice: InvoiceRecord) => reviewInvoice(engine.table, invoice, 'REJECTED'),
  PAID: (invoice: InvoiceRecord) => reviewInvoice(engine.table, invoice, 'PAID'),
};
type Trigger = keyof typeof TRIGGERS;

/** Contract section 4, written out once more by hand. */
const MOVES: readonly (readonly [InvoiceStatus, Trigger, InvoiceStatus, string])[] = [
  ['PENDING', 'a step', 'PROCESSING', 'invoice.processing'],
  ['PENDING', 'an error', 'FAILED', 'invoice.failed'],
  ['PROCESSING', 'every check passed', 'PROCESSED', 'invoice.processed'],
  ['PROCESSING', 'a check failed', 'FLAGGED', 'invoice.flagged'],
  ['PROCESSING', 'an error', 'FAILED', 'invoice.failed'],
  ['PROCESSED', 'APPROVED', 'APPROVED', 'invoice.approved'],
  ['PROCESSED', 'REJECTED', 'REJECTED', 'invoice.rejected'],
  ['FLAGGED', 'APPROVED', 'APPROVED', 'invoice.approved'],
  ['FLAGGED', 'REJECTED', 'REJECTED', 'invoice.rejected'],
  ['APPROVED', 'PAID', 'PAID', 'invoice.paid'],
];

const WAYS: Readonly<Record<InvoiceStatus, readonly Trigger[]>> = {
  PENDING: [],
  PROCESSING: ['a step'],
  PROCESSED: ['a step', 'every check passed'],
  FLAGGED: ['a step', 'a check failed'],
  FAILED: ['an error'],
  APPROVED: ['a step', 'every check passed', 'APPROVED'],
  REJECTED: ['a step', 'every check passed', 'REJECTED'],
  PAID: ['a step', 'every check passed', 'APPROVED', 'PAID'],
};

async function invoiceThatIs(status: InvoiceStatus): Promise<InvoiceRecord> {
  const invoice = await uploaded(engine.table, 'acc_moves');
  for (const trigger of WAYS[status]) await TRIGGERS[trigger](invoice);
  return current(engine.table, invoice);
}

test.each(MOVES)('%s: by “%s” it becomes %s, and %s tells of it', async (from, trigger, to, event) => {
  const invoice = await invoiceThatIs(from);
  expect(invoice.status).toBe(from);
  await TRIGGERS[trigger](invoice);
  const after = await current(engine.table, invoice);
  expect(after.status).toBe(to);
  expect((await listEvents(engine.table, after.accountId, after.invoiceId)).at(-1)?.event).toBe(event);
});

test.each(INVOICE_STATUSES)('%s: nothing else changes it', async (from) => {
  const invoice = await invoiceThatIs(from);
  const moving = MOVES.filter(([status]) => status === from).map(([, trigger]) => trigger);
  for (const [trigger, act] of Object.entries(TRIGGERS)) {
    if (moving.some((other) => other === trigger)) continue;
    await act(invoice);
    expect(await current(engine.table, invoice), trigger).toStrictEqual(invoice);
  }
});
