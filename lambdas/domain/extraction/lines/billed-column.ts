import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import type { Column } from './column-above.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { wordsOf } from './line-kinds.ts';
import type { End } from './table-ends.ts';

const [LEAST_ROWS, LEAST_COLUMNS, MOST_COLUMNS] = [2, 3, 10];

/**
 * The column that a table's sum adds up, where that sum is set under another one: in `Retail 412.50 · Plan 330.00 · Patient 82.50`
 * the last column is a share, since row by row it and another make a third; the first figure below, `Items 1,032.40`, is
 * what the lines of a different column make. Any other column stays as it is.
 */
export function inBilledColumn(column: Column, end: End, sheet: Sheet): Column {
  const rows = rowsOfSeveral(column.rows);
  const [first] = rows;
  const below = (column.rows[rows.length] ?? end.between[0] ?? end.sum)?.cell;
  if (!first || !below || rows.length < LEAST_ROWS || addsUpTo(rows, below)) return column;
  const columns = figuresOf(first)
    .slice(0, MOST_COLUMNS)
    .map((place) => rows.flatMap((row) => inColumn(row, place)))
    .filter((those) => those.length === rows.length);
  const billed = columns.find((those) => addsUpTo(those, below));
  if (!billed || !isShareOf(rows, columns)) return column;
  return {
    ...column,
    head: headOver(column.head, billed[0], sheet),
    rows: [...billed, ...column.rows.slice(rows.length)],
  };
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

/** Whether what are no sums of these rows makes this figure. */
function addsUpTo(rows: readonly ColumnRow[], { money }: FigureCell): boolean {
  const lines = rows.filter((row) => !isSum(wordsOf(row)?.plain ?? ''));
  return lines.reduce((rest, { cell }) => rest - cell.money.cents, money.cents) === 0;
}

/** Whether in every row a column's figure and another one, which is not nothing in all of them, make a third. */
function isShareOf(rows: readonly ColumnRow[], columns: readonly (readonly ColumnRow[])[]): boolean {
  const others = columns.filter((column) => column.some(({ cell }) => cell.money.cents !== 0));
  return columns.some((whole) =>
    others.some((other) => rows.every((row, at) => centsIn(whole, at) === row.cell.money.cents + centsIn(other, at))),
  );
}

function centsIn(column: readonly ColumnRow[], at: number): number {
  return column[at]?.cell.money.cents ?? 0;
}

function headOver(head: Segment | undefined, row: ColumnRow | undefined, sheet: Sheet): Segment | undefined {
  return head && row && sheet.neighbours.row(head).find((one) => isUnder(one, row.cell));
}
