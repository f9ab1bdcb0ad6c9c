import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { isService, itemOf, wordsOf } from './line-kinds.ts';
import { rowsOfPage } from './page-rows.ts';

/** A row of a page with the figures in it; whether it is called a sum. */
interface FiguredRow {
  readonly cells: readonly FigureCell[];
  readonly segments: ColumnRow['segments'];
  readonly isSum: boolean;
}

const CENT = 1;
/** Of figures in a row called a sum; and of others: two lines make a third one by chance. */
const [LEAST_ADDED, LEAST_IN_LINES] = [2, 3];
/** As a part of the smaller: what is farther from its column's figures is no sum of theirs. */
const NEAR = 0.5;
/** Tables are rarely longer or wider, but for those of files made to exhaust a reader; nor do bills have more rows that may be sums. */
const [MOST_ROWS, MOST_CELLS, MOST_TRIED] = [200, 12, 200];

/**
 * A column that does not make its sum, beside one that does: `Fund 1,284.60 · 79.67 · 62.15 · Total 1,998.99`, and in the same rows
 * `Patient 51.39 · 13.64 · 1.86 · Total 66.89`. That one column adds up tells which rows the sums are of, whatever they are called.
 */
export function sumBesideSums(sheet: Sheet): readonly LineItem[] {
  const printed = new Set(sheet.segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))));
  const pages = [...new Set(sheet.segments.map(({ page }) => page))];
  let tried = 0;
  for (const page of pages) {
    const rows = rowsOfPage(page, sheet)
      .map(figured)
      .filter(({ cells }) => cells.length > 0 && cells.length <= MOST_CELLS);
    for (const [at, row] of rows.entries()) {
      if (!maySumUp(row) || tried >= MOST_TRIED) continue;
      tried += 1;
      const found = wrongSum(row, rows.slice(at + 1, at + 1 + MOST_ROWS), printed);
      if (found) return found;
    }
  }
  return [];
}

/** Figures behind words, in a row that begins with no service's day or code. */
function maySumUp({ cells, segments }: FiguredRow): boolean {
  const [first] = segments;
  const hasWords = first !== undefined && HAS_WORD.test(first.text) && cells.every(({ segment }) => segment !== first);
  return hasWords && !isService(segments) && cells.filter(({ money }) => money.certain).length > 1;
}

const HAS_WORD = /\p{L}{3}/u;

function figured(segments: ColumnRow['segments']): FiguredRow {
  const cells = segments.flatMap(cellsOf).filter(endsItsCell);
  const [cell] = cells;
  return { cells, segments, isSum: cell !== undefined && isSum(wordsOf({ cell, segments })?.plain ?? '') };
}

/** @param above the nearest first. */
function wrongSum(
  row: FiguredRow,
  above: readonly FiguredRow[],
  printed: ReadonlySet<number>,
): readonly LineItem[] | undefined {
  const [lines, sums] = [above.filter((one) => !one.isSum), above.filter((one) => one.isSum)];
  const isOpen = (cell: FigureCell) => [lines, sums, above].every((rows) => depthOf(cell, rows) === 0);
  const open = row.cells.filter((cell) => cell.money.certain && isOpen(cell));
  if (open.length === 0) return undefined;
  for (const rows of [lines, sums]) {
    const depth = Math.max(...row.cells.map((cell) => depthOf(cell, rows, row.isSum ? LEAST_ADDED : LEAST_IN_LINES)));
    for (const cell of depth === 0 ? [] : open) {
      const column = under(cell, rows.slice(0, depth));
      const added = column.reduce((sum, one) => sum + one.cell.money.cents, 0);
      const missing = Math.abs(cell.money.cents - added);
      const isNear = missing < NEAR * Math.min(added, cell.money.cents);
      if (column.length < LEAST_ADDED || !isNear || printed.has(missing)) continue;
      return [...column.reverse().map((one) => itemOf(one, 'line')), itemOf({ cell, segments: row.segments }, 'sum')];
    }
  }
  return undefined;
}

/** How many of these rows, from the nearest up, make a figure under them; none where they don't. */
function depthOf(sum: FigureCell, rows: readonly FiguredRow[], least = LEAST_ADDED): number {
  let [rest, added] = [sum.money.cents, 0];
  for (const [at, { cells }] of rows.entries()) {
    const cents = cells.find((cell) => isUnder(cell, sum))?.money.cents ?? 0;
    rest -= cents;
    added += cents === 0 ? 0 : 1;
    if (added >= least && Math.abs(rest) <= CENT && sum.money.cents !== 0) return at + 1;
  }
  return 0;
}

/** The figures of a column in these rows, without those that are nothing. */
function under(sum: FigureCell, rows: readonly FiguredRow[]): ColumnRow[] {
  return rows.flatMap(({ cells, segments }) => {
    const cell = cells.find((one) => isUnder(one, sum));
    return cell && cell.money.cents !== 0 ? [{ cell, segments }] : [];
  });
}
