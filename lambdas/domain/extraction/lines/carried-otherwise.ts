import { placeOf, type Segment } from '../layout/layout.ts';
import type { MisprintedFigure } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

/** What is carried to the next page or block, and what is brought from the one before; a German `Übertrag` is either. */
const CARRIED = anyWordPattern(
  'carried (?:forward|over)|c f|c fwd|a reporter|ubertrag(?! v)|zu ubertragen|suma y sigue|(?:a|para) transportar|(?:dipindahkan|pindahan ke)',
);
const BROUGHT = anyWordPattern(
  'brought (?:forward|over)|b f|b fwd|report|ubertrag|vortrag|suma anterior|(?:suma|importe) de (?:la )?(?:pagina|hoja)|transporte|de transporte|pindahan(?: dari)?',
);
/** `Report page 1`, not `Report on the findings`: words and at most these behind them on the row. */
const MOST_WORDS = 7;

/** `Carried forward 905.00` on one page, and on the next `Brought forward 950.00`: a sum that is carried on otherwise than it is. */
export function carriedOtherwise({ segments, neighbours }: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  let carried: readonly number[] = [];
  for (const segment of segments) {
    const isCarried = hasWord(segment.plain, CARRIED);
    const isBrought = hasWord(segment.plain, BROUGHT);
    if (segment.words.length > MOST_WORDS || (!isCarried && !isBrought)) continue;
    const figures = neighbours.row(segment).flatMap((one) => one.amounts.map((money) => ({ one, money })));
    const [last] = figures.slice(-1);
    if (!last) continue;
    const cents = figures.map(({ money }) => money.cents);
    const expected = carried.at(-1);
    if (isBrought && expected !== undefined) {
      if (!cents.some((one) => carried.includes(one))) return misprint(last.one, last.money, expected);
      carried = [];
    } else if (isCarried) carried = cents;
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
