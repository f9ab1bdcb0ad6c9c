import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInvoice } from '../../../lambdas/adapters/invoices/create-invoice.ts';
import { failInvoice } from '../../../lambdas/adapters/invoices/fail-invoice.ts';
import { finishInvoice } from '../../../lambdas/adapters/invoices/finish-invoice.ts';
import { invoiceItem } from '../../../lambdas/adapters/invoices/invoice-item.ts';
import { listEvents } from '../../../lambdas/adapters/invoices/list-events.ts';
import { loadInvoice } from '../../../lambdas/adapters/invoices/load-invoice.ts';
import { recordProgress } from '../../../lambdas/adapters/invoices/record-progress.ts';
import { removeInvoice } from '../../../lambdas/adapters/invoices/remove-invoice.ts';
import { reviewInvoice } from '../../../lambdas/adapters/invoices/review-invoice.ts';
import { accountKey, erasureKey } from '../../../lambdas/adapters/keys.ts';
import { newId } from '../../../lambdas/adapters/new-id.ts';
import { eventPayloadSchema } from '../../../lambdas/contracts/event-payload.ts';
import { PIPELINE_STEPS } from '../../../lambdas/contracts/pipeline-steps.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { extractionData } from '../../fixtures/extraction-data.ts';
import { current, finished, uploaded } from '../../fixtures/invoices.ts';
import { losingAnswersTo } from '../../support/racing.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

const names = async (record: { accountId: string; invoiceId: string }) =>
  (await listEvents(engine.table, record.accountId, record.invoiceId)).map(({ event }) => event);

/** Sums an account's counters by status. */
async function counts(accountId: string): Promise<Record<string, number>> {
  const { Items = [] } = await engine.table.client.send(
    new ScanCommand({
      TableName: engine.table.name,
      FilterExpression: 'pk = :pk AND begins_with(sk, :count)',
      ExpressionAttributeValues: { ':pk': accountKey(accountId).pk, ':count': 'COUNT#' },
    }),
  );
  const sums: Record<string, number> = {};
  for (const { pk, sk, ...shard } of Items) {
    for (const [status, count] of Object.entries(shard)) sums[status] = (sums[status] ?? 0) + Number(count);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0));
}

describe('the due entry of an invoice in flight', () => {
  const dueAt = async (at: string) => {
    const invoice = await uploaded(engine.table, 'acc_due');
    return String(invoiceItem({ ...invoice, updatedAt: at }).dueSk).split('#')[0];
  };

  test('stays where it is while the invoice changes within a minute', async () => {
    expect(await dueAt('2026-03-01T10:00:00.001Z')).toBe('2026-03-01T10:06:00.000Z');
    expect(await dueAt('2026-03-01T10:00:59.999Z')).toBe('2026-03-01T10:06:00.000Z');
  });

  test('is never due before the invoice has been quiet for five minutes', async () => {
    expect(await dueAt('2026-03-01T10:01:00.000Z')).toBe('2026-03-01T10:06:00.000Z');
    expect(await dueAt('2026-03-01T10:01:00.001Z')).toBe('2026-03-01T10:07:00.000Z');
  });
});

describe('an upload', () => {
  test('leaves a PENDING invoice, its first event, its count, and no erasure entry', async () => {
    const invoice = await uploaded(engine.table, 'acc_upload');
    expect(await current(engine.table, invoice)).toStrictEqual(invoice);
    expect(await names(invoice)).toEqual(['invoice.uploaded']);
    expect(await counts('acc_upload')).toEqual({ PENDING: 1 });
    const { Item } = await engine.table.client.send(
      new GetCommand({ TableName: engine.table.name, Key: erasureKey(invoice.invoiceId) }),
    );
    expect(Item).toBeUndefined();
  });

  test('is refused whole when its file has been erased in the meantime', async () => {
    const upload = { originalName: 'a.pdf', fileSize: 1, fileSha256: 'x' };
    const ids = { accountId: 'acc_erased', invoiceId: newId('inv') };
    await expect(createInvoice(engine.table, { ...upload, ...ids })).rejects.toThrow('erased');
    expect(await loadInvoice(engine.table, ids.accountId, ids.invoiceId)).toBeNull();
    expect(await counts('acc_erased')).toEqual({});
  });

  test('is not kept in the place of an invoice that has its id', async () => {
    const invoice = await finished(engine.table, 'acc_same_id');
    await expect(uploaded(engine.table, 'acc_same_id', { invoiceId: invoice.invoiceId })).rejects.toThrow('lost');
    expect(await current(engine.table, invoice)).toStrictEqual(invoice);
  });

  test('whose answer was lost is the invoice that it made', async () => {
    const CancellationReasons = [{ Code: 'ConditionalCheckFailed' }];
    const refused = new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons });
    const upload = () => uploaded(engine.table, 'acc_lost_upload');
    const invoice = await losingAnswersTo(engine.table, 'TransactWriteItemsCommand', upload, refused);
    expect(await current(engine.table, invoice)).toStrictEqual(invoice);
    expect(await counts('acc_lost_upload')).toEqual({ PENDING: 1 });
  });
});

