import { placeOf, type Segment } from '../layout/layout.ts';
import { onceFor } from '../layout/once-for.ts';
import { overlap } from '../layout/overlap.ts';
import type { Place } from '../reading.ts';
import { isCredit } from '../text/is-credit.ts';
import type { Money } from '../text/money.ts';

/** A figure where it is printed, alone in its segment or behind other words; left and right in points. */
export interface FigureCell {
  readonly money: Money;
  readonly segment: Segment;
  readonly place: Place;
  readonly left: number;
  readonly right: number;
}

/** A row of a page, and its figure in one column. */
export interface ColumnRow {
  readonly cell: FigureCell;
  readonly segments: readonly Segment[];
}

const NONE: readonly FigureCell[] = [];

/** Every figure of a segment, each in its own box. */
export function cellsOf(segment: Segment): readonly FigureCell[] {
  return segment.money.length === 0 || segment.lines > 1 ? NONE : boxed(segment);
}

/** The steps of reading lines ask of the same segments again and again. */
const boxed = onceFor((segment: Segment): readonly FigureCell[] =>
  segment.money.map((printed) => {
    const money = signedMoney(segment.text, printed);
    const place = placeOf(segment, money.start, money.end);
    const left = place.box.x * segment.pageWidth;
    return { money, segment, place, left, right: left + place.box.width * segment.pageWidth };
  }),
);

/** `- € 50.00`, `50.00-`, `50.00 CR`: below zero, as a minus right before the figure says. */
function signedMoney(text: string, money: Money): Money {
  return money.cents > 0 && isCredit(text, money) ? { ...money, cents: -money.cents } : money;
}

export function isUnder(one: { left: number; right: number }, other: { left: number; right: number }): boolean {
  return overlap(one.left, one.right, other.left, other.right) > SHARED;
}

/** Figures of one column share more than this of the narrower one's width. */
const SHARED = 0.3;

/** A row's figure in the column that a figure below it stands in; a bare number only where it ends as that does. */
export function cellIn(segments: readonly Segment[], below: FigureCell): FigureCell | undefined {
  const height = below.segment.bottom - below.segment.top;
  const distance = ({ right }: FigureCell) => Math.abs(right - below.right);
  return segments
    .flatMap(cellsOf)
    .filter((cell) => isUnder(cell, below) && endsItsCell(cell))
    .filter((cell) => cell.money.certain || distance(cell) < height)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Whether nothing stands behind a figure but its minus, a footnote's mark or a tax's code: `500.00-`, `500.00*`, `500.00 (1)`, `500.00 A`. `C`, `D` and
 * `H` may be credits and debits.
 */
export function endsItsCell({ segment, money }: FigureCell): boolean {
  return NOTE.test(segment.text.slice(money.end));
}

const NOTE = /^[-−–]? *(?:\*{1,3}|[†‡§¹²³]|\(\d{1,2}\)|(?![CDH])\p{Lu})? *$/u;
