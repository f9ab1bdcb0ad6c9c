import type { InvoiceStatus, ReviewStatus } from '../../contracts/invoice-status.ts';

/** The moves of contract section 4 that a reviewer makes; the others are made by the pipeline's steps, where each is recorded. */
const REVIEW_MOVES: { readonly [From in InvoiceStatus]?: readonly ReviewStatus[] } = {
  PROCESSED: ['APPROVED', 'REJECTED'],
  FLAGGED: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAID'],
};

/** What a reviewer may set an invoice of this status to; empty while the pipeline has it, and at its end. */
export function allowedReviews(from: InvoiceStatus): readonly ReviewStatus[] {
  return REVIEW_MOVES[from] ?? [];
}
