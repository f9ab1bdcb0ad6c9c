import type { InvoiceIds, InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { releaseWrites } from '../fingerprints.ts';
import { eventKey, invoiceKey } from '../keys.ts';
import type { Table } from '../table.ts';
import type { Write } from '../transact.ts';
import { listSubscriptions } from '../webhooks/subscriptions.ts';
import { changeInvoice } from './change-invoice.ts';
import { ERASED_AFTER_MS, erasureWrite } from './erasures.ts';
import { listEvents } from './list-events.ts';
import { countWrites, unchangedSince } from './occurrence-writes.ts';

/**
 * Removes the record with its events, its count and its fingerprints, and promises the erasure of its objects: one
 * transaction, of at most 16 events + record + counter + 5 fingerprints + erasure = 24 writes (DynamoDB takes 100).
 * A running pipeline finds no record and stops.
 * @returns null when the account has no such invoice.
 */
export function removeInvoice(table: Table, ids: InvoiceIds): Promise<'removed' | null> {
  return changeInvoice<'removed'>(table, ids, async (current) => {
    const events = await listEvents(table, ids.accountId, ids.invoiceId);
    // Kept, for one of them may be deleted before the erasure.
    const webhooks = await listSubscriptions(table, ids.accountId);
    const told = {
      eventIds: events.map(({ event_id }) => event_id),
      webhookIds: webhooks.map(({ webhookId }) => webhookId),
    };
    return {
      outcome: 'removed',
      writes: [
        { Delete: { Key: invoiceKey(ids.accountId, ids.invoiceId), ...unchangedSince(current) } },
        ...eventDeletes(current),
        ...countWrites(current, current.status, null),
        ...(await releaseWrites(table, current)),
        erasureWrite(ids, new Date(Date.now() + ERASED_AFTER_MS).toISOString(), told),
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
