import { readLineItems } from '../lines/line-items.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { captionedFigures } from './captioned-figures.ts';
import { namesInsurer } from './names-insurer.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
const BORNE_BY_NOBODY = anyWordPattern(...BOOKING_WORDS.off, ...BOOKING_WORDS.refused, ...BOOKING_WORDS.tax);
/** A minus before the figure, or an accountant's brackets. */
const TAKEN_OFF = /^\D{0,4}[-–−(]/;

/**
 * Among the lines one share is taken off, and the total is what is left: `Consultation 42.00 · Copayment −10.00 · Total 32.00` is
 * the insurer's bill, and with the insurer's payment taken off it is the patient's.
 */
export function settleTaken(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total || (insurance && patient)) return solved;
  // Whose figures are is worked out only where one is taken off.
  if (!sheet.segments.some(({ amounts }) => amounts.some(({ cents }) => cents < 0))) return solved;
  const taken = captionedFigures(sheet).filter(({ candidate }) => TAKEN_OFF.test(candidate.printed));
  if (taken.length === 0) return solved;
  const billed = billedIn(sheet);
  const share = taken.find(
    ({ whose, segment, candidate }) =>
      Math.abs(total.figure + candidate.figure - billed) <= CENT &&
      whose &&
      !sheet.neighbours.row(segment).some(({ plain }) => hasWord(plain, BORNE_BY_NOBODY)),
  );
  if (!share) return solved;
  const [own, rest] = [share.candidate, total];
  // What a patient paid ahead of a bill that no insurer shares leaves the patient's own rest.
  if (share.whose === 'patient' && !namesInsurer(sheet)) return solved;
  const labelled = [insurance, patient].flatMap((one) => one?.figure ?? []);
  if (!labelled.every((figure) => figure === own.figure || figure === rest.figure)) return solved;
  const [insured, borne] = share.whose === 'insurer' ? [own, rest] : [rest, own];
  return { total: undefined, insurance: insured, patient: borne, agree: true };
}

function billedIn(sheet: Sheet): number {
  const lines = readLineItems(sheet).map(({ amount }) => centsOf(amount));
  return lines.filter((cents) => cents > 0).reduce((sum, cents) => sum + cents, 0);
}
