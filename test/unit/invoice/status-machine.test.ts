import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES, REVIEW_STATUSES } from '../../../lambdas/contracts/invoice-status.ts';
import { allowedReviews, moveTo } from '../../../lambdas/domain/invoice/status-machine.ts';

/** Contract section 4, written out once more by hand. */
const CONTRACT: Record<string, string> = {
  'PENDING PROCESSING': 'invoice.processing',
  'PENDING FAILED': 'invoice.failed',
  'PROCESSING PROCESSED': 'invoice.processed',
  'PROCESSING FLAGGED': 'invoice.flagged',
  'PROCESSING FAILED': 'invoice.failed',
  'PROCESSED APPROVED': 'invoice.approved',
  'PROCESSED REJECTED': 'invoice.rejected',
  'FLAGGED APPROVED': 'invoice.approved',
  'FLAGGED REJECTED': 'invoice.rejected',
  'APPROVED PAID': 'invoice.paid',
};
const PAIRS = INVOICE_STATUSES.flatMap((from) => INVOICE_STATUSES.map((to) => ({ from, to })));

describe('the status machine', () => {
  it.each(PAIRS)('moves from $from to $to exactly as the contract says', ({ from, to }) => {
    const event = CONTRACT[`${from} ${to}`];
    expect(moveTo(from, to)).toEqual(
      event === undefined ? { ok: false, from, to, allowed: allowedReviews(from) } : { ok: true, event },
    );
  });

  it.each([
    ['PENDING', []],
    ['PROCESSING', []],
    ['PROCESSED', ['APPROVED', 'REJECTED']],
    ['FLAGGED', ['APPROVED', 'REJECTED']],
    ['FAILED', []],
    ['APPROVED', ['PAID']],
    ['REJECTED', []],
    ['PAID', []],
  ] as const)('lets a reviewer move %s to %j', (from, allowed) => {
    expect(allowedReviews(from)).toEqual(allowed);
  });

  it('lets a reviewer reach only the three statuses that are a reviewer’s', () => {
    for (const from of INVOICE_STATUSES) {
      for (const to of allowedReviews(from)) expect(REVIEW_STATUSES).toContain(to);
    }
  });
});
