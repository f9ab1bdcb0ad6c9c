import type { Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { isCarried } from '../words/carried-words.ts';
import { isSum } from '../words/sum-words.ts';
import { inBilledColumn, leadsToSum } from './billed-column.ts';
import { type Column, columnAbove, gap, isField, PLAIN_ROWS_APART } from './column-above.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell, isUnder } from './figure-cells.ts';
import { headsNoLine, headsRefusals } from './heads-no-line.ts';
import { areWhollyRead, haveSeveralFigures, isElsewhere } from './line-doubts.ts';
import { mayBeMeantOtherwise } from './line-explanations.ts';
import { itemOf, itemsOf, wordsOf } from './line-kinds.ts';
import { rowsAbove } from './page-rows.ts';
import { sectionsOtherwise } from './section-sums.ts';
import { linesDividedOtherwise } from './share-columns.ts';
import {
  type End,
  endAt,
  endsOf,
  findRowsOfSums,
  isAt,
  isBalanceBrought,
  isNamedSum,
  type KnownFigures,
} from './table-ends.ts';

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
  const table = readTable(sheet, known);
  const sumsUpLines = (sum: FigureCell) => addsUp(tableAbove(endAt(sum, sheet), sheet, known), sum);
  const sections = sectionsOtherwise(sheet, known, findRowsOfSums(sheet), sumsUpLines);
  const others = [linesDividedOtherwise(sheet, known), sections];
  return { ...table, otherColumns: [...table.otherColumns, ...others.filter(({ length }) => length > 0)] };
}

