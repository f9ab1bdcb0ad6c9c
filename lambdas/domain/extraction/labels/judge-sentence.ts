import { judgeByWeights, type Weights } from './judge-by-weights.ts';
import type { Concept } from './label-rule.ts';
import { sentenceFeatures, type ValueInText } from './sentence-features.ts';
import stored from './sentence-weights.json' with { type: 'json' };

/** What a value in a sentence is judged to be; `undefined`: none of these. */
export const SAID = [
  undefined,
  'claim_number',
  'insured_id',
  'invoice_number',
  'submission_date',
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'total_amount',
  'insurance_percent',
] as const satisfies readonly (Concept | undefined)[];

/** No paragraph says more; files made to exhaust a reader do, and each value is held against all others. */
export const MOST_VALUES = 40;
/** Fewer words are a caption with its value. */
export const SENTENCE_WORDS = 6;

/** How likely a value in a sentence is each of `SAID`; overwritten by the next call. */
export type SentenceLikelihoods = (text: string, value: ValueInText, others: readonly ValueInText[]) => Float64Array;

/**
 * How likely a value in a sentence is what, by the words around it and their likeness to thousands of sentences in six
 * languages (scripts/sentences): a multinomial logistic regression, fitted by `npm run fit`. The others are the text's other values, in any order.
 */
export const sentenceLikelihoods = likelihoodsBy(stored);

export function likelihoodsBy(weights: Weights): SentenceLikelihoods {
  const likelihoods = judgeByWeights(SAID.length, weights);
  return (text, value, others) => likelihoods(sentenceFeatures(text, value, others));
}
