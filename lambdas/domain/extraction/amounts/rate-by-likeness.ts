import { placeOf } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { HUNDRED_PERCENT } from '../text/percentage.ts';
import type { RateCandidate } from './amount-candidates.ts';
import { judgedRates } from './judge-rate.ts';
import { isOtherRate } from './rate-candidates.ts';
import { isOfBill } from './rate-of-bill.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** From here on a rate is taken for the insurer's that no label tells. */
const LIKELY = 0.8;
const SCORE = 0.75;
/** Half a percent, in hundredths of one. */
const ROUNDED = 50;

/**
 * The printed rate that is likely the insurer's by its likeness to those of stored bills, to hold against figures that were read: shares are
 * not worked out of it. None that is what the figures leave the patient.
 */
export function rateByLikeness({ total, insurance, patient }: SolvedAmounts, sheet: Sheet): RateCandidate | undefined {
  const whole = total?.figure ?? (insurance && patient && insurance.figure + patient.figure);
  const borne = insurance?.figure ?? (total && patient && total.figure - patient.figure);
  if (!whole || borne === undefined) return undefined;
  const [likeliest] = judgedRates(sheet);
  if (!likeliest || likeliest.likelihood < LIKELY) return undefined;
  const { segment, rate } = likeliest.printed;
  if (isOtherRate(segment, rate.start)) return undefined;
  const left = HUNDRED_PERCENT - (borne * HUNDRED_PERCENT) / whole;
  if (Math.abs(rate.hundredths - left) <= ROUNDED) return undefined;
  const printed = segment.text.slice(rate.start, rate.end);
  const place = placeOf(segment, rate.start, rate.end);
  const method = 'likeness';
  const candidate = { figure: rate.hundredths, currency: null, score: SCORE, printed, place, method, of: undefined };
  return isOfBill(candidate, borne, whole, sheet) ? candidate : undefined;
}
