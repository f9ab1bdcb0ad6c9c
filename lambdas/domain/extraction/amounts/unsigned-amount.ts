import { placeOf, type Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/**
 * An amount as it is printed in a segment, whatever its sign: bills print shares as deductions.
 * @param score how surely it is what the caller takes it for, 0 to 1.
 * @param method how it was found.
 */
export function unsignedAmount(
  segment: Segment,
  { cents, currency, start, end }: Money,
  score: number,
  method: string,
): AmountCandidate {
  const printed = segment.text.slice(start, end);
  return { figure: Math.abs(cents), currency, score, printed, place: placeOf(segment, start, end), method };
}
