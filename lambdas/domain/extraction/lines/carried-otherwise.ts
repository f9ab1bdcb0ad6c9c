import { placeOf, type Segment } from '../layout/layout.ts';
import type { MisprintedFigure } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { isBrought, isCarried } from '../words/carried-words.ts';

/** `Report page 1`, not `Report on the findings`: words and at most these behind them on the row. */
const MOST_WORDS = 7;

/** `Carried forward 905.00` on one page, and on the next `Brought forward 950.00`: a sum that is carried on otherwise than it is, in any of its columns. */
export function carriedOtherwise(sheet: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  const plain = plainOfSheet(sheet);
  if (!isCarried(plain) || !isBrought(plain)) return undefined;
  const { segments, neighbours } = sheet;
  let carried: readonly number[] = [];
  for (const segment of segments) {
    if (segment.words.length > MOST_WORDS) continue;
    const [carries, brings] = [isCarried(segment.plain), isBrought(segment.plain)];
    if (!carries && !brings) continue;
    const figures = neighbours.row(segment).flatMap((one) => one.amounts.map((money) => ({ one, money })));
    if (figures.length === 0) continue;
    const cents = figures.map(({ money }) => money.cents);
    if (brings && carried.length > 0) {
      const at = differing(cents, carried);
      const [wrong, expected] = [figures.at(at ?? 0), carried.at(at ?? 0)];
      if (at !== undefined && wrong && expected !== undefined) return misprint(wrong.one, wrong.money, expected);
      carried = [];
    } else if (carries) carried = cents;
  }
  return undefined;
}

/** In which column what is brought forward differs from what is carried; where not all columns are, in the last if none is the same. */
function differing(brought: readonly number[], carried: readonly number[]): number | undefined {
  const at = brought.findIndex((cents, column) => cents !== carried[column]);
  if (brought.length === carried.length) return at < 0 ? undefined : at;
  return brought.some((cents) => carried.includes(cents)) ? undefined : -1;
}

function misprint(segment: Segment, { start, end, cents }: Segment['amounts'][number], expected: number) {
  return {
    expected: decimalOf(expected),
    value: decimalOf(cents),
    text: segment.text.slice(start, end),
    place: placeOf(segment, start, end),
  };
}
