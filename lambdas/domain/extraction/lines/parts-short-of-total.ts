import { placeOf, type Segment } from '../layout/layout.ts';
import type { LineItem, ShortLines } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { KnownFigures } from './table-ends.ts';

const LEAST_PARTS = 2;
/** The check's own tolerance. */
const CENT = 1;
/** Of the total: what makes less are not its parts. */
const LEAST = 0.6;
/** Between the last part and the total. */
const TOGETHER = anyWordPattern(
  'total|totals|totalling|altogether|in all|together|sum|comes? to|came to|amounts? to|account|insgesamt|zusammen|gesamt\\w*|summe|macht|ergibt',
  'en tout|au total|soit|somme|en total|suman?|asciende|ao todo|soma|perfaz|jumlah|seluruhnya|semuanya',
);
/** Behind it begins what says something new. */
const BREAK = /:\s|[.!?]\s+(?=\p{Lu})/gu;

/**
 * `The charge was 640.00, the physician's fee 185.00, so that the account comes to 883.00 altogether`: what a sentence tells one after the other
 * is less than the total that it ends with, and what the rest is nothing printed says.
 */
export function partsShortOfTotal(sheet: Sheet, { whole }: KnownFigures): ShortLines | undefined {
  if (whole === undefined) return undefined;
  const printed = new Set(sheet.segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))));
  for (const segment of sheet.segments) {
    const { amounts, text } = segment;
    const at = amounts.findIndex(({ cents }, index) => cents === whole && index >= LEAST_PARTS);
    const [last, total] = [amounts[at - 1], amounts[at]];
    if (!last || !total || !hasWord(plainText(text.slice(last.end, total.start)), TOGETHER)) continue;
    const begin = [...text.slice(0, total.start).matchAll(BREAK)].at(-1)?.index ?? 0;
    const parts = amounts.slice(0, at).filter(({ start }) => start >= begin);
    const sum = parts.reduce((all, { cents }) => all + cents, 0);
    if (parts.length < LEAST_PARTS || sum >= whole - CENT || sum < LEAST * whole || printed.has(whole - sum)) continue;
    const lines = parts.map((money) => itemOf(segment, money, 'line'));
    return { lines: [...lines, itemOf(segment, total, 'sum')], columns: [] };
  }
  return undefined;
}

function itemOf(segment: Segment, { start, end, cents }: Money, kind: LineItem['kind']): LineItem {
  return { kind, description: '', amount: decimalOf(cents), place: placeOf(segment, start, end) };
}
