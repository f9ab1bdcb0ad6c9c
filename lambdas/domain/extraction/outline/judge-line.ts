import { captionFeatures } from '../labels/caption-features.ts';
import { judgeByWeights, type Weights } from '../labels/judge-by-weights.ts';
import stored from './line-weights.json' with { type: 'json' };

/** What papers a line is told to be of: bills for care, bills of other trades, and what is sent about care besides its bills. */
export const LINE_KINDS = [
  'bill',
  'trade',
  'estimate',
  'approval',
  'refusal',
  'appointment',
  'referral',
  'reminder',
  'account',
  'documents',
  'premium',
  'letter',
] as const;

/** What is sent about care besides its bills. */
export type PaperKind = Exclude<(typeof LINE_KINDS)[number], 'bill' | 'trade'>;

/** How likely a line of plain text is of a paper of each of `LINE_KINDS`; overwritten by the next call. */
export type LineLikelihoods = (plain: string) => Float64Array;

/**
 * How likely a line is of what paper, by its likeness to thousands of lines in six languages (scripts/papers): a multinomial logistic
 * regression over words, pairs of words and runs of letters, fitted by `npm run fit`. What stands in bills and in other papers is a bill's.
 */
export const lineLikelihoods = likelihoodsBy(stored);

export function likelihoodsBy(weights: Weights): LineLikelihoods {
  const likelihoods = judgeByWeights(LINE_KINDS.length, weights);
  return (plain) => likelihoods(captionFeatures(plain));
}
