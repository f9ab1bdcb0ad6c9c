import type { Segment } from '../layout/layout.ts';
import { cellsOf, type FigureCell, isUnder } from '../lines/figure-cells.ts';
import { segmentsOn } from '../sheet/on-segment.ts';
import type { Sheet } from '../sheet/sheet.ts';

const CENT = 1;
const LEAST_ROWS = 2;
/** In heights of a line: rows of one table follow each other this closely. */
const ROWS_APART = 5;

/**
 * The figure below a table's first one that is the sum of all above it: a head's figure is that, and not its first line, by
 * whatever words the last row says so.
 */
export function sumOfColumn(first: Segment, sheet: Sheet): FigureCell | undefined {
  const [start, second] = cellsOf(first).filter(({ money }) => money.certain);
  if (!start || second) return undefined;
  let [last, sum, rows] = [start, start.money.cents, 1];
  for (const segment of segmentsOn(first.page, sheet)) {
    if (segment.top <= last.segment.top || segment.right < start.left || segment.left > start.right) continue;
    const cell = cellsOf(segment).find((one) => one.money.certain && isUnder(one, start));
    if (!cell) continue;
    if (segment.top - last.segment.bottom > ROWS_APART * (segment.bottom - segment.top)) return undefined;
    if (rows >= LEAST_ROWS && Math.abs(cell.money.cents - sum) <= CENT) return cell;
    [last, sum, rows] = [cell, sum + cell.money.cents, rows + 1];
  }
  return undefined;
}
