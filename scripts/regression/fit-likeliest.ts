import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { quantized, shuffled } from './fit-weights.ts';

/** What something is known by, places in the table of weights, and whether it is right. */
export interface Candidate {
  readonly places: readonly number[];
  readonly isRight: boolean;
}

const ROUNDS = 8;
/** What the last rounds come to is averaged, as in fit-weights.ts. */
const AVERAGED = 7;
const RATE = 1;
/** Below this an error is not worth a step. */
const NEGLIGIBLE = 1e-3;
const FIRST_SQUARE = 1e-3;

/**
 * Fits a conditional logit over very many signs by AdaGrad: of each choice's candidates those that are right are to be the
 * likeliest together. So it learns what tells the right one from the others beside it, not what it looks like among all.
 * @param choices candidates of which one is right, or several that say the same; one that says that there is none is among them.
 * @param size how many places the table has.
 */
export function fitLikeliest(choices: readonly (readonly Candidate[])[], size: number, random: () => number): Weights {
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(FIRST_SQUARE);
  const averaged = new Float32Array(size);
  const slopes = new Float32Array(size);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const candidates of shuffled(choices, random)) {
      const errors = errorsOf(candidates, weights);
      for (const { places, error } of errors) for (const at of places) slopes[at] = (slopes[at] ?? 0) + error;
      for (const { places } of errors) for (const at of places) step(at);
    }
    if (round <= ROUNDS - AVERAGED) continue;
    for (let at = 0; at < size; at += 1) averaged[at] = (averaged[at] ?? 0) + (weights[at] ?? 0) / AVERAGED;
  }
  return quantized(averaged);

  /** Once a choice: what several candidates are known by is moved by all their errors together. */
  function step(at: number): void {
    const slope = slopes[at] ?? 0;
    if (slope === 0) return;
    slopes[at] = 0;
    squares[at] = (squares[at] ?? 0) + slope * slope;
    weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
  }
}

/** By how much each candidate is too likely, where that is worth a step. */
function errorsOf(
  candidates: readonly Candidate[],
  weights: Float32Array,
): readonly { readonly places: readonly number[]; readonly error: number }[] {
  const odds = candidates.map(({ places }) => {
    let odd = 0;
    for (const at of places) odd += weights[at] ?? 0;
    return odd / Math.sqrt(places.length);
  });
  const most = odds.reduce((highest, one) => Math.max(highest, one), Number.NEGATIVE_INFINITY);
  const likely = odds.map((odd) => Math.exp(odd - most));
  const all = sum(likely);
  const right = sum(likely.filter((_, at) => candidates[at]?.isRight));
  return candidates
    .map(({ places, isRight }, at) => {
      const one = likely[at] ?? 0;
      return { places, error: (one / all - (isRight ? one / right : 0)) / Math.sqrt(places.length) };
    })
    .filter(({ error }) => Math.abs(error) >= NEGLIGIBLE);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
