import { WHAT_IS_LEFT } from '../labels/figure-phrase.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { findMoney, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { leavesNoLimit, speaksOfOwnLimit } from './limit-words.ts';
import { unsignedAmount } from './unsigned-amount.ts';

/** A label that surely names the most that is paid. */
const SURE = 0.7;
/** All that stands there; `none` and `keine` may also say that there is no limit. */
const SPENT = new RegExp(
  `^ *(?:(?:is|fully|ist|vollstandig|est|entierement|esta|totalmente|sudah|telah) +){0,2}(?:${[
    'nil|zero|exhausted|used up|spent|null|ausgeschopft|erschopft|aufgebraucht|verbraucht',
    'epuisee?|neant|cero|agotad[oa]|nulo|esgotad[oa]|habis|nihil|nol',
  ].join('|')}) *$`,
);

/** A limit of nothing, by its figure or in a word beside its label: `Maximum coverage  £ 0.00`, `Plafond  épuisé`. */
export function spentLimit(sheet: Sheet): AmountCandidate | undefined {
  for (const { hit, segment, from, to, method, nearness } of sheet.slots) {
    const score = weightOf(hit, 'max_coverage') * nearness;
    if (score < SURE || !hit.leads || (method !== 'label-right' && method !== 'label-inside')) continue;
    const label = hit.segment.plain.slice(0, hit.end);
    if (WHAT_IS_LEFT.test(label) || leavesNoLimit(label) || speaksOfOwnLimit(label)) continue;
    const nothing = nothingIn(segment.text.slice(from, to));
    if (nothing)
      return unsignedAmount(
        segment,
        { ...nothing, start: from + nothing.start, end: from + nothing.end },
        score,
        method,
      );
  }
  return undefined;
}

/** An amount of nothing that is all of a text, or a word for it. */
function nothingIn(text: string): Money | undefined {
  const [money, other] = findMoney(text);
  if (money) {
    const isAll = !other && !HAS_WORD.test(text.slice(0, money.start) + text.slice(money.end));
    return isAll && money.cents === 0 ? money : undefined;
  }
  if (!SPENT.test(plainText(text))) return undefined;
  const start = text.search(/\S/);
  return { cents: 0, currency: null, certain: true, start, end: text.trimEnd().length };
}

const HAS_WORD = /[\p{L}\d%]/u;
