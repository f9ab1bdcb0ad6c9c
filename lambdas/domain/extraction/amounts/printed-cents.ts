import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';

/** All amounts that a document prints, in cents and without their signs; a bare number is one where it is taken off (`Rounding   -50`). */
export const printedCents = onceASheet(
  ({ segments }): ReadonlySet<number> => new Set(segments.flatMap(amountsOf).map(({ cents }) => Math.abs(cents))),
);

function amountsOf({ amounts, money }: Segment) {
  const isTakenOff = amounts.length === 0 && money.length === 1 && money.every(({ cents }) => cents < 0);
  return isTakenOff ? money : amounts;
}
