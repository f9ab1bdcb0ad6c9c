import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failInvoice } from '../../../lambdas/adapters/invoices/fail-invoice.ts';
import { finishInvoice } from '../../../lambdas/adapters/invoices/finish-invoice.ts';
import { listEvents } from '../../../lambdas/adapters/invoices/list-events.ts';
import { listInvoices } from '../../../lambdas/adapters/invoices/list-invoices.ts';
import { loadInvoice } from '../../../lambdas/adapters/invoices/load-invoice.ts';
import { recordDuplicateCheck } from '../../../lambdas/adapters/invoices/record-duplicate-check.ts';
import { recordProgress } from '../../../lambdas/adapters/invoices/record-progress.ts';
import { removeInvoice } from '../../../lambdas/adapters/invoices/remove-invoice.ts';
import { reviewInvoice } from '../../../lambdas/adapters/invoices/review-invoice.ts';
import type { InvoiceStatus } from '../../../lambdas/contracts/invoice-status.ts';
import type { StepNumber } from '../../../lambdas/contracts/pipeline-steps.ts';
import type { InvoiceRecord } from '../../../lambdas/domain/invoice/invoice-record.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { extractionData } from '../../fixtures/extraction-data.ts';
import { current, finished, uploaded } from '../../fixtures/invoices.ts';
import { losingAnswersTo, meetingAt, overtakenAt } from '../../support/racing.ts';

/*
 * Racers that only start together seldom meet where it matters. Here each has read before any of them writes, always:
 * without the condition that a test is about, that test fails.
 */

const WRITE = 'TransactWriteItemsCommand';

let engine: DynamoDbEngine;
let table: DynamoDbEngine['table'];
beforeAll(async () => {
  engine = await startDynamoDb();
  table = engine.table;
});
afterAll(() => engine.stop());

const eventsOf = async ({ accountId, invoiceId }: InvoiceRecord) =>
  (await listEvents(table, accountId, invoiceId)).map(({ event }) => event);
const totalOf = async (accountId: string, status: InvoiceStatus): Promise<number> =>
  (await listInvoices(table, accountId, { page: 1, page_size: 20, status_filter: status })).total;

/** An invoice that waits for its duplicate check. */
async function unchecked(accountId: string): Promise<InvoiceRecord> {
  const invoice = await uploaded(table, accountId, { fileSha256: 'same' });
  for (let step = 1; step <= 8; step += 1) {
    await recordProgress(table, await current(table, invoice), step as StepNumber);
  }
  return current(table, invoice);
}

async function checked(accountId: string): Promise<InvoiceRecord> {
  const invoice = await unchecked(accountId);
  await recordDuplicateCheck(table, invoice);
  return current(table, invoice);
}

const findingOf = async (invoice: InvoiceRecord) => (await current(table, invoice)).findings.duplicate_check;

test('of twenty reviews that all saw the same invoice one wins; its event alone is recorded, and it alone counts', async () => {
  const invoice = await finished(table, 'acc_reviews');
  const reviews = Array.from(
    { length: 20 },
    (_, index) => () => reviewInvoice(table, invoice, index % 2 === 0 ? 'APPROVED' : 'REJECTED'),
  );

  const answers = await meetingAt(table, WRITE, reviews);
  const { status } = await current(table, invoice);

  expect(answers.map((answer) => answer?.ok).filter((ok) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => answer?.ok === false && answer.from === status)).toHaveLength(19);
  expect((await eventsOf(invoice)).slice(14)).toEqual([`invoice.${status.toLowerCase()}`]);
  expect([await totalOf('acc_reviews', 'APPROVED'), await totalOf('acc_reviews', 'REJECTED')].sort()).toEqual([0, 1]);
});

