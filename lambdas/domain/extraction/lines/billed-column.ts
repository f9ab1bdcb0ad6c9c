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
    .filter((those) => those.length === rows.length && those.every((row, at) => isPartOf(rows[at], row)));
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

/** A share, or what is accepted of what is claimed; a unit's price is a part of what is billed for all units, and not billed. */
function isPartOf(part: ColumnRow | undefined, whole: ColumnRow): boolean {
  return part !== undefined && part.cell.money.cents <= whole.cell.money.cents;
}

/** Whether what are no sums of these rows makes this figure. */
function addsUpTo(rows: readonly ColumnRow[], { money }: FigureCell): boolean {
  const lines = rows.filter((row) => !isSum(wordsOf(row)?.plain ?? ''));
  return lines.reduce((rest, { cell }) => rest - cell.money.cents, money.cents) === 0;
}

function headOver(head: Segment | undefined, row: ColumnRow | undefined, sheet: Sheet): Segment | undefined {
  return head && row && sheet.neighbours.row(head).find((one) => isUnder(one, row.cell));
}
