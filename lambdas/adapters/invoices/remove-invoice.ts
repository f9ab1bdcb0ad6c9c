import { isInFlight } from '../../domain/invoice/in-flight.ts';
import type { InvoiceIds, InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { releaseWrites } from '../fingerprints.ts';
import { eventKey, invoiceKey } from '../keys.ts';
import type { Table } from '../table.ts';
import type { Write } from '../transact.ts';
import { changeInvoice } from './change-invoice.ts';
import { erasureWrite } from './erasures.ts';
import { countWrites, unchangedSince } from './occurrence-writes.ts';

/**
 * Longer than a step can run (15 min is Lambda's limit): a step that was reading the file when the record went may
 * still store what it read, and nobody does afterwards.
 */
const RUNNING_STEP_MS = 16 * 60_000;

/** `objects-may-come`: a step may be running, so that the erasure entry must stay until it can't be. */
export type Removed = 'objects-settled' | 'objects-may-come';

/**
 * Removes the record with its events, its count and its fingerprints, and promises the erasure of its objects: one
 * transaction, of at most 16 events + record + counter + 3 fingerprints + erasure = 22 writes (DynamoDB takes 100).
 * A running pipeline finds no record and stops.
 * @returns null when the account has no such invoice.
 */
export function removeInvoice(table: Table, ids: InvoiceIds): Promise<Removed | null> {
  return changeInvoice<Removed>(table, ids, async (current) => {
    const running = isInFlight(current.status);
    const dueAt = new Date(Date.now() + (running ? RUNNING_STEP_MS : 0)).toISOString();
    return {
      outcome: running ? 'objects-may-come' : 'objects-settled',
      writes: [
        { Delete: { Key: invoiceKey(ids.accountId, ids.invoiceId), ...unchangedSince(current) } },
        ...eventDeletes(current),
        ...countWrites(current, current.status, null),
        ...(await releaseWrites(table, current)),
        erasureWrite(ids, dueAt),
      ],
    };
  });
}

/** The unchanged version says that these are all the events there are. */
function eventDeletes({ accountId, invoiceId, lastSequence }: InvoiceRecord): Write[] {
  return Array.from({ length: lastSequence + 1 }, (_, sequence) => ({
    Delete: { Key: eventKey(accountId, invoiceId, sequence) },
  }));
}
