import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captions.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Both shares must be labelled as clearly as this. */
const CLEAR = 0.8;

/**
 * `Billed 120.00 · Plan allowance 83.00 · Plan paid 66.40 · Your share 16.60`: where the two shares make up a smaller printed
 * figure than the one that is labelled as the total, that one is what was billed, and the smaller what counts.
 */
export function settlePrintedSum(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient, agree } = solved;
  if (agree || !total || !insurance || !patient) return solved;
  const sum = insurance.figure + patient.figure;
  if (
    sum >= total.figure ||
    Math.min(insurance.score, patient.score) < CLEAR ||
    insurance.figure * patient.figure === 0
  )
    return solved;
  const printed = captionedFigures(sheet).find(
    ({ candidate, whose }) => candidate.figure === sum && whose !== 'patient',
  );
  return printed ? { total: printed.candidate, insurance, patient, agree: true } : solved;
}
