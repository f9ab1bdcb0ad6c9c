import { oddsOfLikelihood } from '../labels/judge-by-weights.ts';
import type { Reading } from '../reading.ts';

/** A value that is likely a field's by its likeness to those of stored bills. */
export interface JudgedValue {
  readonly reading: Reading;
  /** The same for all ways in which the value is written. */
  readonly key: string;
  /** 0 to 1. */
  readonly likely: number;
}

/** Two opinions of one field: what its labels and signs tell, and what is likely by its likeness to stored bills. */
export interface Opinions {
  readonly told: { readonly reading: Reading; readonly key: string } | undefined;
  /** Likeliest first, with what is told among them. */
  readonly judged: readonly JudgedValue[];
}

/**
 * What a value is weighed by: that it is told, how surely, and how likely it is by likeness, or that it was not judged; that it is only
 * likely, and how likely that is.
 */
export const OPINION_SIGNS = ['told', 'sure', 'toldLikely', 'notJudged', 'judged', 'judgedLikely'] as const;

/** What each sign is worth, and that the field has none of the values, in the logarithm of the odds. */
export type OpinionWorth = { readonly [S in (typeof OPINION_SIGNS)[number] | 'none']: number };

/** A value that may be the field's. */
export interface Option {
  readonly reading: Reading;
  readonly key: string;
  /** In the order of `OPINION_SIGNS`. */
  readonly signs: readonly number[];
}

/** Beyond the likeliest few nothing is. */
const MOST_JUDGED = 3;
/** What a field's value may be: what is told, and what else is likely. A longer or shorter form of what is told says no other value. */
export function optionsOf({ told, judged }: Opinions): readonly Option[] {
  const isSame = ({ key }: JudgedValue) => told !== undefined && (told.key.includes(key) || key.includes(told.key));
  const same = judged.find(isSame);
  const others = judged.filter((one) => !isSame(one)).slice(0, MOST_JUDGED);
  const ofTold = told && [
    1,
    oddsOfLikelihood(told.reading.confidence),
    same ? oddsOfLikelihood(same.likely) : 0,
    same ? 0 : 1,
    0,
    0,
  ];
  return [
    ...(told && ofTold ? [{ ...told, signs: ofTold }] : []),
    ...others.map(({ reading, key, likely }) => ({ reading, key, signs: [0, 0, 0, 0, 1, oddsOfLikelihood(likely)] })),
  ];
}

/** How likely each option is, of all and of none being right. */
export function likelihoodsOf(options: readonly Option[], worth: OpinionWorth): readonly number[] {
  const each = options.map(({ signs }) =>
    Math.exp(signs.reduce((sum, sign, at) => sum + sign * worth[OPINION_SIGNS[at] ?? 'none'], 0)),
  );
  const all = each.reduce((sum, one) => sum + one, Math.exp(worth.none));
  return each.map((one) => one / all);
}

/** A field's options, how likely each is, and whether one of them is told. */
export interface Weighed {
  readonly options: readonly Option[];
  readonly likely: readonly number[];
  readonly isTold: boolean;
}

/** What is told gives way to another value, and hardly ever to none: what a claim is known by differs from house to house. */
const GIVEN_UP = 0.01;

/** What was chosen of a field's options, and how likely it was of them and of none. */
export interface Likeliest {
  readonly reading: Reading;
  readonly key: string;
  readonly likelihood: number;
}

/** Shorter ones are a part of many by chance. */
const LEAST_SHARED = 4;

/** Whether two are one value, with or without what stands before it: `LA 26/0044187` and `26/0044187`. */
export function isOneValue(one: string, other: string): boolean {
  const isPart = one.includes(other) || other.includes(one);
  return one === other || (isPart && Math.min(one.length, other.length) >= LEAST_SHARED);
}

/** Of several fields the likeliest options together, no value being two fields'; undefined where likeliest none is right. */
export function likeliestTogether(fields: readonly Weighed[]): readonly (Likeliest | undefined)[] {
  let best: { readonly chosen: readonly (Likeliest | undefined)[]; readonly likelihood: number } = {
    chosen: [],
    likelihood: -1,
  };
  const choose = (chosen: readonly (Likeliest | undefined)[], taken: readonly string[], together: number) => {
    const field = fields[chosen.length];
    if (!field) {
      if (together > best.likelihood) best = { chosen, likelihood: together };
      return;
    }
    const none = field.likely.reduce((rest, one) => rest - one, 1);
    choose([...chosen, undefined], taken, together * (field.isTold ? GIVEN_UP * none : none));
    for (const [at, { key, reading }] of field.options.entries()) {
      const likelihood = field.likely[at] ?? 0;
      if (!taken.some((one) => isOneValue(one, key)))
        choose([...chosen, { reading, key, likelihood }], [...taken, key], together * likelihood);
    }
  };
  choose([], [], 1);
  return best.chosen;
}
