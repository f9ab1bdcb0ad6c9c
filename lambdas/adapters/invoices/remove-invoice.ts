import type { InvoiceIds, InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { releaseWrites } from '../fingerprints.ts';
import { eventKey, invoiceKey } from '../keys.ts';
import type { Table } from '../table.ts';
import type { Write } from '../transact.ts';
import { changeInvoice } from './change-invoice.ts';
import { erasureWrite } from './erasures.ts';
import { countWrites, unchangedSince } from './occurrence-writes.ts';

/**
 * Longer than a step can run (15 min is Lambda's limit). A step that loaded the record before it went, whatever the
 * record's status was by then, may still store what it read, and nobody does afterwards.
 */
const RUNNING_STEP_MS = 16 * 60_000;

/**
 * Removes the record with its events, its count and its fingerprints, and promises the erasure of its objects: one
 * transaction, of at most 16 events + record + counter + 3 fingerprints + erasure = 22 writes (DynamoDB takes 100).
 * A running pipeline finds no record and stops.
 * @returns null when the account has no such invoice.
 */
export function removeInvoice(table: Table, ids: InvoiceIds): Promise<'removed' | null> {
  return changeInvoice<'removed'>(table, ids, async (current) => ({
    outcome: 'removed',
    writes: [
      { Delete: { Key: invoiceKey(ids.accountId, ids.invoiceId), ...unchangedSince(current) } },
      ...eventDeletes(current),
      ...countWrites(current, current.status, null),
      ...(await releaseWrites(table, current)),
      erasureWrite(ids, new Date(Date.now() + RUNNING_STEP_MS).toISOString()),
    ],
  }));
}

/** The unchanged version says that these are all the events there are. */
function eventDeletes({ accountId, invoiceId, lastSequence }: InvoiceRecord): Write[] {
  return Array.from({ length: lastSequence + 1 }, (_, sequence) => ({
    Delete: { Key: eventKey(accountId, invoiceId, sequence) },
  }));
}
