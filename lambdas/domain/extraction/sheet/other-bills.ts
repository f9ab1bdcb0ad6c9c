import type { Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import { findDates } from '../text/printed-date.ts';

/** A row of a statement: a number in its own cell, and figures. */
interface BillRow {
  readonly cells: readonly Segment[];
  readonly number: Segment;
}

/** In points: numbers that begin as near to each other stand in one column. */
const ALIGNED = 4;
/** Of a statement's row; a service's may have a number as well, and a price. */
const [LEAST_FIGURES, LEAST_CELLS] = [2, 5];
/** Of a bill's own cells so many are printed once more beside the table: its number, and whose it is. */
const LEAST_TOLD = 2;
/** In heights of a row: no farther below the last one stands the sum of all. */
const SUM_REACH = 5;
/** Statements have fewer; files made to exhaust a reader have more. */
const [MOST_ROWS, MOST_SEGMENTS] = [200, 5_000];

/**
 * `Re your invoice HN 25/0183, patient Annemarie Huber`, in a list of all that one payment settles: of a statement that is about one of its
 * rows the others are other bills, and so is what all of them come to. Told only where just one row's number and name, or two of its numbers,
 * are printed beside the table as well.
 */
export function withoutOtherBills(segments: readonly Segment[]): readonly Segment[] {
  if (segments.length > MOST_SEGMENTS) return segments;
  const rows = billRows(segments);
  if (rows.length < 2 || rows.length > MOST_ROWS) return segments;
  for (const table of tablesOf(rows)) {
    const own = ownRow(table, segments);
    if (!own) continue;
    const others = table.filter((row) => row !== own).flatMap(({ cells }) => cells);
    const gone = new Set([...others, ...sumBelow(table, segments)]);
    return segments.filter((segment) => !gone.has(segment));
  }
  return segments;
}

/** The one row of which two cells are printed beside the table as well, its number among them, where no other row has any. */
function ownRow(table: readonly BillRow[], segments: readonly Segment[]): BillRow | undefined {
  const inside = new Set(table.flatMap(({ cells }) => cells));
  const outside = segments.filter((segment) => !inside.has(segment)).map(wordsOf);
  const told = table.map(({ cells }) => cells.filter((cell) => isTold(cell, outside)));
  const [own, other] = table.filter((_, at) => (told[at] ?? []).length >= LEAST_TOLD);
  const isClear = own && !other && told.every(({ length }) => length !== 1);
  return isClear && told[table.indexOf(own)]?.some(isNumber) ? own : undefined;
}

function billRows(segments: readonly Segment[]): readonly BillRow[] {
  const numbers = segments.filter(isNumber);
  if (numbers.length < 2) return [];
  const around = segmentsByHeight(segments);
  return numbers.flatMap((number) => {
    const half = (number.bottom - number.top) / 2;
    const cells = around.between(number, number.top - half, number.top + half);
    const figures = cells.filter(({ amounts }) => amounts.length > 0);
    return figures.length >= LEAST_FIGURES && cells.length >= LEAST_CELLS ? [{ cells, number }] : [];
  });
}

/** Rows whose numbers stand under each other, each another one; several services may have one number. */
function tablesOf(rows: readonly BillRow[]): readonly (readonly BillRow[])[] {
  const tables: BillRow[][] = [];
  for (const row of rows) {
    const { page, left } = row.number;
    const isOf = (table: readonly BillRow[]) =>
      table[0]?.number.page === page && Math.abs(table[0].number.left - left) < ALIGNED;
    const table = tables.find(isOf);
    if (table) table.push(row);
    else tables.push([row]);
  }
  const numbersOf = (table: readonly BillRow[]) => new Set(table.map(({ number }) => number.text));
  return tables.filter((table) => table.length > 1 && numbersOf(table).size === table.length);
}

const DIGITS = /\d{3}/;
const LETTERS = /\p{L}{3}/u;

/** `HN 25/0183`, alone in its cell; no figure and no day. */
function isNumber({ text, lines, amounts }: Segment): boolean {
  return (
    lines === 1 &&
    amounts.length === 0 &&
    DIGITS.test(text) &&
    !LETTERS.test(text) &&
    findDates(text, 'day-first').length === 0
  );
}

function wordsOf({ plain }: Segment): ReadonlySet<string> {
  return new Set(plain.split(/ +/));
}

/** Whether all words of a cell that is a number or a name are together in one text elsewhere. */
function isTold(cell: Segment, outside: readonly ReadonlySet<string>[]): boolean {
  if (cell.amounts.length > 0 || !(isNumber(cell) || NAME.test(cell.text))) return false;
  const words = cell.plain.trim().split(/ +/);
  return outside.some((text) => words.every((word) => text.has(word)));
}

/** `Huber Annemarie`; a service's words seldom have a capital each. */
const NAME = /^\p{Lu}[\p{L}'’.-]{2,}(?: \p{Lu}[\p{L}'’.-]{2,})+$/u;

/** The figures right below the rows: what all of them come to. */
function sumBelow(table: readonly BillRow[], segments: readonly Segment[]): readonly Segment[] {
  const last = table.reduce(
    (lowest, { number }) => (number.top > lowest.top ? number : lowest),
    (table[0] as BillRow).number,
  );
  const below = last.bottom + SUM_REACH * (last.bottom - last.top);
  const figures = segments.filter(
    ({ page, top, amounts }) => page === last.page && top >= last.bottom - 1 && top < below && amounts.length > 0,
  );
  const [first] = figures;
  const row = first ? figures.filter(({ top }) => Math.abs(top - first.top) < (first.bottom - first.top) / 2) : [];
  return row.length >= LEAST_FIGURES ? row : [];
}
