import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { rowsOfPage } from './page-rows.ts';

/** A row with figures in several columns. */
interface WideRow {
  readonly cells: readonly FigureCell[];
  readonly segments: readonly Segment[];
}

/** A table's figures in one of its columns, in cents, from the first row down. */
export type CentsColumn = readonly number[];

const [LEAST_ROWS, MOST_COLUMNS] = [2, 10];

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

/** The columns of such a table, as many as its first row has. */
export function columnsOf(rows: readonly WideRow[]): readonly CentsColumn[] {
  return Array.from({ length: rows[0]?.cells.length ?? 0 }, (_, at) =>
    rows.map(({ cells }) => cells[at]?.money.cents ?? 0),
  );
}

/** Whether a column is, in every row, what two others make. */
export function isMadeOf(whole: CentsColumn, one: CentsColumn, other: CentsColumn): boolean {
  return whole.every((cents, row) => cents === (one[row] ?? 0) + (other[row] ?? 0));
}
