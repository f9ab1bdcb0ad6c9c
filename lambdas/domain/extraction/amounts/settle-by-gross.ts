import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;

/**
 * Bills that sum up their lines as a subtotal, take one share off and call what is left the total:
 * `Zwischensumme 4.651,08 · Zuzahlung −140,00 · Rechnungsbetrag 4.511,08`. The subtotal is what was billed then, and what is
 * left the other share; or the two shares are printed, and only the subtotal is their sum.
 */
export function settleByGross(solved: SolvedAmounts, _: Sheet, { grosses }: LabelledFigures): SolvedAmounts {
  const { total, insurance, patient } = solved;
  const whole = (one: AmountCandidate, other: AmountCandidate) =>
    grosses.find(
      ({ figure }) => one.figure > 0 && other.figure > 0 && Math.abs(one.figure + other.figure - figure) <= CENT,
    );
  const settled = (parts: Pick<SolvedAmounts, 'insurance' | 'patient'>, sum: AmountCandidate | undefined) =>
    sum && { ...parts, total: sum, agree: true };
  // A printed total that differs from the shares' sum is for the amount check to see.
  if (insurance && patient)
    return (total ? undefined : settled({ insurance, patient }, whole(insurance, patient))) ?? solved;
  if (total && patient) return settled({ insurance: total, patient }, whole(total, patient)) ?? solved;
  if (total && insurance) return settled({ insurance, patient: total }, whole(total, insurance)) ?? solved;
  return solved;
}
