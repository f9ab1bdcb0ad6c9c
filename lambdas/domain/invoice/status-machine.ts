import type { EventName } from '../../contracts/event-payload.ts';
import { type InvoiceStatus, REVIEW_STATUSES, type ReviewStatus } from '../../contracts/invoice-status.ts';

/** Every move an invoice can make after its upload, and the event that tells of it (contract section 4). */
const MOVES = [
  { from: 'PENDING', to: 'PROCESSING', event: 'invoice.processing' },
  { from: 'PENDING', to: 'FAILED', event: 'invoice.failed' },
  { from: 'PROCESSING', to: 'PROCESSED', event: 'invoice.processed' },
  { from: 'PROCESSING', to: 'FLAGGED', event: 'invoice.flagged' },
  { from: 'PROCESSING', to: 'FAILED', event: 'invoice.failed' },
  { from: 'PROCESSED', to: 'APPROVED', event: 'invoice.approved' },
  { from: 'PROCESSED', to: 'REJECTED', event: 'invoice.rejected' },
  { from: 'FLAGGED', to: 'APPROVED', event: 'invoice.approved' },
  { from: 'FLAGGED', to: 'REJECTED', event: 'invoice.rejected' },
  { from: 'APPROVED', to: 'PAID', event: 'invoice.paid' },
] as const satisfies readonly { from: InvoiceStatus; to: InvoiceStatus; event: EventName }[];

export type Move =
  | { readonly ok: true; readonly event: EventName }
  /** `allowed`: what a reviewer could set instead; the data of a 409 INVALID_STATUS_TRANSITION. */
  | {
      readonly ok: false;
      readonly from: InvoiceStatus;
      readonly to: InvoiceStatus;
      readonly allowed: readonly ReviewStatus[];
    };

/** Whether an invoice may go from one status to another, and by which event the world hears of it. */
export function moveTo(from: InvoiceStatus, to: InvoiceStatus): Move {
  const move = MOVES.find((candidate) => candidate.from === from && candidate.to === to);
  return move === undefined ? { ok: false, from, to, allowed: allowedReviews(from) } : { ok: true, event: move.event };
}

/** What a reviewer may set an invoice of this status to; empty while the pipeline has it, and at its end. */
export function allowedReviews(from: InvoiceStatus): readonly ReviewStatus[] {
  return REVIEW_STATUSES.filter((to) => MOVES.some((move) => move.from === from && move.to === to));
}
