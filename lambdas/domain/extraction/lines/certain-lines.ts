import type { Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import type { Column } from './column-above.ts';
import { type ColumnRow, type FigureCell, isUnder } from './figure-cells.ts';
import { headsNoLine, headsRefusals } from './heads-no-line.ts';
import { areWhollyRead, haveSeveralFigures, isElsewhere } from './line-doubts.ts';
import { mayBeMeantOtherwise } from './line-explanations.ts';
import { itemOf, itemsOf, wordsOf } from './line-kinds.ts';
import { rowsAbove } from './page-rows.ts';
import { type End, isAt, isNamedSum, type KnownFigures, otherFigures } from './table-ends.ts';

/**
 * What rows over a sum bill, and that sum, where it is certain that these are all lines and nothing but lines (see line-doubts.ts); else nothing.
 */
export function certainLines(
  { rows, head, prose, isList }: Column,
  end: End,
  sheet: Sheet,
  known: KnownFigures,
): LineItem[] {
  const items = itemsOf(rows, sheet, otherFigures(known));
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

/** Fewer rows may be a line with its taxes and discounts. */
const MOST_OF_ONE = 6;

const HAS_WORD = /\p{L}{3}/u;

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
