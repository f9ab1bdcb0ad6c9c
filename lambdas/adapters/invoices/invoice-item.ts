import { isInFlight } from '../../domain/invoice/in-flight.ts';
import type { InvoiceRecord, PipelineWork } from '../../domain/invoice/invoice-record.ts';
import { dueKeys, invoiceKey, listKeys, withoutKeys } from '../keys.ts';

/**
 * How long an invoice in flight may go without a recorded change before the sweeper looks at it: the pipeline takes
 * seconds, and a look costs one DescribeExecution.
 */
export const QUIET_MS = 5 * 60_000;
/**
 * The due entry is on the full minute, so that the thirteen changes of a run, seconds apart, leave it where it is: moving
 * an index entry costs two writes, and moved at each change the due index took a seventh of all writes of an invoice.
 */
const DUE_GRAIN_MS = 60_000;

/**
 * What the pipeline found is one attribute of JSON text: nothing asks the table for a part of it, and every step writes
 * all of it. Text keeps the order of keys, which nested maps lose, and the local engine writes it in a quarter of the time
 * (2.1 ms of processor instead of 9.4 for a step's transaction, measured).
 */
type InvoiceItem = Omit<InvoiceRecord, keyof PipelineWork> & { readonly work: string };

/** The record as an item: its keys, its index keys (the due entry only while in flight), its fields, and its work as text. */
export function invoiceItem(record: InvoiceRecord): Record<string, unknown> {
  const { outline, readings, findings, fingerprints, risk, extractedAt, extractionData, ...fields } = record;
  const work: PipelineWork = { outline, readings, findings, fingerprints, risk, extractedAt, extractionData };
  const { accountId, invoiceId, status, uploadedAt } = record;
  const key = invoiceKey(accountId, invoiceId);
  const quietAt = Date.parse(record.updatedAt) + QUIET_MS;
  const dueAt = new Date(Math.ceil(quietAt / DUE_GRAIN_MS) * DUE_GRAIN_MS).toISOString();
  return {
    ...fields,
    work: JSON.stringify(work),
    // The list shows processedAt only once it is known: an index projects absent attributes as absent.
    processedAt: record.processedAt ?? undefined,
    ...key,
    ...listKeys(accountId, invoiceId, status, uploadedAt),
    ...(isInFlight(status) ? dueKeys('invoice', invoiceId, key, dueAt) : {}),
  };
}

/** The record of an item that `invoiceItem` made. */
export function invoiceRecord(item: Record<string, unknown>): InvoiceRecord {
  const { work, ...fields } = { processedAt: null, ...withoutKeys(item) } as unknown as InvoiceItem;
  return { ...fields, ...(JSON.parse(work) as PipelineWork) };
}
