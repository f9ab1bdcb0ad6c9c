import { expect, test } from 'vitest';
import { boundedFinding } from '../../../lambdas/domain/checks/bounded-finding.ts';
import type { Evidence, Finding } from '../../../lambdas/domain/checks/finding.ts';
import { SOMEWHERE } from './build-readings.ts';

/** The most that DynamoDB takes as one item. */
const ITEM_BYTES = 400 * 1024;

const findingOf = (evidence: readonly Evidence[]): Finding => ({
  result: 'FAIL',
  reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
  reason: 'They do not add up.',
  evidence,
});
const piece = (text: string): Evidence => ({ field: null, text, place: SOMEWHERE });

test('five findings about thousands of long lines, in any script, leave room in one record', () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => piece(`${index} ${'𝒜'.repeat(500)}`));
  const bounded = boundedFinding(findingOf(lines));
  expect(5 * Buffer.byteLength(JSON.stringify(bounded))).toBeLessThan(ITEM_BYTES / 2);
  expect(bounded).toMatchObject({ ...findingOf([]), evidence: expect.anything() });
  expect(bounded.evidence.length).toBeGreaterThan(10);
  for (const [index, { text }] of bounded.evidence.entries()) expect(text).toMatch(new RegExp(`^${index} 𝒜+…$`, 'u'));
});

test('a finding that points at no more than a screen shows is as it was', () => {
  const finding = findingOf([piece('Office consultation 180.00'), { ...piece('275.00'), place: null }]);
  expect(boundedFinding(finding)).toEqual(finding);
});
