/** What a multinomial logistic regression judges by: a row of weights for each place of a table, in it one for each class. */
export interface Weights {
  /** What a weight of 1 is worth, in the logarithm of the odds. */
  readonly unit: number;
  /** Base64 of whole weights of one byte each, -127 to 127. */
  readonly weights: string;
}

/** How likely each class is, by the places in the table of what something is known by; overwritten by the next call. */
export type Likelihoods = (features: readonly number[]) => Float64Array;

/** A judge by fitted weights (scripts/regression). */
export function judgeByWeights(classes: number, { unit, weights }: Weights): Likelihoods {
  const table = bytesOf(weights);
  const odds = new Int32Array(classes);
  const likely = new Float64Array(classes);
  return (features) => {
    let most = Number.NEGATIVE_INFINITY;
    // Class by class: the first fetches all rows at once from a table that no cache near holds, the others find them there.
    for (let one = 0; one < classes; one += 1) {
      let odd = 0;
      for (let at = 0; at < features.length; at += 1) odd += table[(features[at] ?? 0) * classes + one] ?? 0;
      odds[one] = odd;
      if (odd > most) most = odd;
    }
    const scale = unit / Math.sqrt(features.length);
    let all = 0;
    for (let one = 0; one < classes; one += 1) {
      const odd = Math.exp(((odds[one] ?? 0) - most) * scale);
      likely[one] = odd;
      all += odd;
    }
    for (let one = 0; one < classes; one += 1) likely[one] = (likely[one] ?? 0) / all;
    return likely;
  };
}

/** Of one class: by how much something is likelier of it, by the places in the table of what it is known by, as a logarithm. */
export function oddsByWeights({ unit, weights }: Weights): (features: readonly number[]) => number {
  const table = bytesOf(weights);
  return (features) => {
    let odd = 0;
    for (let at = 0; at < features.length; at += 1) odd += table[features[at] ?? 0] ?? 0;
    return (odd * unit) / Math.sqrt(features.length);
  };
}

/** Nothing is certain: the odds stay finite. */
const LEAST = 1e-3;

/** Of a likelihood the odds, as a logarithm. */
export function oddsOfLikelihood(likely: number): number {
  return Math.log((likely + LEAST) / (1 - likely + LEAST));
}

/** A plain loop: a million calls of a function would take a cold start 83 ms instead of 6. */
function bytesOf(base64: string): Int8Array {
  const signs = atob(base64);
  const bytes = new Int8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