function readTable(sheet: Sheet, known: KnownFigures): LineTable {
  const rowsOfSums = findRowsOfSums(sheet);
  const columnAt = (end: End) => {
    const items = tableAbove(end, sheet, known);
    return items.some(({ kind }) => kind === 'line') && !isOfShare(items, known) ? [items] : [];
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

/** Whether the lines over the total make a share of it, their own sum the last of them: the column is that share's. */
function isOfShare(items: readonly LineItem[], { whole, parts }: KnownFigures): boolean {
  const sum = items.at(-1);
  if (sum?.kind !== 'sum' || centsOf(sum.amount) !== whole) return false;
  const lines = items.slice(0, -1).map(({ amount }) => centsOf(amount));
  const added = lines.slice(0, -1).reduce((rest, one) => rest + one, 0);
  const last = lines.at(-1) ?? 0;
  return lines.length > LEAST_OF_LIST && parts.includes(last) && added === last;
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
  const isShare = ({ money }: FigureCell) => known.figures.includes(money.cents);
  // `Total to be paid by the insurer` alone sums up no lines; in the row of all shares' totals it does, those of its column.
  const sums = rowsOfSums
    .filter((cells) => (cells.length === 1) !== cells.some(isShare))
    .flat()
    .slice(0, MOST_SECTIONS);
  // The last one's table may hold the ones before it.
  for (const sum of sums.reverse()) {
    if (seen.some(({ place }) => isAt(sum, place))) continue;
    // It stands for the lines before it, and sums up none above.
    if (isBalanceBrought(sum, sheet)) continue;
    const items = carriedOfOther(sum, sheet, known) ?? tableAbove(endAt(sum, sheet), sheet, known);
    if (!items.some(({ kind }) => kind === 'line')) continue;
    sections.push(items);
    seen.push(...items);
  }
  return sections;
}

/** As many as are tried for the table itself. */
const MOST_SECTIONS = 100;
const MOST_COLUMNS = 6;

/** `Carried forward   6,670.00` under rows of two figures each: it is carried of the column that it adds up, wherever it is set. */
function carriedOfOther(sum: FigureCell, sheet: Sheet, known: KnownFigures): readonly LineItem[] | undefined {
  const end = endAt(sum, sheet);
  if (!end.sum || !isCarried(wordsOf(end.sum)?.plain ?? '')) return undefined;
  const isAlone = end.sum.segments.flatMap(cellsOf).filter(({ money }) => money.certain).length === 1;
  const [above = []] = isAlone ? rowsAbove(sum, sheet) : [];
  return above
    .flatMap(cellsOf)
    .filter((cell) => cell.money.certain && !isUnder(sum, cell))
    .slice(0, MOST_COLUMNS)
    .map((cell) => tableAbove({ ...end, cell, between: [{ cell, segments: above }] }, sheet, known))
    .find((items) => addsUp(items, sum));
}

/** Whether what are no sums among these rows makes just this one. */
function addsUp(items: readonly LineItem[], { money }: FigureCell): boolean {
  const lines = items.filter(({ kind }) => kind !== 'sum');
  return lines.length > 0 && lines.reduce((rest, { amount }) => rest - centsOf(amount), money.cents) === 0;
}

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

function tableAbove(end: End, sheet: Sheet, known: KnownFigures): LineItem[] {
  const column = columnAbove(end, sheet, known);
  if (!column) return [];
  const billed = inBilledColumn(column, end, sheet);
  const items = billed ? tableOf(billed, end, sheet, known) : [];
  // Lines in doubt are no evidence, nor is then the column above the sum.
  return items.length > 0 || (billed && leadsToSum(billed, end)) ? items : tableOf(column, end, sheet, known);
}

function tableOf({ rows, head, prose, isList }: Column, end: End, sheet: Sheet, known: KnownFigures): LineItem[] {
  const others = [...known.parts, ...known.figures.filter((one) => one !== known.whole)].map((figure) => ({ figure }));
  const items = itemsOf(rows, sheet, [...others, ...known.others]);
  const lines = rows.filter((_, index) => items[index]?.kind === 'line');
  const [first] = rows;
  const sum = end.sum?.cell;
  if (!first || lines.length === 0 || (head && prose)) return [];
  if (!head && lines.every(isOfGrid)) return [];
  // Where most rows are none of the lines', two blocks stand side by side.
  if (rows.length > MOST_OF_ONE && items.filter(({ kind }) => kind === 'adjustment').length >= lines.length) return [];
  // The sum stands elsewhere, and may be any column's.
  if (end.isLine && headsNoLine((head ?? wordsOver(first.cell, sheet))?.text ?? '')) return [];
  if (head && (headsRefusals(head.text) || isSummedUpElsewhere(head, lines, sum, sheet))) return [];
  const top = head ?? first.cell.segment;
  if (!areWhollyRead(lines, head, sheet, isList) || isElsewhere(lines, rows, top, sum, sheet, known)) return [];
  if (lines.every(({ cell }) => cell.money.cents === 0)) return [];
  // A column of figures, with the total among them: what stands below it is a limit, or a balance.
  if (end.isLine && sum && rows.some(({ cell }) => isAt(cell, sum.place))) return [];
  if (sum && !end.isLine && !isNamedSum(sum, sheet) && !maySumUp(lines, sum)) return [];
  if (end.isLine && (haveSeveralFigures(lines) || (!head && (lines.length < 2 || !sum || isOver(sum, first.cell)))))
    return [];
  if (mayBeMeantOtherwise({ lines, rows, isHeaded: head !== undefined }, sum?.money.cents ?? known.whole, sheet, known))
    return [];
  const between = end.between.map((row) => itemOf(row, isSum(wordsOf(row)?.plain ?? '') ? 'sum' : 'adjustment'));
  return [...items, ...between, ...(end.sum ? [itemOf(end.sum, 'sum')] : [])];
}

/**
 * `Erstattung` over the lines, under them `Rechnungsbetrag 1,015.62` and then `tarifliche Erstattung 582.97`: the lines of a share's column
 * make what is printed as their sum, and not the total that stands between.
 */
function isSummedUpElsewhere(
  head: Segment,
  lines: readonly ColumnRow[],
  sum: FigureCell | undefined,
  { segments }: Sheet,
): boolean {
  if (!sum || !headsNoLine(head.text)) return false;
  const added = lines.reduce((rest, { cell }) => rest + cell.money.cents, 0);
  const below = segments.filter(({ page, top }) => page === sum.segment.page && top > sum.segment.top);
  return added !== sum.money.cents && below.some(({ amounts }) => amounts.some(({ cents }) => cents === added));
}

/** Figures beside each other without a word, each under a caption of its own: they are in no column of lines. */
function isOfGrid({ segments }: ColumnRow): boolean {
  return (
    segments.length >= LEAST_OF_GRID && segments.every((one) => one.amounts.length > 0 && !HAS_WORD.test(one.text))
  );
}

const LEAST_OF_GRID = 3;

/** `SPH -2.25` stands below the total as well: of what does, only a head says what it is. */
function isOver(one: FigureCell, other: FigureCell): boolean {
  return one.segment.page === other.segment.page && one.segment.top < other.segment.top;
}

/** Under words that nobody knows for a sum's, a total may be one line more, and what is above it may be several sums that lead to it. */
function maySumUp(lines: readonly ColumnRow[], { money }: FigureCell): boolean {
  return lines.length > 1 && lines.every(({ cell }) => cell.money.cents < money.cents);
}

/** What stands over a column may head it, whether or not its row is known for heads. */
function wordsOver(cell: FigureCell, sheet: Sheet): Segment | undefined {
  return rowsAbove(cell, sheet)[0]?.find((one) => one.lines === 1 && isUnder(one, cell));
}
