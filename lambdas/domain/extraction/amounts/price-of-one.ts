import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';

/** So many at the price of one: `5 at`, `3 visits à`; a word between may be a month. */
const COUNTED = /(?<![\d.,])(\d{1,3}) (\p{L}{2,20} )?(?:at|@|x|×|à|zu(?: je)?|je|por|a)\s*$/iu;
const COUNTED_WITHIN = 40;
/** The number may stand behind: `€ 31,00 × 4`, `31,00 EUR je Einheit x 4`. */
const COUNTED_BEHIND =
  /^\s*(?:\p{Sc}|[A-Z]{3}|[Ee]uros?)?(?:,?\s*(?:je|pro|per|each|par|por|a|la|le|\/)(?: ?\p{L}{1,15}){0,2})?,?\s*[x×*]\s*(\d{1,3})(?![\d.,])/u;

/** What several come to, and where it is printed. */
interface AllTogether {
  readonly segment: Segment;
  readonly money: Money;
}

/** `Copays received, 4 at $25.00   $100.00`: a price of one, where what they come to, rightly or not, is the next figure of its row. */
export function isPriceOfOne(segment: Segment, one: PriceOfOne, sheet: Sheet): boolean {
  return priceOfAll(segment, one, sheet) !== undefined;
}

type PriceOfOne = Pick<Money, 'start' | 'end' | 'cents'>;

/** Of a price of one what all of them come to; undefined of any other figure. */
export function priceOfAll(
  segment: Segment,
  { start, end, cents }: PriceOfOne,
  { neighbours }: Sheet,
): AllTogether | undefined {
  const [, counted, word] = COUNTED.exec(segment.text.slice(Math.max(0, start - COUNTED_WITHIN), start)) ?? [];
  const count = counted ?? COUNTED_BEHIND.exec(segment.text.slice(end, end + COUNTED_WITHIN))?.[1];
  if (count === undefined || Number(count) < 2) return undefined;
  const own = segment.amounts.find((other) => other.start > start);
  const row = own ? [] : neighbours.row(segment);
  const [next] = own
    ? [{ segment, money: own }]
    : row.slice(row.indexOf(segment) + 1).flatMap((other) => other.amounts.map((money) => ({ segment: other, money })));
  if (next === undefined) return undefined;
  const [one, all] = [Math.abs(cents), Math.abs(next.money.cents)];
  return all === one * Number(count) || (word === undefined && all > one) ? next : undefined;
}
