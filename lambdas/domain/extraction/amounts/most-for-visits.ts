import { placeOf } from '../layout/layout.ts';
import type { LineItem, SaidLimit } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { figuresInSentences } from './figures-in-sentences.ts';
import { isLimitOfEachVisit, sentenceUpTo, speaksOfEachVisit } from './limit-words.ts';
import { isOtherLimit } from './other-limits.ts';
import { visitsOf } from './visits-of.ts';

/**
 * The most that an insurer pays for all visits of a bill together, where it pays so much for each: `Vhi pays up to €50.00 a visit`, on a bill
 * whose lines all have their day. What was done on one day is one visit; of a dearer one the limit counts, of a cheaper one its price.
 */
export function mostForVisits(sheet: Sheet, lineItems: readonly LineItem[]): SaidLimit | undefined {
  if (lineItems.length === 0 || !speaksOfEachVisit(plainOfSheet(sheet))) return undefined;
  const [limit, other] = limitsOfVisits(sheet);
  if (!limit || other) return undefined;
  const visits = visitsOf(sheet, lineItems);
  if (visits.length < 2) return undefined;
  const most = visits.reduce((sum, price) => sum + Math.min(price, limit.cents), 0);
  return { value: decimalOf(most), text: limit.text, place: limit.place };
}

function limitsOfVisits(sheet: Sheet) {
  return figuresInSentences(sheet).flatMap(({ segment, money: { cents, start, end } }) => {
    const { text, plain } = segment;
    if (!speaksOfEachVisit(plain)) return [];
    const [before, behind] = [sentenceUpTo(text, start), text.slice(end)];
    if (!isLimitOfEachVisit(before, behind) || isOtherLimit(before, behind)) return [];
    return [{ cents, text, place: placeOf(segment, start, end) }];
  });
}
