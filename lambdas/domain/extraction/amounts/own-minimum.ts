import { isOfEach } from './limit-words.ts';
import { type OwnShareRule, SIGN_BEFORE, speaksOfOwnShare } from './own-share-rule.ts';

const WORDS = [
  '(?:at|but) least|(?:no|not) less than|(?:a )?minimum(?: of)?|mindestens|wenigstens|au moins|(?:un )?minimum de|au minimum',
  'como minimo|(?:un )?minimo de|al menos|no minimo|(?:um )?minimo de|pelo menos|sekurang kurangnya|paling sedikit|minimal',
].join('|');
/** Right before a figure. */
const AT_LEAST = new RegExp(`(?<![a-z])(?:${WORDS})${SIGN_BEFORE} *$`);

/** `10 % of the bill, at least £20.00`, `sekurang-kurangnya Rp 100.000 untuk setiap kunjungan`. */
export const OWN_MINIMUM: OwnShareRule = {
  speaks: new RegExp(`(?<![a-z])(?:${WORDS})(?![a-z])`),
  least: ({ cents, before, behind }, { visits }) =>
    saysAtLeast(before) && speaksOfOwnShare(before) ? cents * (isOfEach(behind) ? Math.max(1, visits()) : 1) : 0,
};

/** Whether a sentence in plain text calls the figure behind it a minimum. */
export function saysAtLeast(before: string): boolean {
  return AT_LEAST.test(before);
}
