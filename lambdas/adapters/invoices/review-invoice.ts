import type { ReviewStatus } from '../../contracts/invoice-status.ts';
import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
import { occur } from '../../domain/invoice/occurrence.ts';
import { type Move, moveTo } from '../../domain/invoice/status-machine.ts';
import { releaseWrites } from '../fingerprints.ts';
import type { Table } from '../table.ts';
import { changeInvoice } from './change-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/** What became of a review; of two that race, the second is decided on what the first one left. */
export type Reviewed = { readonly ok: true; readonly updatedAt: string } | Extract<Move, { readonly ok: false }>;

/**
 * A reviewer's decision, with its event; a rejected invoice gives its fingerprints back.
 * @returns null when the account has no such invoice.
 */
export function reviewInvoice(table: Table, ids: InvoiceIds, to: ReviewStatus): Promise<Reviewed | null> {
  return changeInvoice<Reviewed>(table, ids, async (current) => {
    const move = moveTo(current.status, to);
    if (!move.ok) return { outcome: move, writes: [] };
    const moment = thisMoment();
    const updatedAt = new Date(moment.now).toISOString();
    const released = to === 'REJECTED' ? { fingerprints: [] } : {};
    const occurrence = occur(
      current,
      { status: to, ...released },
      { kind: 'reviewed', from: current.status, to, updatedAt },
      moment,
    );
    const releases = to === 'REJECTED' ? await releaseWrites(table, current) : [];
    return {
      outcome: { ok: true, updatedAt },
      writes: [...occurrenceWrites(current, occurrence), ...releases],
      eventId: moment.eventId,
    };
  });
}
