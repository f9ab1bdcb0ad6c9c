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
  return sentenceLikelihoods(text, asAmount(money), others.map(asAmount));
}

/**
 * How likely each of `SAID` were an amount part of the text's largest, with another as the rest of it: a misprint among them must not
 * make one that is said to be a share anything else. Undefined with fewer than three.
 */
export function saidWereItPart({ text, amounts }: Segment, money: Money): Float64Array | undefined {
  const others = amounts.filter(({ start }) => start !== money.start);
  if (others.length < 2 || others.length >= MOST_VALUES) return undefined;
  const whole = others.reduce((most, one) => (one.cents > most.cents ? one : most));
  const rest = others.find((one) => one !== whole);
  if (whole.cents <= money.cents) return undefined;
  const agreeing = others.map((one) => (one === rest ? { ...one, cents: whole.cents - money.cents } : one));
  return sentenceLikelihoods(text, asAmount(money), agreeing.map(asAmount));
}

function asAmount({ start, end, cents }: Money) {
  return { kind: 'amount' as const, start, end, cents };
}
