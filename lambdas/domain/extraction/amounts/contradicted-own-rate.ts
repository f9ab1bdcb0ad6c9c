import { placeOf } from '../layout/layout.ts';
import type { ContradictedRate } from '../reading.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { findPercentages, HALF_PERCENT, HUNDRED_PERCENT } from '../text/percentage.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Beside these a rate is not all that makes the share; a German `Zuzahlung` of 10 % is at least 5.00 and at most 10.00 (SGB V, § 61). */
const NOT_ALONE = anyWordPattern(
  'max\\w*|min|mind|minimum|mindestens|hochstens|at (?:least|most)|cap|capped|limit\\w*|up to|bis|tope|teto|hasta|ate|plafon\\w*|maks\\w*|hingga|plus|zzgl|zuzuglich|mas|mais|tambah|vat|mwst|tva|iva|ppn|gst|tax|zuzahlung\\w*',
  'shortfall|mehrkosten|mehrbetrage?|depassements?|hors|excedente|selisih',
);

/** In words. */
const LONGEST_CAPTION = 8;

/**
 * The patient's rate beside the patient's share, where that is not this rate of the bill: `Total 1,520.00 · Patient 20 %   380.00`. Rates
 * are taken of other figures, too; so the share is none of any amount that the document prints either, nor of what one of them leaves of the
 * bill, as an excess does.
 */
export function contradictedOwnRate(
  sheet: Sheet,
  { insurance, patient, agree }: SolvedAmounts,
): ContradictedRate | undefined {
  if (!agree || !insurance || !patient || patient.figure <= 0) return undefined;
  const whole = insurance.figure + patient.figure;
  const segment = segmentAt(patient.place, sheet);
  if (!segment) return undefined;
  const row = sheet.neighbours.row(segment);
  // What stands beside the share may be a sentence's line in another box.
  const captions = row.filter((one) => one === segment || (one.lines === 1 && one.words.length <= LONGEST_CAPTION));
  const rates = captions.flatMap((one) => findPercentages(one.text).map((rate) => ({ ...rate, segment: one })));
  const [rate, second] = rates;
  const [own, other] = row.flatMap(({ amounts }) => amounts);
  if (!rate || second || other) return undefined;
  if (rate.hundredths === 0 || rate.hundredths >= HUNDRED_PERCENT) return undefined;
  if (row.some(({ plain, text }) => hasWord(plain, NOT_ALONE) || text.includes('+'))) return undefined;
  const printed = sheet.segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents)));
  const bases = [whole, ...printed, ...printed.map((figure) => whole - figure)];
  const isRateOf = (part: number, base: number) =>
    base > 0 && Math.abs((part * HUNDRED_PERCENT) / base - rate.hundredths) <= HALF_PERCENT;
  // `Co-payment 10 % of admissible amount   9,194.46`, to which what is not covered is added: the rate is of its own row's figure.
  const parts = [patient.figure, own?.cents ?? patient.figure];
  if (isRateOf(insurance.figure, whole)) return undefined;
  if (parts.some((part) => bases.some((base) => isRateOf(part, base)))) return undefined;
  return {
    rate: decimalOf(rate.hundredths),
    text: rate.segment.text,
    place: placeOf(rate.segment, rate.start, rate.end),
  };
}
