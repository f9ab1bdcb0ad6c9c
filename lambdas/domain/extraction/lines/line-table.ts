import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { isCarried } from '../words/carried-words.ts';
import { inBilledColumn, leadsToSum } from './billed-column.ts';
import { certainLines } from './certain-lines.ts';
import { claimFormLines } from './claim-form-lines.ts';
import { columnAbove } from './column-above.ts';
import { cellsOf, type FigureCell, isUnder } from './figure-cells.ts';
import { wordsOf } from './line-kinds.ts';
import { LEAST_OF_LIST, readLineList } from './line-list.ts';
import { rowsAbove } from './page-rows.ts';
import { sectionsOtherwise } from './section-sums.ts';
import { linesDividedOtherwise } from './share-columns.ts';
import { type End, endAt, endsOf, findRowsOfSums, isAt, isBalanceBrought, type KnownFigures } from './table-ends.ts';

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
  const ofForm = claimFormLines(sheet);
  return { lineItems: ofForm.length > 0 ? ofForm : readLineList(sheet, known, rowsOfSums), otherColumns: [] };
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

function tableAbove(end: End, sheet: Sheet, known: KnownFigures): LineItem[] {
  const column = columnAbove(end, sheet, known);
  if (!column) return [];
  const billed = inBilledColumn(column, end, sheet);
  const items = billed ? certainLines(billed, end, sheet, known) : [];
  // Lines in doubt are no evidence, nor is then the column above the sum.
  return items.length > 0 || (billed && leadsToSum(billed, end)) ? items : certainLines(column, end, sheet, known);
}
