import type { LineItem, ShortLines } from '../reading.ts';
import { segmentsOn } from '../sheet/on-segment.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell } from './figure-cells.ts';
import { portionsByRates, printedBetween, sumsOfUnits } from './line-explanations.ts';
import { itemsOf } from './line-kinds.ts';
import { findRowsOfSums, type KnownFigures, otherFigures } from './table-ends.ts';

/** Rows with words under each other, each with a figure in one column, and what the figures make, in cents. */
interface List {
  readonly rows: readonly ColumnRow[];
  readonly cents: number;
}

/** A column of a page from the top down, what each of its rows is, and the lists of lines in it. */
interface ListedColumn {
  readonly rows: readonly ColumnRow[];
  readonly items: readonly LineItem[];
  readonly lists: readonly List[];
}

const CENT = 1;
/** Figures that end, or begin, as near to each other as this stand in one column; in points. */
const ALIGNED = 3;
/** In heights of a line; farther apart are two lists. */
const ROWS_APART = 8;
/** Of the total: what makes less is not what is billed, but a part of it. */
const LEAST = 0.6;
/** More figures, and longer columns, are those of files made to exhaust a reader, or of bills whose lines are read with certainty. */
const [MOST_FIGURES, MOST_COLUMNS, MOST_ROWS] = [3_000, 500, 200];

/**
 * A list of lines that comes short of the total, where nothing on the paper says what the rest is: the total was raised, and what it is
 * made of was not. Lines that are read with certainty stand under a head and over their sum; here it is certain only that no rows under
 * each other make the total, nor two lists, that no printed figure or two and no printed rate make up the difference, and that the list's
 * figures are no prices. Whether a column adds up to the total in some other way the check tells. Of 1,142 honest bills none fails for it.
 */
export function linesShortOfTotal(sheet: Sheet, known: KnownFigures): ShortLines | undefined {
  const { whole, total, shares } = known;
  const place = total ?? shares[0];
  if (whole === undefined || whole <= 0 || !place) return undefined;
  const cells = columnsOf(sheet);
  if (cells.length > MOST_COLUMNS || cells.some(({ length }) => length > MOST_ROWS)) return undefined;
  const columns = cells.map((column) => listed(column, sheet, known));
  const sums = new Set(findRowsOfSums(sheet).flatMap((row) => row.map(({ money }) => money.cents)));
  const short = columns.find((column) => isShort(column, known, sums) && isLongest(column, columns));
  const [list] = short?.lists ?? [];
  if (!short || !list || isToldOtherwise(columns, whole, sheet, known)) return undefined;
  const sum = { kind: 'sum', description: '', amount: decimalOf(whole), place } as const;
  const lines = short.items.filter((_, at) => list.rows.includes(short.rows[at] as ColumnRow));
  const others = columns.map((column) => rowsBefore(column, whole)).filter(hasLines);
  return { lines: [...lines, sum], columns: others.map((items) => [...items, sum]) };
}

/** The certain figures of each page by where they end, by where they begin, and by where the words begin that they end; those of a column from the top down. */
function columnsOf(sheet: Sheet): FigureCell[][] {
  const pages = [...new Set(sheet.segments.map(({ page }) => page))];
  if (sheet.segments.reduce((count, { money }) => count + money.length, 0) > MOST_FIGURES) return [];
  return pages.flatMap((page) => {
    const cells = segmentsOn(page, sheet)
      .flatMap(cellsOf)
      .filter((cell) => cell.money.certain && endsItsCell(cell));
    const behindWords = cells.filter(({ segment, money }) => HAS_WORD.test(segment.text.slice(0, money.start)));
    const lists = alignedBy(behindWords, ({ segment }) => segment.left);
    return [alignedBy(cells, ({ right }) => right), alignedBy(cells, ({ left }) => left), lists].flat();
  });
}

function alignedBy(cells: readonly FigureCell[], edge: (cell: FigureCell) => number): FigureCell[][] {
  const columns: FigureCell[][] = [];
  let first = Number.NEGATIVE_INFINITY;
  for (const cell of cells.toSorted((one, other) => edge(one) - edge(other))) {
    if (edge(cell) - first >= ALIGNED) {
      columns.push([]);
      first = edge(cell);
    }
    columns.at(-1)?.push(cell);
  }
  return columns
    .filter(({ length }) => length > 1)
    .map((column) => column.sort((one, other) => one.segment.top - other.segment.top));
}

function listed(cells: readonly FigureCell[], sheet: Sheet, known: KnownFigures): ListedColumn {
  const rows = cells.map((cell) => ({ cell, segments: sheet.neighbours.row(cell.segment) }));
  const items = itemsOf(rows, sheet, otherFigures(known));
  const lists: ColumnRow[][] = [[]];
  for (const [at, row] of rows.entries()) {
    const list = lists.at(-1) ?? [];
    const last = list.at(-1);
    const isLine = items[at]?.kind === 'line' && row.cell.money.cents !== known.whole && hasWords(row);
    if ((!isLine && list.length > 0) || (last && isApart(last, row))) lists.push([]);
    if (isLine) lists.at(-1)?.push(row);
  }
  return {
    rows,
    items,
    lists: lists.filter(({ length }) => length > 0).map((list) => ({ rows: list, cents: sumOf(list) })),
  };
}

