import { isAligned, placeOf, type Segment } from '../layout/layout.ts';
import type { Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { findPercentages, HALF_PERCENT, HUNDRED_PERCENT, type Percentage } from '../text/percentage.ts';
import { plainText } from '../text/plain-text.ts';
import type { RateCandidate } from './amount-candidates.ts';
import { judgedRates } from './judge-rate.ts';
import { isOtherRate } from './rate-candidates.ts';
import { isOfBill } from './rate-of-bill.ts';
import { isListOfRates } from './said-rates.ts';

/** From here on a rate is taken for the insurer's that no label tells. */
const LIKELY = 0.8;
const SCORE = 0.75;

/**
 * The printed rate that is likely the insurer's by its likeness to those of stored bills, to hold against figures that were read: without
 * two of them there is none, for no share is worked out of it. None that is what the figures leave the patient.
 * @param read what was read of total and shares.
 */
export function rateByLikeness(read: Readings, sheet: Sheet): RateCandidate | undefined {
  const { total_amount, insurance_amount, out_of_pocket } = read;
  const [total, insurance, patient] = [total_amount, insurance_amount, out_of_pocket].map(
    (reading) => reading && centsOf(reading.value),
  );
  const whole = total ?? (insurance !== undefined && patient !== undefined ? insurance + patient : undefined);
  const borne = insurance ?? (total !== undefined && patient !== undefined ? total - patient : undefined);
  if (!whole || borne === undefined) return undefined;
  const [likeliest] = judgedRates(sheet);
  if (!likeliest || likeliest.likelihood < LIKELY) return undefined;
  const { segment, rate } = likeliest.printed;
  if (isListOfRates(findPercentages(segment.text)) || OF_ANOTHER.test(plainText(segment.text.slice(rate.end))))
    return undefined;
  if (isOtherRate(segment, rate.start) || isOneOfSeveral(segment, rate, sheet) || isOfSomeLines(rate, sheet))
    return undefined;
  const left = HUNDRED_PERCENT - (borne * HUNDRED_PERCENT) / whole;
  if (Math.abs(rate.hundredths - left) <= HALF_PERCENT) return undefined;
  const printed = segment.text.slice(rate.start, rate.end);
  const place = placeOf(segment, rate.start, rate.end);
  const method = 'likeness';
  const candidate = { figure: rate.hundredths, currency: null, score: SCORE, printed, place, method, of: undefined };
  return isOfBill(candidate, borne, whole, sheet) ? candidate : undefined;
}

/** Germany's subsidies of dentures are 60 to 75 % of what the plainest care would cost (https://www.gesetze-im-internet.de/sgb_5/__55.html). */
const OF_ANOTHER = /^ *(?:der|einer) +regelversorgung(?![a-z])/;

/** `Pays at` over `100%`, `80%`, `80%`, `0%`; `2 x 9,45 (69%)` over `1 x 4,25 (0%)`: in a column of several rates each is its line's. */
function isOneOfSeveral(segment: Segment, rate: Percentage, { segments }: Sheet): boolean {
  const isCell = segment.text.length - (rate.end - rate.start) <= MOST_BESIDE;
  const isBehindPrice = segment.amounts.some(({ end }) => end <= rate.start);
  if (!isCell && !isBehindPrice) return false;
  const others = segments.filter((one) => one.page === segment.page && isAligned(one, segment, EDGE));
  return others.some(
    ({ text, amounts }) =>
      (isCell || amounts.length > 0) && findPercentages(text).some((one) => one.hundredths !== rate.hundredths),
  );
}

/** `Zahnersatz 80 %` in a list of rates, where a table has a rate for each line: it is that of some lines. */
function isOfSomeLines(rate: Percentage, sheet: Sheet): boolean {
  const alike = sheet.segments.flatMap((one) => {
    const [own, second] = findPercentages(one.text);
    return own?.hundredths === rate.hundredths && !second ? [{ one, own }] : [];
  });
  return alike.slice(0, MOST_ALIKE).some(({ one, own }) => isOneOfSeveral(one, own, sheet));
}

/** Each is looked for in the whole sheet; files made to exhaust a reader have thousands. */
const MOST_ALIKE = 40;

/** In characters, and in points. */
const [MOST_BESIDE, EDGE] = [2, 4];
