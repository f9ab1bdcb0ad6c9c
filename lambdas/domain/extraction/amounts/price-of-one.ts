import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';

/** So many at the price of one: `5 at`, `3 visits à`; a word between may be a month. */
const COUNTED = /(?<![\d.,])(\d{1,3}) (\p{L}{2,20} )?(?:at|@|x|×|à|zu(?: je)?|je|por|a)\s*$/iu;
const COUNTED_WITHIN = 40;

/** `Copays received, 4 at $25.00   $100.00`: a price of one, where what they come to, rightly or not, is the next figure of its row. */
export function isPriceOfOne(
  segment: Segment,
  { start, cents }: Pick<Money, 'start' | 'cents'>,
  { neighbours }: Sheet,
): boolean {
  const [, count, word] = COUNTED.exec(segment.text.slice(Math.max(0, start - COUNTED_WITHIN), start)) ?? [];
  if (count === undefined || Number(count) < 2) return false;
  const behind = segment.amounts.find((other) => other.start > start);
  const row = behind ? [] : neighbours.row(segment);
  const next = behind ?? row.slice(row.indexOf(segment) + 1).flatMap(({ amounts }) => amounts)[0];
  if (next === undefined) return false;
  const [one, all] = [Math.abs(cents), Math.abs(next.cents)];
  return all === one * Number(count) || (word === undefined && all > one);
}
