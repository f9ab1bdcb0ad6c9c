import { placeOf } from '../layout/layout.ts';
import type { LineItem, SaidLimit } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { figuresInSentences } from './figures-in-sentences.ts';
import { sentenceUpTo } from './limit-words.ts';
import { EXCESS_AND_RATE, UNUSED_EXCESS } from './own-excess.ts';
import { OWN_MINIMUM } from './own-minimum.ts';
import { OWN_ON_TOP_OF_RATE } from './own-on-top-of-rate.ts';
import { OWN_SHARE_OF_DAYS } from './own-share-of-days.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { visitsOf } from './visits-of.ts';

const RULES = [OWN_MINIMUM, UNUSED_EXCESS, EXCESS_AND_RATE, OWN_SHARE_OF_DAYS, OWN_ON_TOP_OF_RATE];

/** The least that the patient bears of a bill by what the paper says in words, where the printed share is less. */
export function leastOwnShare(
  sheet: Sheet,
  { insurance, patient, agree }: SolvedAmounts,
  lineItems: readonly LineItem[],
): SaidLimit | undefined {
  if (!agree || !insurance || !patient || patient.figure <= 0) return undefined;
  const plain = plainOfSheet(sheet);
  const rules = RULES.filter(({ speaks }) => speaks.test(plain));
  if (rules.length === 0) return undefined;
  const [whole, own] = [insurance.figure + patient.figure, patient.figure];
  const bill = { sheet, whole, own, visits: () => visitsOf(sheet, lineItems).length };
  for (const { segment, money } of figuresInSentences(sheet)) {
    const [{ text }, { cents, start, end }] = [segment, money];
    const said = { cents, before: sentenceUpTo(text, start), behind: text.slice(end), upTo: text.slice(0, start) };
    const least = Math.max(...rules.map((rule) => rule.least(said, bill)));
    if (Math.min(least, whole) <= own) continue;
    return { value: decimalOf(least), text, place: placeOf(segment, start, end) };
  }
  return undefined;
}
