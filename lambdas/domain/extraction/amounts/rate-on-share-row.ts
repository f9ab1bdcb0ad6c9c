import { placeOf } from '../layout/layout.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BASE_WORDS } from '../words/base-words.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { NOT_THE_RATE } from '../words/rate-words.ts';
import type { RateCandidate } from './amount-candidates.ts';
import { LEAST_RATE } from './printed-rates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Held against figures that agree; a label's own rate goes before it. */
const SCORE = 0.8;
/** A longer row is a sentence. */
const MOST_WORDS = 10;
const OTHER = anyWordPattern(...BOOKING_WORDS.tax, ...BASE_WORDS);

/**
 * The rate in the caption of the figure that turned out to be the insurer's share, however the caption words it: `Tanggungan 85%   1.463.000`,
 * `To be settled by MetLife (90% of net bill)   809.761`.
 */
export function rateOnShareRow({ insurance, agree }: SolvedAmounts, sheet: Sheet): RateCandidate | undefined {
  const segment = agree && insurance && insurance.figure > 0 ? segmentAt(insurance.place, sheet) : undefined;
  if (!segment || segment.lines > 1) return undefined;
  const row = sheet.neighbours.row(segment);
  const before = row.slice(0, row.indexOf(segment) + 1);
  if (before.flatMap(({ amounts }) => amounts).length > 1) return undefined;
  if (before.reduce((count, { words }) => count + words.length, 0) > MOST_WORDS) return undefined;
  if (before.some(({ plain, text }) => hasWord(plain, NOT_THE_RATE) || hasWord(plain, OTHER) || text.includes('+')))
    return undefined;
  const [rate, second] = before.flatMap((one) => findPercentages(one.text).map((found) => ({ ...found, one })));
  if (!rate || second || rate.hundredths < LEAST_RATE || rate.hundredths > HUNDRED_PERCENT) return undefined;
  return {
    figure: rate.hundredths,
    currency: null,
    score: SCORE,
    printed: rate.one.text.slice(rate.start, rate.end),
    place: placeOf(rate.one, rate.start, rate.end),
    method: 'label-inside',
    of: insurance?.figure,
  };
}
