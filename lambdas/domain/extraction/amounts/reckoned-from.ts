import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';

/** So many at the price of one: `5 at`, `3 visits à`; a word between may be a month. */
const COUNTED = /(?<![\d.,])(\d{1,3}) (\p{L}{2,20} )?(?:at|@|x|×|à|zu(?: je)?|je|por|a)\s*$/iu;
const COUNTED_WITHIN = 40;
/** The number may stand behind: `€ 31,00 × 4`, `31,00 EUR je Einheit x 4`. */
const COUNTED_BEHIND =
  /^\s*(?:\p{Sc}|[A-Z]{3}|[Ee]uros?)?(?:,?\s*(?:je|pro|per|each|par|por|a|la|le|\/)(?: ?\p{L}{1,15}){0,2})?,?\s*[x×*]\s*(\d{1,3})(?![\d.,])/u;

/** `80 % of`, `90 % des Restbetrags von`, `80 % du reste à charge`, `sur la base de`; not `80 %, of which`. */
const RATE_OF = new RegExp(
  `(?:${[
    /\d ?(?:%|percent|per cent|Prozent|v\. ?H\.|pour cent|por ciento|por cento|persen) (?:of|on|de|du|des|del|do|da|dos|das|von|vom|der|auf|sur|sobre|dari|atas|d['’]\p{L}+)/u,
    /(?<!\p{L})(?:on (?:the|a) basis of|based on|auf (?:der )?(?:Basis|Grundlage) von|sur (?:la|une) base de|sobre (?:(?:la|una|a|uma) )?base (?:de|imponible)|com base em|atas dasar|berdasarkan)/u,
    /(?<!\p{L})(?:of|from|von|vom|du|del|do|dari) (?:the |dem )?(?:remaining|remainder|rest\p{L}*|sisa)/u,
  ]
    .map(({ source }) => source)
    .join('|')})(?: \\p{L}{1,15}){0,4}\\s*\\(?$`,
  'iu',
);
const RATE_WITHIN = 90;

/** A figure that is worked out from another, and where it is printed. */
interface Reckoned {
  readonly segment: Segment;
  readonly money: Money;
}

/**
 * What is worked out from a figure, rightly or not, where that is the next one of its row; undefined of any other figure.
 * `Copays received, 4 at $25.00   $100.00` has a price of one, `Laya pays 90% of the remaining €450.00   €405.00` what a rate is taken of.
 */
export function reckonedFrom(
  segment: Segment,
  { start, end, cents }: Pick<Money, 'start' | 'end' | 'cents'>,
  sheet: Sheet,
): Reckoned | undefined {
  const before = segment.text.slice(0, start);
  const [, counted, word] = COUNTED.exec(before.slice(-COUNTED_WITHIN)) ?? [];
  const count = Number(counted ?? COUNTED_BEHIND.exec(segment.text.slice(end, end + COUNTED_WITHIN))?.[1] ?? 1);
  const isBase = count < 2 && RATE_OF.test(before.slice(-RATE_WITHIN));
  const next = count > 1 || isBase ? nextOnRow(segment, start, sheet) : undefined;
  if (next === undefined) return undefined;
  const [one, other] = [Math.abs(cents), Math.abs(next.money.cents)];
  if (isBase) return other < one ? next : undefined;
  return other === one * count || (word === undefined && other > one) ? next : undefined;
}

function nextOnRow(segment: Segment, start: number, { neighbours }: Sheet): Reckoned | undefined {
  const own = segment.amounts.find((other) => other.start > start);
  if (own) return { segment, money: own };
  const row = neighbours.row(segment);
  const [next] = row
    .slice(row.indexOf(segment) + 1)
    .flatMap((other) => other.amounts.map((money) => ({ segment: other, money })));
  return next;
}
