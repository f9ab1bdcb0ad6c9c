import type { ValueKind } from '../layout/value-kind.ts';
import { hashed, placesOf } from '../text/hashed-places.ts';
import { plainText } from '../text/plain-text.ts';

/** How many places the table of sentences' weights has. */
export const PLACES = 1 << 15;
const places = placesOf(PLACES);

/** A value in a text. */
export interface ValueInText {
  readonly kind: ValueKind | 'rate';
  readonly start: number;
  readonly end: number;
  /** Of an amount. */
  readonly cents?: number;
}

/** Words further off say nothing; the nearest say most. */
const [MOST_WORDS, NEAR] = [8, 2];
const WORD = /[a-z]+|\d+|[%#&]/g;
const STEM = 4;
/** A sentence ends behind a word, not behind an abbreviation. */
const SENTENCE_END = /(?:\p{L}{3}|\d|\))[.!?](?=\s+["'“¿¡]?[\p{Lu}\d])|[;!?](?=\s)/gu;
const CLAUSE_BEGINS = /[,:–—(]\s/;
const CLAUSE_ENDS = /[,:–—(]\s?|\s(?:and|und|y|et|e|dan)\s/;

/**
 * What a value in a sentence is known by: the words before and behind it up to the next value, those of its clause, pairs of them and
 * pairs with one between, the sentence's other words; and of an amount, how many of the text's are larger, and whether it is the sum of
 * two or a part beside another. Each is a place in the table of weights.
 */
export function sentenceFeatures(text: string, value: ValueInText, others: readonly ValueInText[]): readonly number[] {
  const [from, to] = sentenceAround(text, value);
  const previous = Math.max(from, ...others.filter(({ end }) => end <= value.start).map(({ end }) => end));
  const next = Math.min(to, ...others.filter(({ start }) => start >= value.end).map(({ start }) => start));
  const add = (sign: string, word: string) => places.add(hashed(word, hashed(sign, hashed(value.kind))));
  const [before, behind] = [text.slice(previous, value.start), text.slice(value.end, Math.max(value.end, next))];
  const [left, right] = [wordsOf(before).slice(-MOST_WORDS).reverse(), wordsOf(behind).slice(0, MOST_WORDS)];
  addSide('b', left, add);
  addSide('a', right, add);
  add('x', `${left[0]} ${right[0]}`);
  for (const word of wordsOf(before.split(CLAUSE_BEGINS).at(-1) ?? '')) add('c', word);
  for (const word of wordsOf(behind.split(CLAUSE_ENDS)[0] ?? '')) add('d', word);
  for (const word of wordsOf(text.slice(from, previous)).slice(-MOST_WORDS)) add('p', word);
  for (const word of wordsOf(text.slice(Math.max(value.end, next), to)).slice(0, MOST_WORDS)) add('n', word);
  if (value.cents !== undefined) add('r', reckonedWith(value.cents, others));
  return places.taken();
}

function wordsOf(text: string): string[] {
  return plainText(text).match(WORD) ?? [];
}

function addSide(side: string, words: readonly string[], add: (sign: string, word: string) => void): void {
  for (const [at, word] of words.entries()) {
    add(`${side}~`, word.slice(0, STEM));
    if (at < NEAR) add(`${side}${at}`, word);
    const [second, third] = [words[at + 1], words[at + 2]];
    if (second !== undefined) add(`${side}+`, `${word} ${second}`);
    if (third !== undefined) add(`${side}-`, `${word} ${third}`);
  }
  if (words.length === 0) add(side, '');
}

/** From where to where the sentence goes in which a value stands. */
function sentenceAround(text: string, { start, end }: ValueInText): readonly [number, number] {
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(SENTENCE_END)) {
    const behind = index + sign.length;
    if (behind <= start) from = behind;
    else if (index >= end - 1) return [from, behind];
  }
  return [from, text.length];
}

function reckonedWith(cents: number, others: readonly ValueInText[]): string {
  const amounts = others.flatMap((one) => one.cents ?? []);
  const larger = amounts.filter((one) => one > cents).length;
  const isSum = amounts.some((one, at) => one > 0 && amounts.indexOf(cents - one, at + 1) > 0);
  const isPart = amounts.some((one) => one > cents && one !== 2 * cents && amounts.includes(one - cents));
  return `${larger}/${amounts.length}${isSum ? ' sum' : ''}${isPart ? ' part' : ''}`;
}
