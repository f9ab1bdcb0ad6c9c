import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { type OwnShareRule, SIGN_BEFORE, speaksOfOwnShare } from './own-share-rule.ts';

const WORDS =
  'plus|(?:and|und|et|y|e|dan) (?:in addition|zusatzlich|additionally|en plus|ademas|alem disso)|zuzuglich|zzgl|mas|mais|ditambah';
/** Right before a figure. */
const ON_TOP = new RegExp(`(?<![a-z])(?:${WORDS})${SIGN_BEFORE} *$`);

/** `10 % der Kosten zuzüglich 10,00 € je Verordnung`, where the share is the rate alone. */
export const OWN_ON_TOP_OF_RATE: OwnShareRule = {
  speaks: new RegExp(`(?<![a-z])(?:${WORDS})(?![a-z])`),
  least: ({ cents, before, upTo }, { whole, own }) => {
    if (!ON_TOP.test(before) || !speaksOfOwnShare(before)) return 0;
    const [rate, second] = findPercentages(upTo);
    const share = rate && !second ? Math.round((whole * rate.hundredths) / HUNDRED_PERCENT) : undefined;
    return share === own ? share + cents : 0;
  },
};
