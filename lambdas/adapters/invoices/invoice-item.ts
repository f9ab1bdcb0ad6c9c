import { isInFlight } from '../../domain/invoice/in-flight.ts';
import type { InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { dueKeys, invoiceKey, listKeys } from '../keys.ts';

/**
 * How long an invoice in flight may go without a recorded change before the sweeper looks at it: the pipeline takes
 * seconds, and a look costs one DescribeExecution.
 */
const QUIET_MS = 5 * 60_000;
/**
 * The due entry is on the full minute, so that the thirteen changes of a run, seconds apart, leave it where it is: moving
 * an index entry costs two writes, and moved at each change the due index took a seventh of all writes of an invoice.
 */
const DUE_GRAIN_MS = 60_000;

/** The record as an item: its keys, its index keys (the due entry only while in flight), and its fields as they are. */
export function invoiceItem(record: InvoiceRecord): Record<string, unknown> {
  const { accountId, invoiceId, status, uploadedAt } = record;
  const key = invoiceKey(accountId, invoiceId);
  const quietAt = Date.parse(record.updatedAt) + QUIET_MS;
  const dueAt = new Date(Math.ceil(quietAt / DUE_GRAIN_MS) * DUE_GRAIN_MS).toISOString();
  return {
    ...record,
    // The list shows processedAt only once it is known: an index projects absent attributes as absent.
    processedAt: record.processedAt ?? undefined,
    ...key,
    ...listKeys(accountId, invoiceId, status, uploadedAt),
    ...(isInFlight(status) ? dueKeys(invoiceId, key, dueAt) : {}),
  };
}

/** The record of an item that `invoiceItem` made. */
export function invoiceRecord(item: Record<string, unknown>): InvoiceRecord {
  const { pk, sk, byUploadPk, byUploadSk, byStatusPk, byStatusSk, duePk, dueSk, ...record } = item;
  return { processedAt: null, ...record } as unknown as InvoiceRecord;
}
