import type { Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { isBrought, isCarried } from '../words/carried-words.ts';
import { isSum } from '../words/sum-words.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell } from './figure-cells.ts';
import { HAS_LABEL } from './line-doubts.ts';
import { isService, isSummary, type OtherFigure, wordsOf } from './line-kinds.ts';
import { type PageRow, rowsAbove, rowsWithoutFoot } from './page-rows.ts';

/** What a document is known to print about the whole; a column of lines ends where one of these stands. */
export interface KnownFigures {
  /** Where the total stands, if it is printed. */
  readonly total: Place | undefined;
  /** Where the shares stand. */
  readonly shares: readonly Place[];
  /** The shares and the limit, where they stand. */
  readonly others: readonly OtherFigure[];
  /** The total, or what the shares make, in cents. */
  readonly whole: number | undefined;
  /** The insurer's and the patient's parts, in cents, where they are not the whole: printed, or what the other leaves. */
  readonly parts: readonly number[];
  /** All that is read, in cents: what stands elsewhere on the page and is one of these is no further line. */
  readonly figures: readonly number[];
}

/** What is read as something else than a line, wherever it stands. */
export function otherFigures({ whole, parts, others, figures }: KnownFigures): readonly OtherFigure[] {
  return [...[...parts, ...figures.filter((one) => one !== whole)].map((figure) => ({ figure })), ...others];
}

/** Where a table of lines may end. */
export interface End {
  /** The figure in whose column the lines stand: the sum's own, or the last line's where the sum stands elsewhere. */
  readonly cell: FigureCell;
  /** What stands between the last line and the sum. */
  readonly between: readonly ColumnRow[];
  /** Undefined where no sum is printed, but a share. */
  readonly sum: ColumnRow | undefined;
  /** Whether the cell is the last line's. */
  readonly isLine: boolean;
}

/**
 * Where a table may end, best first: at the total in a row of sums, at the document's total, at another sum, or at the first
 * share where no total is printed. One after the other, since nearly always the first is it.
 */
export function* endsOf(
  sheet: Sheet,
  known: KnownFigures,
  rowsOfSums: readonly (readonly FigureCell[])[],
): Generator<End> {
  let tried = 0;
  for (const end of allEnds(sheet, known, rowsOfSums)) {
    if (tried >= MOST_ENDS) return;
    tried += 1;
    yield end;
  }
}

function* allEnds(
  sheet: Sheet,
  { total, shares, parts, whole }: KnownFigures,
  rowsOfSums: readonly (readonly FigureCell[])[],
): Generator<End> {
  const cells = sheet.segments.flatMap(cellsOf);
  const at = (place: Place) =>
    cells.filter((cell) => isAt(cell, place) && hasWordsAtLeft(cell, sheet) && endsItsCell(cell));
  // `Totals 749.00 -50.00 699.00 270.00 429.00`: the total's box beside such a table stands under any of its columns.
  yield* rowsOfSums
    .filter((cells) => cells.length > 1)
    .flatMap((cells) => cells.filter(({ money }) => money.cents === whole))
    .map((cell) => endAt(cell, sheet));
  if (total)
    yield* at(total)
      .filter((cell) => isNamedSum(cell, sheet))
      .map((cell) => endAt(cell, sheet));
  const sums = rowsOfSums.flat().filter((cell) => !parts.includes(cell.money.cents) && !isBalanceBrought(cell, sheet));
  const isWhole = ({ money }: FigureCell) => money.cents === whole;
  yield* sums.filter(isWhole).map((cell) => endAt(cell, sheet));
  const apart = total
    ? cells.filter((cell) => isAt(cell, total) && (isNamedSum(cell, sheet) || !hasWordsAtLeft(cell, sheet)))
    : [];
  // A summary on the first page, and the lines behind it.
  const last = sheet.segments.at(-1)?.page ?? 0;
  for (const cell of apart) {
    yield* lastLine(rowOf(cell, sheet), rowsOfPages(last, cell.segment.page, sheet), sheet);
    yield* lastLine(rowOf(cell, sheet), rowsBelow(cell, sheet), sheet);
  }
  yield* sums.filter((cell) => !isWhole(cell)).map((cell) => endAt(cell, sheet));
  const byPlace = (a: FigureCell, b: FigureCell) => a.segment.page - b.segment.page || a.segment.top - b.segment.top;
  const [share] = total ? [] : shares.flatMap(at).sort(byPlace);
  if (share) yield { cell: share, between: [], sum: undefined, isLine: false };
  for (const cell of [...apart, ...sums.slice(0, MOST_ENDS)]) {
    const sum = rowOf(cell, sheet);
    yield* lastLine(sum, rowsBefore(cell, sheet), sheet);
  }
  // `Anerkannte Kosten   497.20`: the total under words that nobody knows for a sum's.
  if (total)
    yield* at(total)
      .filter((cell) => !isNamedSum(cell, sheet))
      .map((cell) => endAt(cell, sheet));
  if (share)
    yield* lastLine(rowOf(share, sheet), rowsAbove(share, sheet), sheet).map((end) => ({ ...end, sum: undefined }));
}

/** `Balance brought forward 455.20` stands for what was billed before: it sums up nothing above it. */
export function isBalanceBrought(cell: FigureCell, sheet: Sheet): boolean {
  const words = wordsRightBefore(cell, sheet);
  return isBrought(words) && !isCarried(words);
}

/** `Total charged R7 390.00` may stand beside `Balance brought forward R1 264.30`: what a figure's own cell says, or else its row. */
function wordsRightBefore(sum: FigureCell, sheet: Sheet): string {
  const own = sum.segment.plain.slice(0, sum.money.start);
  return HAS_WORD.test(own) ? own : (wordsOf({ cell: sum, segments: sheet.neighbours.row(sum.segment) })?.plain ?? '');
}

function rowOf(cell: FigureCell, { neighbours }: Sheet): ColumnRow {
  return { cell, segments: neighbours.row(cell.segment) };
}

export function endAt(cell: FigureCell, sheet: Sheet): End {
  return { cell, between: [], sum: rowOf(cell, sheet), isLine: false };
}

/** The figures of each row that is called a sum. */
export const findRowsOfSums = onceASheet((sheet): readonly (readonly FigureCell[])[] =>
  sheet.segments
    .filter((segment) => segment.lines === 1 && isSum(segment.plain) && !isService(sheet.neighbours.row(segment)))
    .map((segment) => figuresOfSum(segment, sheet).filter(({ money }) => money.certain && money.cents > 0)),
);

/** What stands behind a sum's word on its row, up to other words: `Total: 120.00   10 % flat: 10.00`. */
function figuresOfSum(sum: Segment, { neighbours }: Sheet): FigureCell[] {
  const row = neighbours.row(sum);
  const behind = row.slice(row.indexOf(sum) + 1);
  const end = behind.findIndex(({ text }) => HAS_LABEL.test(text));
  return [sum, ...behind.slice(0, end < 0 ? behind.length : end)].flatMap(cellsOf);
}

/** The rows below a figure on its page, the lowest first. */
function rowsBelow({ segment: { page, bottom } }: FigureCell, sheet: Sheet): readonly PageRow[] {
  return rowsWithoutFoot(page, sheet).filter((row) => row.every(({ top }) => top >= bottom));
}

/** The rows above a figure, on its page and on those before, the nearest first. */
function* rowsBefore(cell: FigureCell, sheet: Sheet): Generator<PageRow> {
  yield* rowsAbove(cell, sheet);
  yield* rowsOfPages(cell.segment.page - 1, 0, sheet);
}

/** The rows of the pages from one of them back to above another, the lowest of the last page first. */
function* rowsOfPages(from: number, above: number, sheet: Sheet): Generator<PageRow> {
  for (let page = from; page > above; page -= 1) yield* rowsWithoutFoot(page, sheet);
}

/**
 * The line that stands last above a sum that is set elsewhere, as in a box of its own; what is summed up or taken off stands between.
 * @param rows those in which it may stand, the last first.
 */
function lastLine(sum: ColumnRow, rows: Iterable<PageRow>, sheet: Sheet): End[] {
  const between: ColumnRow[] = [];
  for (const segments of rows) {
    const figures = segments.flatMap(cellsOf).filter(({ money }) => money.certain);
    const cell = figures.at(-1);
    if (!cell && segments.some(({ text }) => LIKE_A_FIGURE.test(text))) return [];
    if (!cell) continue;
    const row = { cell, segments };
    if (!isSummary(row, sheet)) return [{ cell, between, sum, isLine: true }];
    if (figures.length > 1) return [];
    between.unshift(row);
  }
  return [];
}

export function isAt({ place }: FigureCell, { page, box }: Place): boolean {
  return place.page === page && place.box.x === box.x && place.box.y === box.y;
}

/** Of 2,520 papers none needs more than 82 to be tried; files made to exhaust a reader have thousands. */
const MOST_ENDS = 100;

const HAS_WORD = /\p{L}{3}/u;

function hasWordsAtLeft({ segment, money, left }: FigureCell, sheet: Sheet): boolean {
  const before = sheet.neighbours.row(segment).filter((one) => one.right <= left + 1 || one === segment);
  return before.some((one) => HAS_WORD.test(one === segment ? one.text.slice(0, money.start) : one.text));
}

/** The last line of a running balance is the total as well: it is no sum of that column. */
export function isNamedSum({ segment }: FigureCell, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(segment);
  return (
    row.some(({ plain }) => isSum(plain)) ||
    row.some((one) => hitsOn(one, sheet).some((hit) => hit.leads && weightOf(hit, 'total_amount') > 0))
  );
}

/** A figure that is no money for us, as of a currency that nobody listed; not `756.1188.4470.92`, whose groups are those of a number. */
export const LIKE_A_FIGURE = /(?<![\d.,])\d+(?:[.,'’ ]\d{2,3})*[.,]\d{2}\D{0,4}$/;
