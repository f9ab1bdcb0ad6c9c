import type { Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { type ColumnRow, cellIn, cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { headsNoLine } from './heads-no-line.ts';
import { areWhollyRead, haveSeveralFigures, isElsewhere } from './line-doubts.ts';
import { mayBeMeantOtherwise } from './line-explanations.ts';
import { itemOf, itemsOf, wordsOf } from './line-kinds.ts';
import { type PageRow, rowsAbove, rowsOfPage, rowsWithoutFoot } from './page-rows.ts';
import { withFiguresThatMove } from './running-balance.ts';
import { type End, endAt, endsOf, findRowsOfSums, isAt, type KnownFigures, LIKE_A_FIGURE } from './table-ends.ts';

/** The rows of the table of billed lines. */
export interface LineTable {
  readonly lineItems: readonly LineItem[];
  /** Further columns of it that have sums of their own, and other tables and sections of lines over theirs. */
  readonly otherColumns: readonly (readonly LineItem[])[];
}

/**
 * The rows of the table of billed lines: the column under whose figures its sum stands, from the table's head down to
 * that sum, its subtotals, taxes and discounts among them. What an unknown program means by a column nobody can know;
 * but a sum that stands under a column says that the column adds up to it.
 *
 * Empty where it is not certain that these are all lines and nothing but lines (see line-doubts.ts): lines read in doubt
 * are no evidence against a bill.
 */
export function readLineTable(sheet: Sheet, known: KnownFigures): LineTable {
  const rowsOfSums = findRowsOfSums(sheet);
  const columnAt = (end: End) => {
    const items = tableAbove(end, sheet, known);
    return items.some(({ kind }) => kind === 'line') ? [items] : [];
  };
  for (const end of endsOf(sheet, known, rowsOfSums)) {
    const [lineItems] = columnAt(end);
    if (!lineItems) continue;
    const beside = end.isLine ? [] : rowsOfSums.filter((cells) => cells.some((cell) => isAt(cell, end.cell.place)));
    const otherSums = beside.flat().filter((cell) => !isAt(cell, end.cell.place));
    const columns = otherSums.flatMap((cell) => columnAt(endAt(cell, sheet)));
    return { lineItems, otherColumns: [...columns, ...sectionsBeside(lineItems, rowsOfSums, sheet, known)] };
  }
  return { lineItems: readLineList(sheet, known, rowsOfSums), otherColumns: [] };
}

/** The sections of lines, each with its sum, that do not stand in the table: `Subtotal Pharmacy` on a page behind it. */
function sectionsBeside(
  table: readonly LineItem[],
  rowsOfSums: readonly (readonly FigureCell[])[],
  sheet: Sheet,
  known: KnownFigures,
): readonly (readonly LineItem[])[] {
  const seen = [...table];
  const sections: (readonly LineItem[])[] = [];
  const sums = rowsOfSums.flatMap((cells) => (cells.length === 1 ? cells : [])).slice(0, MOST_SECTIONS);
  // The last one's table may hold the ones before it.
  for (const sum of sums.reverse()) {
    if (known.figures.includes(sum.money.cents) || seen.some(({ place }) => isAt(sum, place))) continue;
    const items = tableAbove(endAt(sum, sheet), sheet, known);
    if (!items.some(({ kind }) => kind === 'line')) continue;
    sections.push(items);
    seen.push(...items);
  }
  return sections;
}

/** As many as are tried for the table itself. */
const MOST_SECTIONS = 100;

/** Lines whose figures stand in no column, each right behind its words, over a sum that is set like them. */
function readLineList(
  sheet: Sheet,
  known: KnownFigures,
  rowsOfSums: readonly (readonly FigureCell[])[],
): readonly LineItem[] {
  for (const end of endsOf(sheet, known, rowsOfSums)) {
    const rows = end.isLine || !end.sum ? [] : listAbove(end.sum, sheet);
    const items = tableOf({ rows, head: undefined, prose: false, isList: true }, end, sheet, known);
    if (items.filter(({ kind }) => kind === 'line').length >= LEAST_OF_LIST) return items;
  }
  return [];
}

const LEAST_OF_LIST = 2;

function listAbove(sum: ColumnRow, sheet: Sheet): readonly ColumnRow[] {
  const rows: ColumnRow[] = [];
  if (!isListed(sum)) return rows;
  for (const segments of rowsAbove(sum.cell, sheet)) {
    const [cell, second] = segments.flatMap(cellsOf).filter(({ money }) => money.certain);
    if (!cell || second || gap(cell, rows[0]?.cell ?? sum.cell) > PLAIN_ROWS_APART) break;
    const row = { cell, segments };
    if (!isListed(row) || !beginAlike(row, sum) || isField(cell, segments, sheet)) break;
    rows.unshift(row);
  }
  return rows;
}

/** Words, and behind them a figure that ends the row; a row of several cells is a table's, as `Bupa   HP4288413   338-382131   £1,000.00`. */
function isListed({ cell, segments }: ColumnRow): boolean {
  if (segments.length > 2) return false;
  const [first = cell.segment] = segments;
  const words = first === cell.segment ? first.text.slice(0, cell.money.start) : first.text;
  return cell.segment === segments.at(-1) && endsItsCell(cell) && HAS_WORD.test(words);
}

const HAS_WORD = /\p{L}{3}/u;

/** Fewer rows may be a line with its taxes and discounts. */
const MOST_OF_ONE = 6;

function beginAlike({ segments: [first] }: ColumnRow, { segments: [other] }: ColumnRow): boolean {
  return !!first && !!other && Math.abs(first.left - other.left) < INDENTED * (first.bottom - first.top);
}

/** In heights of a line. */
const INDENTED = 0.5;

/** In heights of a line: between two rows of a headed table there may be descriptions, between others a caption. */
const ROWS_APART = 8;
const PLAIN_ROWS_APART = 5;
const MOST_CAPTIONS = 3;

interface Column {
  readonly rows: readonly ColumnRow[];
  readonly head: Segment | undefined;
  /** Whether running text stands among the rows. */
  readonly prose: boolean;
  /** Whether the figures stand behind their words, in no column. */
  readonly isList: boolean;
}

/** The rows of the end's column, up to its head; undefined where a row may not have been read. */
function columnAbove(end: End, sheet: Sheet, known: KnownFigures): Column | undefined {
  const last = end.isLine ? [{ cell: end.cell, segments: sheet.neighbours.row(end.cell.segment) }] : [];
  const onPage = stretchIn(rowsAbove(end.cell, sheet), end.cell, last, sheet, known);
  if (!onPage) return undefined;
  const { head, prose } = onPage;
  const rows = [...onPage.rows];
  if (!head) dropLoose(rows, end.isLine ? (end.between[0] ?? end.sum)?.cell : end.cell);
  const before = prose ? undefined : stretchBefore({ rows, head, prose }, end.cell, sheet, known);
  const all = before ? [...before.rows, ...rows] : rows;
  return { rows: withFiguresThatMove(all), head: before?.head ?? head, prose, isList: false };
}

/** The rows of a column on one page, and what heads them there. */
type Stretch = Pick<Column, 'rows' | 'head' | 'prose'>;

/**
 * The rows of a column in these rows of a page, of which the nearest comes first, up to its head.
 * @param column a figure of the column, and `last` the column's row below these, if it is known.
 */
function stretchIn(
  page: readonly PageRow[],
  column: FigureCell,
  last: readonly ColumnRow[],
  sheet: Sheet,
  known: KnownFigures,
): Stretch | undefined {
  const rows = [...last];
  let head: Segment | undefined;
  let captions = 0;
  let prose = false;
  for (const segments of page) {
    // What was taken for running text may be a line.
    if (segments.some(({ lines, amounts }) => lines > 1 && amounts.length > 0)) {
      if (rows.length === 0) return undefined;
      prose = true;
    }
    const cell = cellIn(segments, column);
    const below = rows[0]?.cell ?? column;
    if (cell) {
      if (
        (rows.length > 0 && gap(cell, below) > ROWS_APART) ||
        isField(cell, segments, sheet) ||
        isNumber(cell, column)
      )
        break;
      rows.unshift({ cell, segments });
      if (prose) return undefined;
      captions = 0;
      continue;
    }
    head = headIn(segments, below, sheet);
    captions += 1;
    if (head || (rows.length > 0 && captions > MOST_CAPTIONS)) break;
    if (segments.some((one) => LIKE_A_FIGURE.test(one.text) && isUnder(one, column))) return undefined;
    const isFurther = segments
      .flatMap(cellsOf)
      .some(({ money }) => money.certain && !known.figures.includes(Math.abs(money.cents)));
    // `K 4471.12` in a letterhead: behind words alone what stands beside the column is of another block.
    if (isFurther && captions > 1 && rows.length > 0) break;
    if (isFurther) return undefined;
  }
  return { rows, head, prose };
}

/**
 * The rows of the same table on the pages before, up to the first page on which its head stands: from there on each page has the
 * head again, or none at all. Undefined where the table begins on its own page, as far as can be told.
 */
function stretchBefore(below: Stretch, column: FigureCell, sheet: Sheet, known: KnownFigures): Stretch | undefined {
  let found: Stretch | undefined;
  let [rows, head] = [[] as readonly ColumnRow[], below.head];
  const isUnderAnother = (one: Segment | undefined) => one !== undefined && isBelowFigures(one, column, sheet);
  for (let page = column.segment.page - 1; page > 0; page -= 1) {
    if (isUnderAnother(found ? found.head : below.head)) break;
    const ofPage = rowsWithoutFoot(page, sheet);
    const stretch = stretchIn(ofPage, carriedFrom(ofPage, rows[0] ?? below.rows[0]) ?? column, [], sheet, known);
    if (!stretch || stretch.prose || stretch.rows.length === 0) break;
    // A page that prints the total holds all of its table.
    if (stretch.rows.some(({ cell }) => cell.money.cents === known.whole)) break;
    if (stretch.head && head && stretch.head.plain !== head.plain) break;
    rows = [...stretch.rows, ...rows];
    head ??= stretch.head;
    // Without heads it may begin on the first page.
    if (stretch.head || (page === 1 && !head)) found = { rows, head: stretch.head, prose: false };
  }
  return found;
}

/** What a page's last row carries on to this first row of the next: it stands in the column where that page has it. */
function carriedFrom([last = []]: readonly PageRow[], first: ColumnRow | undefined): FigureCell | undefined {
  return last.flatMap(cellsOf).findLast(({ money }) => money.certain && money.cents === first?.cell.money.cents);
}

/** Whether figures of the column stand above its head on the page: other tables, so this one begins there. */
function isBelowFigures({ page, top }: Segment, column: FigureCell, sheet: Sheet): boolean {
  return rowsOfPage(page, sheet, top).some((segments) => cellIn(segments, column)?.money.certain);
}

function tableAbove(end: End, sheet: Sheet, known: KnownFigures): LineItem[] {
  const column = columnAbove(end, sheet, known);
  return column ? tableOf(column, end, sheet, known) : [];
}

function tableOf({ rows, head, prose, isList }: Column, end: End, sheet: Sheet, known: KnownFigures): LineItem[] {
  const others = [...known.parts, ...known.figures.filter((one) => one !== known.whole)].map((figure) => ({ figure }));
  const items = itemsOf(rows, sheet, [...others, ...known.others]);
  const lines = rows.filter((_, index) => items[index]?.kind === 'line');
  const [first] = rows;
  const sum = end.sum?.cell;
  if (!first || lines.length === 0 || (head && prose)) return [];
  // Where most rows are none of the lines', two blocks stand side by side.
  if (rows.length > MOST_OF_ONE && items.filter(({ kind }) => kind === 'adjustment').length >= lines.length) return [];
  // The sum stands elsewhere, and may be any column's.
  if (end.isLine && headsNoLine((head ?? wordsOver(first.cell, sheet))?.text ?? '')) return [];
  const top = head ?? first.cell.segment;
  if (!areWhollyRead(lines, head, sheet, isList) || isElsewhere(lines, rows, top, sum, sheet, known)) return [];
  if (lines.every(({ cell }) => cell.money.cents === 0)) return [];
  if (end.isLine && (haveSeveralFigures(lines) || (!head && (lines.length < 2 || !sum)))) return [];
  if (mayBeMeantOtherwise({ lines, rows, isHeaded: head !== undefined }, sum?.money.cents ?? known.whole, sheet, known))
    return [];
  const between = end.between.map((row) => itemOf(row, isSum(wordsOf(row)?.plain ?? '') ? 'sum' : 'adjustment'));
  return [...items, ...between, ...(end.sum ? [itemOf(end.sum, 'sum')] : [])];
}

/** What stands over a column may head it, whether or not its row is known for heads. */
function wordsOver(cell: FigureCell, sheet: Sheet): Segment | undefined {
  return rowsAbove(cell, sheet)[0]?.find((one) => one.lines === 1 && isUnder(one, cell));
}

function gap(cell: FigureCell, below: FigureCell): number {
  return (below.segment.top - cell.segment.bottom) / (below.segment.bottom - below.segment.top);
}

/** Without a head, what stands farther above is no row of the same list. */
function dropLoose(rows: ColumnRow[], end: FigureCell | undefined): void {
  const loose = rows.findLastIndex(({ cell }, index) => {
    const below = rows[index + 1]?.cell ?? end;
    return below !== undefined && gap(cell, below) > PLAIN_ROWS_APART;
  });
  rows.splice(0, loose + 1);
}

/** `Member ID   33592484100`: a field of another kind, whose figure is none; `Laboratory   420.00` is billed. */
function isField({ money, segment }: FigureCell, [first]: readonly Segment[], sheet: Sheet): boolean {
  const isAmount = money.currency !== null || WITH_CENTS.test(segment.text.slice(money.start, money.end));
  if (!first || isAmount) return false;
  return hitsOn(first, sheet).some(
    ({ leads, whole, colon, meanings }) =>
      leads &&
      (whole || colon) &&
      meanings.every(({ concept }) => !/amount|coverage|pocket|percent|line_/.test(concept)),
  );
}

/** `Guia   38.114.027` over `Total   R$ 320,00`: whole, without a sign, longer than amounts with cents are. */
function isNumber({ money, segment }: FigureCell, end: FigureCell): boolean {
  const isWhole = !WITH_CENTS.test(segment.text.slice(money.start, money.end));
  const hasCents = WITH_CENTS.test(end.segment.text.slice(end.money.start, end.money.end));
  return money.currency === null && isWhole && hasCents && money.cents >= LONGEST_WHOLE;
}

const WITH_CENTS = /[.,]\d{2}(?!\d)/;
/** Ten millions, in cents. */
const LONGEST_WHOLE = 1_000_000_000;

const headsOf = onceASheet(({ neighbours }) => new Set([...neighbours.headers].map(({ segment }) => segment)));

/** Words over the column's figures, in a row of heads, none of which is a figure. */
function headIn(segments: readonly Segment[], below: FigureCell, sheet: Sheet): Segment | undefined {
  const heads = headsOf(sheet);
  if (segments.length < 2 || heads.size === 0 || !segments.some((one) => heads.has(one))) return undefined;
  return segments.find((one) => isUnder(one, below));
}