test('of ten identical files whose checks all found no other one passes, and each of the others names one of them', async () => {
  const invoices = await Promise.all(Array.from({ length: 10 }, () => unchecked('acc_duplicates')));

  await meetingAt(
    table,
    WRITE,
    invoices.map((invoice) => () => recordDuplicateCheck(table, invoice)),
  );
  const findings = await Promise.all(invoices.map(findingOf));

  expect(findings.filter((finding) => finding?.result === 'PASS')).toHaveLength(1);
  for (const [index, finding] of findings.entries()) {
    if (finding?.result === 'PASS') continue;
    const others = invoices.filter((_, other) => other !== index);
    expect(others.some(({ invoiceId }) => finding?.reason.includes(invoiceId))).toBe(true);
  }
});

test('a duplicate check whose named other is rejected before it is written is decided anew, and passes', async () => {
  const first = await checked('acc_released');
  await finishInvoice(table, first, extractionData());
  const second = await unchecked('acc_released');
  await overtakenAt(
    table,
    WRITE,
    () => recordDuplicateCheck(table, second),
    () => reviewInvoice(table, first, 'REJECTED'),
  );
  expect((await findingOf(second))?.result).toBe('PASS');
});

test('a file that is claimed while its only holder is being removed stays claimed', async () => {
  const first = await checked('acc_claimed');
  const second = await unchecked('acc_claimed');
  await overtakenAt(
    table,
    WRITE,
    () => removeInvoice(table, first),
    () => recordDuplicateCheck(table, second),
  );
  expect((await findingOf(await checked('acc_claimed')))?.reason).toContain(second.invoiceId);
});

test('a file whose last two holders are removed at once is held by nobody, and nothing of it is left', async () => {
  const [first, second] = [await checked('acc_last_two'), await checked('acc_last_two')];
  await meetingAt(table, WRITE, [() => removeInvoice(table, first), () => removeInvoice(table, second)]);
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  expect(Items.filter(({ pk }) => String(pk).startsWith('ACCOUNT#acc_last_two#FINGERPRINT#'))).toEqual([]);
});

test('a step that is written after its invoice was removed does not bring it back', async () => {
  const invoice = await uploaded(table, 'acc_removed');
  const progress = await overtakenAt(
    table,
    WRITE,
    () => recordProgress(table, invoice, 1),
    () => removeInvoice(table, invoice),
  );
  expect(progress).toBe('ended');
  expect(await loadInvoice(table, invoice.accountId, invoice.invoiceId)).toBeNull();
  expect(await eventsOf(invoice)).toEqual([]);
});

test('an invoice that moves on while it is being removed leaves no event and no count behind', async () => {
  const invoice = await uploaded(table, 'acc_moves_on');
  await overtakenAt(
    table,
    WRITE,
    () => removeInvoice(table, invoice),
    () => recordProgress(table, invoice, 1),
  );
  expect(await eventsOf(invoice)).toEqual([]);
  expect([await totalOf('acc_moves_on', 'PENDING'), await totalOf('acc_moves_on', 'PROCESSING')]).toEqual([0, 0]);
});

test('a run that ends while it is given up for failed has one end', async () => {
  const invoice = await uploaded(table, 'acc_two_ends');
  await recordProgress(table, invoice, 1);
  const outcome = await overtakenAt(
    table,
    WRITE,
    () => failInvoice(table, invoice, 'PROCESSING_ERROR'),
    () => finishInvoice(table, invoice, extractionData()),
  );
  expect(outcome).toBe('not-in-flight');
  expect(await eventsOf(invoice)).toEqual(['invoice.uploaded', 'invoice.processing', 'invoice.processed']);
});

test('a review whose write was done, but whose answer never came, is known by its event and told as done', async () => {
  const invoice = await finished(table, 'acc_lost_answer');
  // As DynamoDB answers when it has forgotten the token by the second attempt: the condition met the first one's record.
  const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
  const refused = new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons });
  const review = () => reviewInvoice(table, invoice, 'APPROVED');
  expect(await losingAnswersTo(table, WRITE, review, refused)).toMatchObject({ ok: true });
  expect((await eventsOf(invoice)).slice(14)).toEqual(['invoice.approved']);
});
