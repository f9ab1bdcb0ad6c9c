import { MOST_VALUES, sentenceLikelihoods } from '../labels/judge-sentence.ts';
import type { Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';

/**
 * How likely what a sentence says of an amount is each of `SAID`, overwritten by the next call; undefined where a text holds more
 * amounts than anybody puts into sentences.
 */
export function saidOf({ text, amounts }: Segment, money: Money): Float64Array | undefined {
  const others = amounts.filter(({ start }) => start !== money.start);
  if (others.length >= MOST_VALUES) return undefined;
  const asAmount = ({ start, end, cents }: Money) => ({ kind: 'amount' as const, start, end, cents });
  return sentenceLikelihoods(text, asAmount(money), others.map(asAmount));
}
