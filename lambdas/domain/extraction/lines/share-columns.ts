import type { Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { itemOf } from './line-kinds.ts';
import { rowsOfPage } from './page-rows.ts';
import type { KnownFigures } from './table-ends.ts';

/** A row with figures in several columns. */
interface WideRow {
  readonly cells: readonly FigureCell[];
  readonly segments: readonly Segment[];
}

const [LEAST_ROWS, MOST_COLUMNS] = [2, 10];

/**
 * The lines of a table that says how each is divided, and the whole under them, where what one party bears is the sum of its column, and the lines are not
 * the whole: in every row of `Fee 160.00 · Insurer 104.00 · You 56.00` the fee is what both bear. Empty where no table is so
 * divided, or what is missing is printed.
 */
export function linesDividedOtherwise(
  sheet: Sheet,
  { whole, parts, total, shares }: KnownFigures,
): readonly LineItem[] {
  const place = total ?? shares[0];
  if (whole === undefined || !place) return [];
  const printed = new Set(sheet.segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))));
  for (const rows of wideTables(sheet)) {
    const columns = Array.from({ length: rows[0]?.cells.length ?? 0 }, (_, at) => columnOf(rows, at));
    const sums = columns.map(sumOf);
    const at = columns.findIndex((column) => isDivided(column, columns, parts));
    if (at < 0 || printed.has(Math.abs(whole - (sums[at] ?? 0)))) continue;
    const lines = rows.flatMap(({ cells, segments }) =>
      cells.slice(at, at + 1).map((cell) => itemOf({ cell, segments }, 'line')),
    );
    return [...lines, { kind: 'sum', description: '', amount: decimalOf(whole), place }];
  }
  return [];
}

/** Whether a column is what two others make row by row, one of which is in all what a party bears. */
function isDivided(
  whole: readonly number[],
  columns: readonly (readonly number[])[],
  parts: readonly number[],
): boolean {
  const others = columns.filter((column) => column !== whole);
  const shares = others.filter((column) => parts.includes(sumOf(column)));
  return shares.some((share) =>
    others.some(
      (other) => other !== share && whole.every((cents, row) => cents === (share[row] ?? 0) + (other[row] ?? 0)),
    ),
  );
}

/** A table's figures in one of its columns, in cents, from the first row down. */
export function columnOf(rows: readonly WideRow[], at: number): readonly number[] {
  return rows.map(({ cells }) => cells[at]?.money.cents ?? 0);
}

function sumOf(column: readonly number[]): number {
  return column.reduce((sum, cents) => sum + cents, 0);
}

/** The rows under each other with figures in several columns, two of them at least in those of the first. */
export const wideTables: (sheet: Sheet) => readonly (readonly WideRow[])[] = onceASheet((sheet) => {
  const pages = [...new Set(sheet.segments.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const rows = rowsOfPage(page, sheet)
      .reverse()
      .map((segments) => ({ segments, cells: certainCells(segments) }));
    const figured = rows.filter(({ cells }) => cells.length > 1);
    const tables: WideRow[][] = [[]];
    for (const row of figured) {
      if (!isSetAs(row, tables.at(-1)?.[0] ?? row)) tables.push([]);
      tables.at(-1)?.push(row);
    }
    return tables.filter((table) => table.length >= LEAST_ROWS && (table[0]?.cells.length ?? 0) <= MOST_COLUMNS);
  });
});

function certainCells(segments: readonly Segment[]): readonly FigureCell[] {
  return segments.flatMap(cellsOf).filter((cell) => cell.money.certain && endsItsCell(cell));
}

/** Two figures of a row in columns of another one's: of the same table, though it may lack others. */
function isSetAs({ cells }: WideRow, first: WideRow): boolean {
  return cells.filter((cell) => first.cells.some((above) => isUnder(cell, above))).length > 1;
}
