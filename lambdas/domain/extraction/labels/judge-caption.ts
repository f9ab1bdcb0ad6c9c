import { captionFeatures } from './caption-features.ts';
import stored from './caption-weights.json' with { type: 'json' };
import type { Concept } from './label-rule.ts';

/** What captions are judged to announce; `undefined`: none of these, or no caption at all. */
export const ANNOUNCED = [
  undefined,
  'claim_number',
  'insured_id',
  'invoice_number',
  'patient_name',
  'given_name',
  'family_name',
  'provider_name',
  'insurance_name',
  'submission_date',
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'total_amount',
  'insurance_percent',
  'currency',
] as const satisfies readonly (Concept | undefined)[];

/** What a caption most likely announces. */
export interface JudgedCaption {
  readonly concept: (typeof ANNOUNCED)[number];
  /** 0 to 1. */
  readonly likelihood: number;
}

/** Likeness does not see what one small word turns round: what an insurer does not pay is not its share. */
const NEGATED =
  /(?<![a-z])(?:no|not|non|nicht|keine?|pas|sans|nao|sem|sin|ohne|tidak|bukan|belum|without|excluding|excluded|uncovered|unpaid|uninsured|unreimbursed)(?![a-z])/;

/** What captions are judged by: a row of weights for each place of `captionFeatures`, in it one for each of `ANNOUNCED`. */
export interface CaptionWeights {
  /** What a weight of 1 is worth, in the logarithm of the odds. */
  readonly unit: number;
  /** Base64 of whole weights of one byte each, -127 to 127. */
  readonly weights: string;
}

/**
 * What a caption most likely announces, by its likeness to thousands of captions in six languages (scripts/captions), of which
 * none need be the same: a multinomial logistic regression over words and letters, fitted by `npm run fit:captions`.
 * @param plain plain text (see plain-text.ts) of the whole caption.
 */
export const judgeCaption = captionJudge(stored);

export function captionJudge({ unit, weights }: CaptionWeights): (plain: string) => JudgedCaption {
  const table = bytesOf(weights);
  const odds = new Int32Array(ANNOUNCED.length);
  return (plain) => {
    const features = captionFeatures(plain);
    odds.fill(0);
    for (const place of features) {
      const row = place * odds.length;
      for (let one = 0; one < odds.length; one += 1) odds[one] = (odds[one] ?? 0) + (table[row + one] ?? 0);
    }
    let best = 0;
    for (let one = 1; one < odds.length; one += 1) if ((odds[one] ?? 0) > (odds[best] ?? 0)) best = one;
    const [most, scale] = [odds[best] ?? 0, unit / Math.sqrt(features.length)];
    let all = 0;
    for (let one = 0; one < odds.length; one += 1) all += Math.exp(((odds[one] ?? 0) - most) * scale);
    const concept = ANNOUNCED[best];
    return {
      concept: concept === 'insurance_amount' && NEGATED.test(plain) ? undefined : concept,
      likelihood: 1 / all,
    };
  };
}

/** A plain loop: half a million calls of a function would take a cold start 40 ms instead of 2. */
function bytesOf(base64: string): Int8Array {
  const signs = atob(base64);
  const bytes = new Int8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
