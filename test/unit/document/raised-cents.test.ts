import { expect, test } from 'vitest';
import { withRaisedCents } from '../../../lambdas/domain/document/raised-cents.ts';

test.each([
  ['$4⁵⁰', '$4.50'],
  ['4⁵⁰€', '4.50€'],
  ['10¹²', '10¹²'],
  ['45.50¹²', '45.50¹²'],
  ['m²', 'm²'],
])('takes %s for %s', (printed, text) => {
  expect(withRaisedCents(printed)).toBe(text);
});
