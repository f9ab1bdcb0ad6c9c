import { captionFeatures, PLACES } from '../../lambdas/domain/extraction/labels/caption-features.ts';
import { ANNOUNCED, type CaptionWeights } from '../../lambdas/domain/extraction/labels/judge-caption.ts';
import { plainText } from '../../lambdas/domain/extraction/text/plain-text.ts';

/** A caption, and what it announces: one of `ANNOUNCED`, or anything else, which then is none of them. */
export interface Caption {
  readonly text: string;
  readonly announces: string;
}

const ROUNDS = 15;
const RATE = 0.3;
/** Below this an error is not worth a step. */
const NEGLIGIBLE = 1e-3;
const FIRST_SQUARE = 1e-3;

/**
 * Fits a multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011, https://jmlr.org/papers/v12/duchi11a.html),
 * the captions in an order that is shuffled anew each round but always the same: the same captions give the same table.
 */
export function fitCaptions(captions: readonly Caption[]): CaptionWeights {
  const samples = captions.map(({ text, announces }) => ({
    places: captionFeatures(plainText(text)),
    // What is none of them is the first.
    wanted: Math.max(0, (ANNOUNCED as readonly unknown[]).indexOf(announces)),
  }));
  const weights = new Float64Array(PLACES * ANNOUNCED.length);
  const squares = new Float64Array(weights.length).fill(FIRST_SQUARE);
  const random = randomNumbers();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { places, wanted } of shuffled(samples, random)) {
      const scale = 1 / Math.sqrt(places.length);
      for (const [one, likelihood] of likelihoods(places, scale, weights).entries()) {
        const error = (likelihood - (one === wanted ? 1 : 0)) * scale;
        if (Math.abs(error) < NEGLIGIBLE) continue;
        for (const place of places) {
          const at = place * ANNOUNCED.length + one;
          const square = (squares[at] ?? 0) + error * error;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (RATE * error) / Math.sqrt(square);
        }
      }
    }
  }
  return quantized(weights);
}

function likelihoods(places: readonly number[], scale: number, weights: Float64Array): Float64Array {
  const odds = new Float64Array(ANNOUNCED.length);
  for (const place of places) {
    const row = place * odds.length;
    for (let one = 0; one < odds.length; one += 1) odds[one] = (odds[one] ?? 0) + (weights[row + one] ?? 0);
  }
  const most = Math.max(...odds);
  const shares = odds.map((one) => Math.exp((one - most) * scale));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

function quantized(weights: Float64Array): CaptionWeights {
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
