import { isPaidByYou } from '../labels/paid-by-you.ts';
import { isOnePlace } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/**
 * `Total 420.00 · You have paid us 84.00 · Balance due 336.00`: what you paid is not all that you bear where the rest is asked for, and nobody
 * says of the insurer. Then no share is known.
 */
export function withoutLeftOpen(
  solved: SolvedAmounts,
  sheet: Sheet,
  { insurances }: Pick<LabelledFigures, 'insurances'>,
): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total) return solved;
  const paid = [patient, insurance].find((share) => share && share.figure > 0 && isPaid(share, sheet));
  if (!paid) return solved;
  const rest = total.figure - paid.figure;
  const isClaimed = insurances.some(({ figure, score }) => figure === rest && score >= CLEAR);
  const isOpen = captionedFigures(sheet).some(
    ({ candidate, whose, off }) => candidate.figure === rest && whose === 'patient' && !off,
  );
  return isOpen && !isClaimed ? { total, insurance: undefined, patient: undefined, agree: false } : solved;
}

const CLEAR = 0.5;

function isPaid({ place }: AmountCandidate, sheet: Sheet): boolean {
  return captionedFigures(sheet).some(({ candidate, left }) => isOnePlace(candidate.place, place) && isPaidByYou(left));
}