function isApart({ cell: { segment: above } }: ColumnRow, { cell: { segment: below } }: ColumnRow): boolean {
  return below.top - above.bottom > ROWS_APART * (below.bottom - below.top);
}

const HAS_WORD = /\p{L}{3}/u;

/** Figures in boxes beside each other have captions of their own over them. */
function hasWords({ cell, segments }: ColumnRow): boolean {
  return segments.some((one) =>
    one === cell.segment
      ? HAS_WORD.test(one.text.slice(0, cell.money.start))
      : one.left <= cell.left && HAS_WORD.test(one.text),
  );
}

function sumOf(rows: readonly ColumnRow[]): number {
  return rows.reduce((sum, { cell }) => sum + cell.money.cents, 0);
}

/**
 * All lines of a column in one list, which makes most of the total, but not all of it.
 * @param sums what is called a sum: a list that makes one is a section, and the rest is in others.
 */
function isShort(
  { rows, lists: [list, second] }: ListedColumn,
  { whole = 0, parts }: KnownFigures,
  sums: ReadonlySet<number>,
): boolean {
  if (!list || second || list.rows.length < 2 || sums.has(list.cents)) return false;
  if (list.cents >= whole || list.cents < LEAST * whole) return false;
  const isUnknown = (row: ColumnRow) => !hasWords(row) && ![whole, ...parts].includes(Math.abs(row.cell.money.cents));
  // `Imaging   1,436.80   603.05` among other claims: the total is one line's.
  const holdsTotal = ({ segments }: ColumnRow) =>
    segments.some(({ amounts }) => amounts.some(({ cents }) => cents === whole));
  return !rows.some(isUnknown) && !list.rows.some((row) => isPrice(row) || holdsTotal(row));
}

/** Figures of as many digits begin alike, of a column that ends alike and has others as well. */
function isLongest({ rows }: ListedColumn, columns: readonly ListedColumn[]): boolean {
  const [first] = rows;
  return columns.every(
    (other) => other.rows.length <= rows.length || !other.rows.some(({ cell }) => cell === first?.cell),
  );
}

/** Alone in its cell, or behind a word: `3`, `x 3`. */
const QUANTITY = /^\D{0,3}(\d{1,3})\D{0,6}$/;

/** `Ward   4   14,500.00   58,000.00`: the first figure is a price, and another one of its row the line's. */
function isPrice({ cell, segments }: ColumnRow): boolean {
  const behind = segments.flatMap(cellsOf).filter(({ left }) => left > cell.right);
  const quantities = segments.map(({ text }) => Number(QUANTITY.exec(text)?.[1])).filter((quantity) => quantity > 1);
  return quantities.some((quantity) =>
    behind.some(({ money }) => Math.abs(quantity * cell.money.cents - money.cents) <= CENT),
  );
}

/** Whether the total is told by any column, by two lists, or by a list and what is printed beside it. */
function isToldOtherwise(columns: readonly ListedColumn[], whole: number, sheet: Sheet, known: KnownFigures): boolean {
  const lists = columns.flatMap((column) => column.lists).filter(({ rows }) => rows.length > 1);
  const isWhole = (cents: number) => Math.abs(cents - whole) <= CENT;
  return (
    columns.some((column) => holdsWhole(column, whole, known)) ||
    lists.some((one, at) => lists.slice(at + 1).some((other) => isWhole(one.cents + other.cents))) ||
    lists.some(({ rows, cents }) => {
      const others = [...printedBetween(rows, sheet, [whole, ...known.parts]), ...portionsByRates(cents, sheet)];
      return others.some((one) => isWhole(cents + one) || isWhole(cents - one)) || sumsOfUnits(rows).some(isWhole);
    })
  );
}

/** Whether rows under each other make the total, others than the shares of it among them. */
function holdsWhole({ rows }: ListedColumn, whole: number, { parts }: KnownFigures): boolean {
  const isOfLines = ({ cell: { money } }: ColumnRow) =>
    money.cents !== 0 && money.cents !== whole && !parts.includes(Math.abs(money.cents));
  return rows.some((_, from) => {
    let [sum, lines] = [0, 0];
    for (const row of rows.slice(from)) {
      sum += row.cell.money.cents;
      lines += isOfLines(row) ? 1 : 0;
      if (lines > 0 && Math.abs(sum - whole) <= CENT && row !== rows[from]) return true;
    }
    return false;
  });
}

/** A column's rows down to the total, taxes and discounts among them: some way to read them may come to it. */
function rowsBefore({ rows, items }: ListedColumn, whole: number): readonly LineItem[] {
  const end = rows.findIndex(({ cell }) => cell.money.cents === whole);
  return end < 0 ? items : items.slice(0, end);
}

function hasLines(items: readonly LineItem[]): boolean {
  return items.length > 1 && items.some(({ kind }) => kind === 'line');
}
