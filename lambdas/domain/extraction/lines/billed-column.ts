import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import type { Column } from './column-above.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { wordsOf } from './line-kinds.ts';
import type { End } from './table-ends.ts';

const [LEAST_ROWS, LEAST_COLUMNS, MOST_COLUMNS] = [2, 2, 10];

/**
 * The column that a table's sum adds up, where that sum is set under another one: in `Retail 412.50 · Plan 330.00 · Patient 82.50`
 * the last column is a share, and the first figure below, `Items 1,032.40`, is what the lines of the first one make. Undefined where
 * that figure is the sum of its own column, or of none.
 */
export function inBilledColumn(column: Column, end: End, sheet: Sheet): Column | undefined {
  const rows = rowsOfSeveral(column.rows);
  const [first] = rows;
  const below = (column.rows[rows.length] ?? end.between[0] ?? end.sum)?.cell;
  if (!first || !below || rows.length < LEAST_ROWS || addsUpTo(rows, below)) return undefined;
  const columns = figuresOf(first)
    .slice(0, MOST_COLUMNS)
    .map((place) => rows.flatMap((row) => inColumn(row, place)))
    .filter((those) => those.length === rows.length && those.every((row, at) => mayBeBilled(row, rows[at])));
  const billed = columns.find((those) => addsUpTo(those, below));
  if (!billed) return undefined;
  // `Accepted 540.00` in all, and over its sum how `Claimed 600.00` leads to it.
  if (end.sum && addsUpTo(rows, end.sum.cell)) return { ...column, rows };
  return {
    ...column,
    head: headOver(column.head, billed[0], sheet),
    rows: [...billed, ...column.rows.slice(rows.length)],
  };
}

/** Whether what stands between the lines' sum and the total, added and taken off as it is signed, leads from one to the other. */
export function leadsToSum({ rows }: Column, { sum }: End): boolean {
  const below = rows.slice(rowsOfSeveral(rows).length);
  return (
    sum !== undefined &&
    below.length > 0 &&
    below.reduce((rest, { cell }) => rest - cell.money.cents, sum.cell.money.cents) === 0
  );
}

/** The rows from the first one on that have figures in several columns. */
function rowsOfSeveral(rows: readonly ColumnRow[]): readonly ColumnRow[] {
  const end = rows.findIndex((row) => figuresOf(row).length < LEAST_COLUMNS);
  return end < 0 ? rows : rows.slice(0, end);
}

function figuresOf({ segments }: ColumnRow): readonly FigureCell[] {
  return segments.flatMap(cellsOf).filter((cell) => cell.money.certain && endsItsCell(cell));
}

function inColumn(row: ColumnRow, place: FigureCell): readonly ColumnRow[] {
  const cell = figuresOf(row).find((one) => isUnder(one, place));
  return cell ? [{ cell, segments: row.segments }] : [];
}

/**
 * Whether a figure may be billed where another one of its row is not: of a share the whole, of what is accepted what was claimed, and to the right
 * of the gross the net. A unit's price is less than what is billed, and stands to its left.
 */
function mayBeBilled({ cell }: ColumnRow, other: ColumnRow | undefined): boolean {
  return other !== undefined && (other.cell.money.cents <= cell.money.cents || other.cell.right < cell.left);
}

/** Whether what are no sums of these rows makes this figure. */
function addsUpTo(rows: readonly ColumnRow[], { money }: FigureCell): boolean {
  const lines = rows.filter((row) => !isSum(wordsOf(row)?.plain ?? ''));
  return lines.reduce((rest, { cell }) => rest - cell.money.cents, money.cents) === 0;
}

function headOver(head: Segment | undefined, row: ColumnRow | undefined, sheet: Sheet): Segment | undefined {
  return head && row && sheet.neighbours.row(head).find((one) => isUnder(one, row.cell));
}