describe('the pipeline', () => {
  test('tells of the upload, each step once, and the end, with valid payloads and rising timestamps', async () => {
    const invoice = await finished(engine.table, 'acc_life');
    const events = await listEvents(engine.table, invoice.accountId, invoice.invoiceId);
    expect(events.map(({ event }) => event)).toEqual([
      'invoice.uploaded',
      ...PIPELINE_STEPS.map(() => 'invoice.processing'),
      'invoice.processed',
    ]);
    const stepEvents = events.slice(1, 13).map((event) => ('message' in event ? event.message : null));
    expect(stepEvents).toEqual([...PIPELINE_STEPS]);
    for (const event of events) expect(eventPayloadSchema.safeParse(event).error).toBeUndefined();
    const stamps = events.map(({ timestamp }) => timestamp);
    expect(stamps).toEqual([...new Set(stamps)].sort());
    expect(invoice).toMatchObject({ status: 'PROCESSED', step: 12 });
    expect(await counts('acc_life')).toEqual({ PROCESSED: 1 });
  });

  test('ends FLAGGED when a check failed', async () => {
    const invoice = await finished(engine.table, 'acc_flagged', ['PARTNER_CHECK']);
    expect(invoice.status).toBe('FLAGGED');
    expect((await names(invoice)).at(-1)).toBe('invoice.flagged');
  });

  test('records a step once, however often and from however old a record it is tried', async () => {
    const invoice = await uploaded(engine.table, 'acc_once');
    const tries = Array.from({ length: 5 }, () => recordProgress(engine.table, invoice, 1));
    expect(await Promise.all(tries)).toEqual(Array(5).fill('recorded'));
    expect(await names(invoice)).toEqual(['invoice.uploaded', 'invoice.processing']);
  });

  test('ends once, however often it is ended', async () => {
    const invoice = await finished(engine.table, 'acc_end');
    await finishInvoice(engine.table, invoice, extractionData(['AMOUNT_CHECK']));
    expect(await failInvoice(engine.table, invoice, 'PROCESSING_ERROR')).toBe('not-in-flight');
    expect(await current(engine.table, invoice)).toStrictEqual(invoice);
  });

  test('stops at an invoice that was deleted or failed: no event, no record', async () => {
    const deleted = await uploaded(engine.table, 'acc_stop');
    await removeInvoice(engine.table, deleted);
    expect(await recordProgress(engine.table, deleted, 1)).toBe('ended');
    expect(await names(deleted)).toEqual([]);

    const failed = await uploaded(engine.table, 'acc_stop');
    expect(await failInvoice(engine.table, failed, 'ENCRYPTED')).toBe('failed');
    expect(await recordProgress(engine.table, failed, 1)).toBe('ended');
    expect(await names(failed)).toEqual(['invoice.uploaded', 'invoice.failed']);
    expect(await counts('acc_stop')).toEqual({ FAILED: 1 });
  });
});

describe('a review', () => {
  test('refuses what no reviewer may do then, and names what one may', async () => {
    const invoice = await finished(engine.table, 'acc_refuse');
    expect(await reviewInvoice(engine.table, invoice, 'PAID')).toEqual({
      ok: false,
      from: 'PROCESSED',
      to: 'PAID',
      allowed: ['APPROVED', 'REJECTED'],
    });
    expect(
      await reviewInvoice(engine.table, { accountId: 'acc_other', invoiceId: invoice.invoiceId }, 'PAID'),
    ).toBeNull();
  });
});

describe('a deletion', () => {
  test('leaves nothing of the invoice but the promise to erase its objects', async () => {
    const invoice = await finished(engine.table, 'acc_delete');
    expect(await removeInvoice(engine.table, invoice)).toBe('removed');
    const { Items = [] } = await engine.table.client.send(new ScanCommand({ TableName: engine.table.name }));
    const left = Items.filter((item) => JSON.stringify(item).includes(invoice.invoiceId));
    expect(left.map(({ pk }) => pk)).toEqual([erasureKey(invoice.invoiceId).pk]);
    expect(await counts('acc_delete')).toEqual({});
    expect(await removeInvoice(engine.table, invoice)).toBeNull();
  });
});
