import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captions.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** Hundredths of a percent. */
const WHOLE = 10_000;
/** A rate and a printed figure that is just that part of the total vouch for each other. */
const SCORE = 0.8;

/**
 * Where no insurer's share is read, or one that is the whole: the printed figure that is the printed rate of the total.
 * `Monto cubierto 2.597,20 · Monto a cancelar 2.077,76`, and in a sentence `Se cancela el 80 % del monto cubierto`: what is
 * called covered is what the plan takes into account.
 */
export function settleByRate(solved: SolvedAmounts, percent: AmountCandidate | undefined, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient, agree } = solved;
  if (agree || !total || !percent || percent.figure <= 0 || percent.figure >= WHOLE) return solved;
  if (insurance && insurance.figure !== total.figure) return solved;
  const share = Math.round((total.figure * percent.figure) / WHOLE);
  const printed = captionedFigures(sheet).find(
    ({ candidate, whose }) => whose !== 'patient' && Math.abs(candidate.figure - share) <= CENT,
  );
  if (!printed) return solved;
  // What was read as the patient's may be the same figure under a word that says no more than that it is to be paid.
  const rest =
    patient && Math.abs(patient.figure + printed.candidate.figure - total.figure) <= CENT ? patient : undefined;
  return {
    total: { ...total, score: Math.max(total.score, SCORE) },
    insurance: { ...printed.candidate, score: SCORE },
    patient: rest,
    agree: rest !== undefined,
  };
}
