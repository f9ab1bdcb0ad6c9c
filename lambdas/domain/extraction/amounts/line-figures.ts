import type { Segment } from '../layout/layout.ts';
import { cellsOf, type FigureCell, isUnder } from '../lines/figure-cells.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { isInBrackets } from './in-brackets.ts';
import { mayBeSum, type Summed } from './may-be-sum.ts';

/** A row of figures without words between them, as tables have. */
interface TableRow {
  readonly segments: readonly Segment[];
  readonly cells: readonly FigureCell[];
}

const CENT = 1;
/** Rows are of one table where at least so many of their figures stand under each other. */
const LEAST_COLUMNS = 2;
/** In heights of a line: rows of one table follow each other this closely. */
const ROWS_APART = 8;
const WORD = /\p{L}{3}/u;

/**
 * Whether one of these figures is a table's line: what stands in a row that has sibling rows in the same columns, and is not
 * their sum. A line's figures agree as the bill's do (`560.70 · 340.20 · 220.50`), whatever else one of them is called.
 */
export function isLineAmong(figures: readonly { readonly segment: Segment }[], sheet: Sheet): boolean {
  return figures.some(({ segment }) => lineFigures(sheet).has(segment));
}

/** The figures of all rows that have siblings. */
export const lineFigures: (sheet: Sheet) => ReadonlySet<Segment> = onceASheet(
  (sheet) =>
    new Set(
      tablesOf(sheet).flatMap((table) => linesOf(table).flatMap(({ cells }) => cells.map((cell) => cell.segment))),
    ),
);

/** What the columns of each table's lines add up to, printed or not, in cents. */
export const sumsOfLines: (sheet: Sheet) => ReadonlySet<number> = onceASheet((sheet) => {
  const columns = tablesOf(sheet).flatMap((table) => linesOf(table).reduce(added, []));
  return new Set(columns.map(({ sum }) => sum));
});

function tablesOf({ segments, neighbours }: Sheet): readonly TableRow[][] {
  const tables: TableRow[][] = [];
  let open: TableRow[] = [];
  let heads: (readonly Segment[])[] = [];
  for (const head of segments) {
    if (head.lines > 1) continue;
    const row = neighbours.row(head);
    if (row[0] !== head) continue;
    const cells = rowOfFigures(row);
    if (cells.length === 0) heads.push(row);
    if (cells.length < LEAST_COLUMNS) continue;
    const [last, isHeaded] = [open.at(-1), heads.some((words) => isHead(words, cells))];
    heads = [];
    if (last && !isHeaded && isSibling(cells, last)) open.push({ segments: row, cells });
    else {
      open = [{ segments: row, cells }];
      tables.push(open);
    }
  }
  return tables;
}

/** Behind the first figure stand no words but the last's remarks: `Billed 90.00   Paid 60.00` is no table's row. */
function rowOfFigures(row: readonly Segment[]): readonly FigureCell[] {
  const cells = row.flatMap(cellsOf).filter(({ money, segment }) => money.certain && !isInBrackets(segment, money));
  const [first] = cells;
  if (!first) return cells;
  const [from, to] = [row.indexOf(first.segment), row.indexOf(cells.at(-1)?.segment ?? first.segment)];
  const between = row
    .slice(from + 1, to)
    .some((one) => WORD.test(one.text) && !cells.some(({ segment }) => segment === one));
  const captioned = cells.slice(1).some(({ segment, money }, at) => {
    const before = cells[at];
    return WORD.test(segment.text.slice(before?.segment === segment ? before.money.end : 0, money.start));
  });
  return between || captioned ? [first] : cells;
}

function isSibling(cells: readonly FigureCell[], { cells: others }: TableRow): boolean {
  const [cell, other] = [cells[0]?.segment, others[0]?.segment];
  if (!cell || !other || cell.page !== other.page) return false;
  if (cell.top - other.bottom > ROWS_APART * (cell.bottom - cell.top)) return false;
  return cells.filter((one) => others.some((above) => isUnder(one, above))).length >= LEAST_COLUMNS;
}

/** Words over the columns begin another table. */
function isHead(row: readonly Segment[], cells: readonly FigureCell[]): boolean {
  const over = row.filter((one) => WORD.test(one.text) && cells.some((cell) => isUnder(one, cell)));
  return over.length >= LEAST_COLUMNS;
}

/** What a column's lines add up to so far; where it stands, in points. */
interface Column {
  readonly left: number;
  readonly right: number;
  readonly sum: number;
}

function linesOf(table: readonly TableRow[]): readonly TableRow[] {
  const lines: TableRow[] = [];
  let columns: readonly Column[] = [];
  for (const [at, row] of table.entries()) {
    const isEnd =
      lines.length > 1 || (at === table.length - 1 && row.segments.length < (lines[0]?.segments.length ?? 0));
    const caption = row.segments[0]?.plain ?? '';
    if (isSum(caption) || (isEnd && sumsUp(row, columns))) continue;
    if (lines.length > 0 && at === table.length - 1 && mayBeSum(caption, summed(row, columns))) continue;
    lines.push(row);
    columns = added(columns, row);
  }
  return lines.length > 1 ? lines : [];
}

function summed({ cells }: TableRow, columns: readonly Column[]): Summed[] {
  return cells.map((cell) => ({
    figure: cell.money.cents,
    above: columns.find((column) => isUnder(cell, column))?.sum ?? 0,
  }));
}

/** Column by column; what says the only line again in fewer words sums it up as well. */
function sumsUp({ cells }: TableRow, columns: readonly Column[]): boolean {
  const isSumOf = (cell: FigureCell) =>
    Math.abs((columns.find((column) => isUnder(cell, column))?.sum ?? 0) - cell.money.cents) <= CENT;
  return cells.some(({ money }) => money.cents !== 0) && cells.every(isSumOf);
}

function added(columns: readonly Column[], { cells }: TableRow): readonly Column[] {
  const fresh = cells.filter((cell) => !columns.some((column) => isUnder(cell, column)));
  return [
    ...columns.map((column) => {
      const cell = cells.find((one) => isUnder(one, column));
      return { ...column, sum: column.sum + (cell?.money.cents ?? 0) };
    }),
    ...fresh.map(({ left, right, money }) => ({ left, right, sum: money.cents })),
  ];
}
