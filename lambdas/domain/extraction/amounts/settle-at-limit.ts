import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/**
 * `Glasses 1,475.00. The benefit is at most 900.00; the shortfall of 575.00 is yours`: where the limit and what the patient bears make
 * up another printed figure, the insurer bears all that it may.
 */
export function settleAtLimit(solved: SolvedAmounts, sheet: Sheet, { limits }: LabelledFigures): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (insurance || !patient || patient.figure <= 0) return solved;
  for (const limit of limits) {
    const whole = limit.figure + patient.figure;
    if (total && total.figure !== whole) continue;
    const printed = total ?? captionedFigures(sheet).find(({ candidate }) => candidate.figure === whole)?.candidate;
    if (printed) return { total: printed, insurance: limit, patient, agree: true };
  }
  return solved;
}
