import type { Sheet } from '../sheet/sheet.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** What the arithmetic of a statement vouches for. */
const SCORE = 0.8;

/**
 * `Charge 674.26 · Patient payment 0.00 · Insurance payment 515.81 · Adjustment 101.14 · Balance 57.31`: nothing was paid
 * yet, so the balance is the patient's share, where a printed adjustment is all that parts it from what was charged.
 */
export function settleUnpaid(
  solved: SolvedAmounts,
  _: Sheet,
  { charged, patients, discounts }: LabelledFigures,
): SolvedAmounts {
  const { insurance, patient } = solved;
  if (!insurance || patient?.figure !== 0) return solved;
  const owed = patients.find(
    ({ figure }) =>
      figure > 0 &&
      charged.some((total) =>
        discounts.some((off) => off.figure !== 0 && insurance.figure + figure + Math.abs(off.figure) === total.figure),
      ),
  );
  if (!owed) return solved;
  return { ...solved, total: undefined, patient: { ...owed, score: Math.max(owed.score, SCORE) } };
}
