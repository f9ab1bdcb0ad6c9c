import { placeOf, type Segment } from '../layout/layout.ts';
import type { MisprintedFigure } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { isBrought, isCarried } from '../words/carried-words.ts';

/** `Report page 1`, not `Report on the findings`: words and at most these behind them on the row. */
const MOST_WORDS = 7;

/** `Carried forward 905.00` on one page, and on the next `Brought forward 950.00`: a sum that is carried on otherwise than it is. */
export function carriedOtherwise({ segments, neighbours }: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  let carried: readonly number[] = [];
  for (const segment of segments) {
    if (segment.words.length > MOST_WORDS) continue;
    const [carries, brings] = [isCarried(segment.plain), isBrought(segment.plain)];
    if (!carries && !brings) continue;
    const figures = neighbours.row(segment).flatMap((one) => one.amounts.map((money) => ({ one, money })));
    const [last] = figures.slice(-1);
    if (!last) continue;
    const cents = figures.map(({ money }) => money.cents);
    const expected = carried.at(-1);
    if (brings && expected !== undefined) {
      if (!cents.some((one) => carried.includes(one))) return misprint(last.one, last.money, expected);
      carried = [];
    } else if (carries) carried = cents;
  }
  return undefined;
}

function misprint(segment: Segment, { start, end, cents }: Segment['amounts'][number], expected: number) {
  return {
    expected: decimalOf(expected),
    value: decimalOf(cents),
    text: segment.text.slice(start, end),
    place: placeOf(segment, start, end),
  };
}
