import type { InvoiceStatus, ReviewStatus } from '../../contracts/invoice-status.ts';
import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
import { occur } from '../../domain/invoice/occurrence.ts';
import { allowedReviews } from '../../domain/invoice/review-moves.ts';
import { releaseWrites } from '../fingerprints.ts';
import type { Table } from '../table.ts';
import { changeInvoice } from './change-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/** What became of a review; of two that race, the second is decided on what the first one left. */
export type Reviewed =
  | { readonly ok: true; readonly updatedAt: string }
  /** `allowed`: what a reviewer could set instead; the data of a 409 INVALID_STATUS_TRANSITION. */
  | {
      readonly ok: false;
      readonly from: InvoiceStatus;
      readonly to: ReviewStatus;
      readonly allowed: readonly ReviewStatus[];
    };

/**
 * A reviewer's decision, with its event; a rejected invoice gives its fingerprints back.
 * @returns null when the account has no such invoice.
 */
export function reviewInvoice(table: Table, ids: InvoiceIds, to: ReviewStatus): Promise<Reviewed | null> {
  return changeInvoice<Reviewed>(table, ids, async (current) => {
    const from = current.status;
    const allowed = allowedReviews(from);
    if (!allowed.includes(to)) return { outcome: { ok: false, from, to, allowed }, writes: [] };
    const moment = thisMoment();
    const updatedAt = new Date(moment.now).toISOString();
    const released = to === 'REJECTED' ? { fingerprints: [] } : {};
    const occurrence = occur(current, { status: to, ...released }, { kind: 'reviewed', from, to, updatedAt }, moment);
    const releases = to === 'REJECTED' ? await releaseWrites(table, current) : [];
    return {
      outcome: { ok: true, updatedAt },
      writes: [...occurrenceWrites(current, occurrence), ...releases],
      eventId: moment.eventId,
    };
  });
}
