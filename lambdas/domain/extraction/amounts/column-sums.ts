import { cellsOf, type FigureCell, isUnder } from '../lines/figure-cells.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { hasFigure } from './agreeing-figures.ts';

/** A bill's sums stand at its end; hundreds of pages' figures would be compared with each other for nothing. */
const MOST_FIGURES = 400;

/**
 * The printed figures that are what those above them in their column add up to, be it lines or sums of lines; none of them is
 * part of a larger such sum.
 */
export const columnSums: (sheet: Sheet) => readonly FigureCell[] = onceASheet((sheet) =>
  columnsOf(sheet).flatMap((column) => sumsIn(column, sheet)),
);

/** The printed figures that are what all figures of a column above them add up to, where they stand in another column. */
export const sumsAside: (sheet: Sheet) => readonly FigureCell[] = onceASheet((sheet) => {
  const columns = columnsOf(sheet);
  return columns.flatMap((column) => {
    const [last] = column.slice(-1);
    const sum = column.reduce((all, { money }) => all + money.cents, 0);
    return column.length < LEAST_LINES || !last
      ? []
      : columns.flatMap((other) =>
          other.filter(
            ({ money, segment }) =>
              money.cents === sum && segment.page === last.segment.page && segment.top > last.segment.bottom,
          ),
        );
  });
});

/** Of fewer figures a sum may be chance. */
const LEAST_LINES = 3;

/** The figures that stand under each other, column by column. */
export const columnsOf: (sheet: Sheet) => readonly FigureCell[][] = onceASheet(findColumns);

function findColumns({ segments }: Sheet): readonly FigureCell[][] {
  const columns: FigureCell[][] = [];
  const lines = segments.filter(hasFigure).slice(-MOST_FIGURES);
  const cells = lines.flatMap(cellsOf).filter(({ money }) => money.certain && money.cents > 0);
  for (const cell of cells.slice(-MOST_FIGURES)) {
    const distance = (column: FigureCell[]) => Math.abs((column.at(-1)?.right ?? 0) - cell.right);
    const [nearest] = columns.filter((column) => continues(column, cell)).sort((a, b) => distance(a) - distance(b));
    if (nearest) nearest.push(cell);
    else columns.push([cell]);
  }
  return columns;
}

function continues(column: readonly FigureCell[], cell: FigureCell): boolean {
  const last = column.at(-1);
  return (
    last !== undefined &&
    last.segment.page === cell.segment.page &&
    last.segment.bottom <= cell.segment.top + 1 &&
    isUnder(cell, last)
  );
}

function sumsIn(column: readonly FigureCell[], { neighbours }: Sheet): FigureCell[] {
  let open: { readonly cell: FigureCell; readonly isSum: boolean }[] = [];
  for (const cell of column) {
    const from = whereSumBegins(
      open.map((one) => one.cell.money.cents),
      cell.money.cents,
    );
    if (from !== undefined) open = [...open.slice(0, from), { cell, isSum: true }];
    else if (!isSum(neighbours.row(cell.segment)[0]?.plain ?? '')) open.push({ cell, isSum: false });
  }
  return open.filter((one) => one.isSum).map(({ cell }) => cell);
}

/** Of two lines or more. */
function whereSumBegins(figures: readonly number[], sum: number): number | undefined {
  let rest = sum;
  for (let at = figures.length - 1; at >= 0 && rest > 0; at -= 1) {
    rest -= figures[at] ?? 0;
    if (rest === 0 && at < figures.length - 1) return at;
  }
  return undefined;
}
