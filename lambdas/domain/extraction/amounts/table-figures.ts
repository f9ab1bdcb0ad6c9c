import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { isTotalRow } from '../words/total-row.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { sectionTotals } from './section-totals.ts';

/** A figure of a table is a little less sure than one with its own label. */
const COLUMN = 0.92;

/** The figures under the heads of a table: its total row's, or those of its only row. */
export function tableFigures(sheet: Sheet, concept: Concept): AmountCandidate[] {
  return [...sheet.neighbours.headers].flatMap((header) => {
    const weight = weightOf(header, concept) || rateOver(header, concept);
    if (weight === 0) return [];
    const cells = cellsBelow(header, sheet);
    // The limits of a table's lines are none of the bill, which its total row holds none of.
    const ofLines =
      concept === 'max_coverage' && !cells.some(({ inTotalRow }) => inTotalRow) && hasTotal(header, sheet);
    const cell = ofLines ? undefined : (totalOf(cells) ?? (isRepeated(header, sheet) ? undefined : onlyCell(cells)));
    return cell ? [candidateOf(cell.segment, weight * COLUMN)] : [];
  });
}

/** A form that prints its heads over each of its lines: none of these is the bill. */
function isRepeated({ segment: head }: LabelHit, { neighbours }: Sheet): boolean {
  return [...neighbours.headers].some(
    ({ segment }) =>
      segment !== head && segment.plain === head.plain && segment.page === head.page && segment.left === head.left,
  );
}

/** Whether a row under a head sums up columns beside its own. */
function hasTotal({ segment: head }: LabelHit, sheet: Sheet): boolean {
  return totalRows(sheet).some((one) => one.page === head.page && one.top > head.bottom);
}

const totalRows = onceASheet(({ segments, neighbours }) =>
  segments.filter((one) => isTotalRow(one.plain) && amountsOf(neighbours.row(one)).length > 1),
);

/** `COBERTURA ARS` is a rate elsewhere: over amounts it heads the insurer's share. */
function rateOver(header: LabelHit, concept: Concept): number {
  return concept === 'insurance_amount' ? weightOf(header, 'insurance_percent') : 0;
}

interface Cell {
  readonly segment: Segment;
  readonly inTotalRow: boolean;
  /** Whether further figures stand on its row. */
  readonly hasOthers: boolean;
}

/** A table may have totals of its parts before the one of all: that is the largest, and stands last. */
function totalOf(cells: readonly Cell[]): Cell | undefined {
  const from = cells.findIndex(({ inTotalRow }) => inTotalRow);
  const end = cells.findIndex((cell, index) => index > from && isApart(cells[index - 1], cell));
  const sums = cells.slice(0, end === -1 ? cells.length : end).filter(({ inTotalRow }) => inTotalRow);
  // `TOTAL 259.50 5.20 254.30 38.15 216.15` over `Subtotal 259.50`: under a table's total row a sum by itself is of no column.
  const [first] = sums;
  const totals = first?.hasOthers ? sums.filter(({ hasOthers }) => hasOthers) : sums;
  return totals.reduce<Cell | undefined>(
    (best, cell) => (best && figureOf(best) > figureOf(cell) ? best : cell),
    undefined,
  );
}

function figureOf({ segment }: Cell): number {
  return segment.amounts[0]?.cents ?? 0;
}

/** Rows of one table follow each other within this many line heights; what stands farther down is another table. */
const TABLE_ENDS = 5;

/** The cell of a table of one row, whatever tables stand under it. */
function onlyCell([first, second]: readonly Cell[]): Cell | undefined {
  return second === undefined || isApart(first, second) ? first : undefined;
}

function isApart(cell: Cell | undefined, next: Cell): boolean {
  if (!cell) return false;
  const { top, bottom, page } = cell.segment;
  return next.segment.page !== page || next.segment.top - bottom > TABLE_ENDS * (bottom - top);
}

/** The figures of the rows that add up a table, whatever their columns mean. */
export function totalsOfTables(sheet: Sheet): AmountCandidate[] {
  return sheet.segments
    .filter((segment) => isTotalRow(segment.plain))
    .flatMap((segment) => amountsOf(sheet.neighbours.row(segment)))
    .map((segment) => candidateOf(segment, COLUMN));
}

/** Segments of a table's total row: their figures belong to the columns, not to the word `Total` before them. */
export function isTableTotal(hit: LabelHit, sheet: Sheet): boolean {
  if (sheet.neighbours.headers.size === 0) return false;
  const row = sheet.neighbours.row(hit.segment);
  const behind = row.slice(row.indexOf(hit.segment) + 1);
  const amounts = amountsOf(behind);
  const texts = new Set(amounts.map(({ text }) => text));
  return (
    amounts.length > 1 &&
    !amounts.some(({ text }) => HAS_LABEL.test(text)) &&
    amounts.length === behind.filter(({ text }) => /\p{L}{3,}/u.test(text) || texts.has(text)).length
  );
}

/** `Discount: 0.00` is a field beside a table's, no cell of it. */
const HAS_LABEL = /^\p{L}[^:]*: /u;

function cellsBelow(header: LabelHit, sheet: Sheet): Cell[] {
  const { page, bottom, left, right } = header.segment;
  return (
    (figureCells(sheet).get(page) ?? [])
      .filter(({ segment }) => segment.top > bottom && overlap(segment.left, segment.right, left, right) > 0.2)
      // Under a table's only column of sums stands one figure.
      .filter(({ hasOthers, inTotalRow }, index) => hasOthers || (inTotalRow && index > 0))
  );
}

/** By page, the figures that may be cells of a table. */
const figureCells = onceASheet((sheet) => {
  const { segments, neighbours } = sheet;
  const sections = sectionTotals(sheet);
  const cells = segments
    .filter(({ lines, amounts, text }) => lines === 1 && amounts.length > 0 && !HAS_LABEL.test(text))
    .map((segment) => {
      const row = neighbours.row(segment);
      const inTotalRow = row.some((one) => isTotalRow(one.plain) && !sections.has(one));
      return { segment, inTotalRow, hasOthers: amountsOf(row).length > 1 };
    });
  return Map.groupBy(cells, ({ segment }) => segment.page);
});

function amountsOf(row: readonly Segment[]): Segment[] {
  return row.filter(({ amounts }) => amounts.length > 0);
}

function candidateOf(segment: Segment, score: number): AmountCandidate {
  const [money] = segment.amounts;
  const { cents = 0, currency = null, start = 0, end = 0 } = money ?? {};
  const printed = segment.text.slice(start, end);
  return { figure: cents, currency, score, printed, place: placeOf(segment, start, end), method: 'table-column' };
}
