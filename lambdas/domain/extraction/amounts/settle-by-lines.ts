import { readLineItems } from '../lines/line-items.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import { captionedFigures } from './captions.ts';
import { namesInsurer } from './names-insurer.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;

/**
 * Among the lines one share is taken off, and the total is what is left: `Consultation 42.00 · Copayment −10.00 · Total 32.00` is
 * the insurer's bill, and with the insurer's payment taken off it is the patient's.
 */
function settleTaken(solved: SolvedAmounts & { readonly total: AmountCandidate }, sheet: Sheet): SolvedAmounts {
  const { total } = solved;
  const taken = captionedFigures(sheet).filter(
    ({ whose, segment, candidate }) =>
      TAKEN_OFF.test(candidate.printed) &&
      whose &&
      !sheet.neighbours.row(segment).some(({ plain }) => hasWord(plain, BORNE_BY_NOBODY)),
  );
  if (taken.length === 0) return solved;
  const billed = billedIn(sheet, []);
  const share = taken.find(({ candidate }) => Math.abs(total.figure + candidate.figure - billed) <= CENT);
  if (!share) return solved;
  const [own, rest] = [share.candidate, total];
  // What a patient paid ahead of a bill that no insurer shares leaves the patient's own rest.
  if (share.whose === 'patient' && !namesInsurer(sheet)) return solved;
  const labelled = [solved.insurance, solved.patient].flatMap((one) => one?.figure ?? []);
  if (!labelled.every((figure) => figure === own.figure || figure === rest.figure)) return solved;
  const [insurance, patient] = share.whose === 'insurer' ? [own, rest] : [rest, own];
  return { total: undefined, insurance, patient, agree: true };
}

const BORNE_BY_NOBODY = anyWordPattern(...BOOKING_WORDS.off, ...BOOKING_WORDS.refused, ...BOOKING_WORDS.tax);
/** A minus before the figure, or an accountant's brackets. */
const TAKEN_OFF = /^\D{0,4}[-–−(]/;

function billedIn(sheet: Sheet, shares: readonly number[]): number {
  const lines = readLineItems(sheet, shares).map(({ amount }) => centsOf(amount));
  return lines.filter((cents) => cents > 0).reduce((sum, cents) => sum + cents, 0);
}

/**
 * A bill that prints no total, but lines, what the insurer bears and what was paid: `Amount paid` is the patient's where
 * the two make up the lines.
 */
export function settleByLines(
  solved: SolvedAmounts,
  patients: readonly AmountCandidate[],
  sheet: Sheet,
): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (total && !solved.agree && !(insurance && patient)) return settleTaken({ ...solved, total }, sheet);
  if (total || patient || !insurance || patients.length === 0) return solved;
  const billed = billedIn(sheet, [insurance.figure]);
  const rest = patients.find(({ figure }) => Math.abs(insurance.figure + figure - billed) <= CENT);
  return rest ? { ...solved, patient: rest, agree: true } : solved;
}
