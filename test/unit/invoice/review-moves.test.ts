import { expect, test } from 'vitest';
import { allowedReviews } from '../../../lambdas/domain/invoice/review-moves.ts';

test.each([
  ['PENDING', []],
  ['PROCESSING', []],
  ['PROCESSED', ['APPROVED', 'REJECTED']],
  ['FLAGGED', ['APPROVED', 'REJECTED']],
  ['FAILED', []],
  ['APPROVED', ['PAID']],
  ['REJECTED', []],
  ['PAID', []],
] as const)('a reviewer may move %s to %j', (from, allowed) => {
  expect(allowedReviews(from)).toEqual(allowed);
});
