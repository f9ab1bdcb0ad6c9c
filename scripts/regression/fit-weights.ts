import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { hashed } from '../../lambdas/domain/extraction/text/hashed-places.ts';

/** What something is known by, places in the table of weights, and its class. */
export interface Sample {
  readonly places: readonly number[];
  /** Which of the classes, from 0 on. */
  readonly wanted: number;
}

const ROUNDS = 8;
/** What the last rounds come to is averaged: one more caption then moves the others less. */
const AVERAGED = 7;
const RATE = 0.3;
/** Below this an error is not worth a step. */
const NEGLIGIBLE = 2e-3;
const FIRST_SQUARE = 1e-3;

/**
 * Fits a multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011, https://jmlr.org/papers/v12/duchi11a.html),
 * the samples in an order that is shuffled anew each round but always the same: the same samples give the same table.
 * @param size how many places the table has.
 * @param classes how many classes there are.
 */
export function fitWeights(given: readonly Sample[], size: number, classes: number, random: () => number): Weights {
  const samples = given.map(({ places, wanted }) => ({ places: Int32Array.from(places), wanted }));
  const weights = new Float32Array(size * classes);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const table = { weights, squares, classes };
  const errors = new Float64Array(classes);
  const averaged = new Float32Array(weights.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { places, wanted } of shuffled(samples, random)) {
      const scale = 1 / Math.sqrt(places.length);
      likelihoods(places, scale, weights, errors);
      for (let one = 0; one < errors.length; one += 1) {
        const error = ((errors[one] ?? 0) - (one === wanted ? 1 : 0)) * scale;
        if (Math.abs(error) < NEGLIGIBLE) continue;
        correct(places, one, error, table);
      }
    }
    if (round <= ROUNDS - AVERAGED) continue;
    for (let at = 0; at < weights.length; at += 1) averaged[at] = (averaged[at] ?? 0) + (weights[at] ?? 0) / AVERAGED;
  }
  return quantized(averaged);
}

/** @param given the likelihood of each class is put there. */
function likelihoods(places: Int32Array, scale: number, weights: Float32Array, given: Float64Array): void {
  const classes = given.length;
  let most = Number.NEGATIVE_INFINITY;
  // Class by class, as in judge-by-weights.ts.
  for (let one = 0; one < classes; one += 1) {
    let odd = 0;
    for (let at = 0; at < places.length; at += 1) odd += weights[(places[at] ?? 0) * classes + one] ?? 0;
    given[one] = odd;
    if (odd > most) most = odd;
  }
  let all = 0;
  for (let one = 0; one < classes; one += 1) {
    const odd = Math.exp(((given[one] ?? 0) - most) * scale);
    given[one] = odd;
    all += odd;
  }
  for (let one = 0; one < classes; one += 1) given[one] = (given[one] ?? 0) / all;
}

/** One class's weights, and the squares of what moved them, after an error. */
function correct(
  places: Int32Array,
  one: number,
  error: number,
  {
    weights,
    squares,
    classes,
  }: { readonly weights: Float32Array; readonly squares: Float32Array; readonly classes: number },
): void {
  const [square, step] = [error * error, RATE * error];
  for (let nth = 0; nth < places.length; nth += 1) {
    const at = (places[nth] ?? 0) * classes + one;
    const sum = Math.fround((squares[at] ?? 0) + square);
    squares[at] = sum;
    weights[at] = (weights[at] ?? 0) - step / Math.sqrt(sum);
  }
}

/** Weights of one byte each. */
export function quantized(weights: Float32Array): Weights {
  const unit = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / unit));
  return { unit, weights: Buffer.from(bytes.buffer).toString('base64') };
}

/** In an order that the numbers give. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Numbers of 0 to 1, the same each time for a seed: the linear congruential generator of Numerical Recipes. */
export function randomNumbers(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LONGER_WORD = /\p{L}{4,}/gu;
const [FIRST_LETTER, LETTERS] = [97, 26];

/** One of the longer words is other letters, for a text always the same: so the table learns how little the rest may say where a word is unknown. */
export function withUnknownWord(text: string): string {
  const words = [...text.matchAll(LONGER_WORD)];
  const word = words[Math.floor(randomNumbers(hashed(text))() * words.length)];
  if (!word) return text;
  return text.slice(0, word.index) + unknownWord(word[0]) + text.slice(word.index + word[0].length);
}

/** A word of other letters, of a word always the same. */
export function unknownWord(word: string): string {
  const random = randomNumbers(hashed(word));
  return Array.from(word, () => String.fromCharCode(FIRST_LETTER + Math.floor(random() * LETTERS))).join('');
}
