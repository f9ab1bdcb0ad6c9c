import { captionFeatures, PLACES } from '../../lambdas/domain/extraction/labels/caption-features.ts';
import { ANNOUNCED, type CaptionWeights } from '../../lambdas/domain/extraction/labels/judge-caption.ts';
import { plainText } from '../../lambdas/domain/extraction/text/plain-text.ts';

/** A caption, and what it announces: one of `ANNOUNCED`, or anything else, which then is none of them. */
export interface Caption {
  readonly text: string;
  readonly announces: string;
}

const ROUNDS = 8;
const RATE = 0.3;
/** Below this an error is not worth a step. */
const NEGLIGIBLE = 2e-3;
const FIRST_SQUARE = 1e-3;

/**
 * Fits a multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011, https://jmlr.org/papers/v12/duchi11a.html),
 * the captions in an order that is shuffled anew each round but always the same: the same captions give the same table.
 */
export function fitCaptions(captions: readonly Caption[]): CaptionWeights {
  const random = randomNumbers();
  const sampleOf = (plain: string, wanted: number) => ({ places: Int32Array.from(captionFeatures(plain)), wanted });
  const samples = captions.flatMap(({ text, announces }) => {
    const plain = plainText(text);
    // What is none of them is the first.
    const wanted = Math.max(0, (ANNOUNCED as readonly unknown[]).indexOf(announces));
    const known = sampleOf(plain, wanted);
    return [known, known, sampleOf(withUnknownWord(plain, random), wanted)];
  });
  const weights = new Float32Array(PLACES * ANNOUNCED.length);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARE);
  const errors = new Float64Array(ANNOUNCED.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { places, wanted } of shuffled(samples, random)) {
      const scale = 1 / Math.sqrt(places.length);
      likelihoods(places, scale, weights, errors);
      for (let one = 0; one < errors.length; one += 1) {
        const error = ((errors[one] ?? 0) - (one === wanted ? 1 : 0)) * scale;
        if (Math.abs(error) < NEGLIGIBLE) continue;
        const square = error * error;
        for (const place of places) {
          const at = place * ANNOUNCED.length + one;
          squares[at] = (squares[at] ?? 0) + square;
          weights[at] = (weights[at] ?? 0) - (RATE * error) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return quantized(weights);
}

const LONGER_WORD = /[a-z]{4,}/g;

/** One of the longer words is other letters: so the table learns how little the rest may say where a word is unknown. */
function withUnknownWord(plain: string, random: () => number): string {
  const words = [...plain.matchAll(LONGER_WORD)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return plain;
  const letters = Array.from(word[0], () => String.fromCharCode(FIRST_LETTER + Math.floor(random() * LETTERS)));
  return plain.slice(0, word.index) + letters.join('') + plain.slice(word.index + word[0].length);
}

const [FIRST_LETTER, LETTERS] = [97, 26];

/** @param given the likelihood of each of `ANNOUNCED` is put there. */
function likelihoods(places: Int32Array, scale: number, weights: Float32Array, given: Float64Array): void {
  given.fill(0);
  for (const place of places) {
    const row = place * given.length;
    for (let one = 0; one < given.length; one += 1) given[one] = (given[one] ?? 0) + (weights[row + one] ?? 0);
  }
  const most = Math.max(...given);
  let all = 0;
  for (let one = 0; one < given.length; one += 1) {
    given[one] = Math.exp(((given[one] ?? 0) - most) * scale);
    all += given[one] ?? 0;
  }
  for (let one = 0; one < given.length; one += 1) given[one] = (given[one] ?? 0) / all;
}

function quantized(weights: Float32Array): CaptionWeights {
  const unit = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / unit));
  return { unit, weights: Buffer.from(bytes.buffer).toString('base64') };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Numbers of 0 to 1, the same each time: the linear congruential generator of Numerical Recipes. */
function randomNumbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
