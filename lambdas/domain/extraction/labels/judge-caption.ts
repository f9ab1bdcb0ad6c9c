import type { ValueKind } from '../layout/value-kind.ts';
import { captionFeatures } from './caption-features.ts';
import stored from './caption-weights.json' with { type: 'json' };
import { judgeByWeights, type Weights } from './judge-by-weights.ts';
import type { Concept } from './label-rule.ts';

/** What captions are judged to announce; `undefined`: no caption at all, but a service, a heading or a name. */
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
  'line_amount',
  'line_description',
  'other_amount',
  'other_id',
  'other_date',
  'other_name',
  'other_text',
] as const satisfies readonly (Concept | undefined)[];

type Announced = (typeof ANNOUNCED)[number];

/** What a caption most likely announces. */
export interface JudgedCaption {
  readonly concept: Announced;
  /** 0 to 1. */
  readonly likelihood: number;
}

/** Likeness does not see what one small word turns round: what an insurer does not pay is not its share. */
const NEGATED =
  /(?<![a-z])(?:no|not|non|nicht|keine?|pas|sans|nao|sem|sin|ohne|tidak|bukan|belum|without|excluding|excluded|uncovered|unpaid|uninsured|unreimbursed)(?![a-z])/;

/** What announces values of a kind; `undefined` stands beside all of them, as services do beside their prices. */
const OF_KIND: { readonly [K in ValueKind]: readonly Announced[] } = {
  amount: ['insurance_amount', 'out_of_pocket', 'max_coverage', 'total_amount', 'line_amount', 'other_amount'],
  number: ['claim_number', 'insured_id', 'invoice_number', 'other_id'],
  date: ['submission_date', 'other_date'],
  name: ['patient_name', 'given_name', 'family_name', 'provider_name', 'insurance_name', 'other_name'],
};
/** What announces values of another kind seldom stands beside this one. */
const OF_OTHER_KIND = 0.01;
const weighed = (kind: ValueKind) =>
  ANNOUNCED.map((one) => (one === undefined || OF_KIND[kind].includes(one) ? 1 : OF_OTHER_KIND));
const WEIGHED: { readonly [K in ValueKind]: readonly number[] } = {
  amount: weighed('amount'),
  number: weighed('number'),
  date: weighed('date'),
  name: weighed('name'),
};

/** How likely a caption announces each of `ANNOUNCED`; overwritten by the next call. */
export type CaptionLikelihoods = (plain: string, kind?: ValueKind) => Float64Array;

/**
 * How likely captions announce what, by their likeness to thousands of captions in six languages (scripts/captions), of which
 * none need be the same: a multinomial logistic regression over words and letters, fitted by `npm run fit`.
 * The caption is plain text (see plain-text.ts), the kind that of the value which stands beside it, where one does: `Insurer`
 * over an amount announces the insurer's share, before a name it does not.
 */
export const captionLikelihoods = likelihoodsBy(stored);

export function likelihoodsBy(weights: Weights): CaptionLikelihoods {
  const likelihoods = judgeByWeights(ANNOUNCED.length, weights);
  return (plain, kind) => {
    const likely = likelihoods(captionFeatures(plain));
    if (NEGATED.test(plain)) likely[INSURANCE] = 0;
    const factors = kind && WEIGHED[kind];
    let all = 0;
    for (let at = 0; at < likely.length; at += 1) {
      likely[at] = (likely[at] ?? 0) * (factors?.[at] ?? 1);
      all += likely[at] ?? 0;
    }
    for (let at = 0; at < likely.length; at += 1) likely[at] = (likely[at] ?? 0) / all;
    return likely;
  };
}

const INSURANCE = ANNOUNCED.indexOf('insurance_amount');

/** What a caption most likely announces; of other kinds of values than stands beside it nothing. */
export function judgeCaption(plain: string, kind?: ValueKind): JudgedCaption {
  const judged = likeliest(captionLikelihoods(plain, kind));
  return kind && !OF_KIND[kind].includes(judged.concept) ? { ...judged, concept: undefined } : judged;
}

function likeliest(likely: Float64Array): JudgedCaption {
  let best = 0;
  for (let at = 1; at < likely.length; at += 1) if ((likely[at] ?? 0) > (likely[best] ?? 0)) best = at;
  return { concept: ANNOUNCED[best], likelihood: likely[best] ?? 0 };
}
