import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type ColumnRow, cellIn, cellsOf, endsItsCell, type FigureCell } from './figure-cells.ts';
import { itemOf } from './line-kinds.ts';
import { rowsAbove } from './page-rows.ts';
import { findRowsOfSums, isAt, type KnownFigures } from './table-ends.ts';

const CENT = 1;
/** Of fewer sections one that differs may be another thing, with a figure of its own. */
const LEAST_SECTIONS = 3;
/** Bills have fewer sections, and print their total seldom more than twice; files made to exhaust a reader do. */
const [MOST_SECTIONS, MOST_TOTALS] = [30, 6];

/**
 * A summary of a bill's sections in which one stands with another figure than its own sum: `Subtotal C 678.40`, and above the total
 * `A. Facilities 1,560.00 · B. Physicians 7,270.00 · C. Laboratory 768.40`, of which the others are sums above. Empty where more differ.
 */
export function summedUpOtherwise(sheet: Sheet, { whole, total }: KnownFigures): readonly LineItem[] {
  if (whole === undefined || !total) return [];
  const sums = findRowsOfSums(sheet).flat();
  if (sums.length < LEAST_SECTIONS) return [];
  const cells = sheet.segments.flatMap(cellsOf).filter((cell) => cell.money.certain && endsItsCell(cell));
  // Before a discount a summary comes to the gross, which is a sum like others.
  const ends = [...cells.filter(({ money }) => money.cents === whole), ...sums.toReversed()];
  for (const end of ends.slice(0, MOST_TOTALS)) {
    const summary = summaryAbove(end, sheet);
    const isIn = ({ place }: FigureCell) => summary.some(({ cell }) => isAt(cell, place));
    const before = sums.filter(
      (sum) => sum.money.cents !== end.money.cents && !isIn(sum) && isAbove(sum, summary[0]?.cell),
    );
    const own = new Set(before.map(({ money }) => money.cents));
    const [differing, second] = summary.filter(({ cell }) => !own.has(cell.money.cents));
    const listed = new Set(summary.map(({ cell }) => cell.money.cents));
    const [left, other] = before.filter(({ money }) => !listed.has(money.cents));
    if (!differing || second || !left || other) continue;
    const section = { cell: left, segments: sheet.neighbours.row(left.segment) };
    return [itemOf(section, 'line'), itemOf(differing, 'sum')];
  }
  return [];
}

/** The rows right above the total that make it; another table's figures may stand beside them. */
function summaryAbove(end: FigureCell, sheet: Sheet): readonly ColumnRow[] {
  const rows: ColumnRow[] = [];
  let rest = end.money.cents;
  for (const segments of rowsAbove(end, sheet).slice(0, MOST_SECTIONS)) {
    if (segments.every(({ left }) => left > end.right)) continue;
    const cell = cellIn(segments, end);
    if (!cell?.money.certain) break;
    rows.unshift({ cell, segments });
    rest -= cell.money.cents;
    if (Math.abs(rest) <= CENT && rows.length >= LEAST_SECTIONS) return rows;
    if (rest < 0) break;
  }
  return [];
}

function isAbove({ segment: one }: FigureCell, other: FigureCell | undefined): boolean {
  if (!other) return false;
  return one.page < other.segment.page || (one.page === other.segment.page && one.bottom <= other.segment.top);
}
