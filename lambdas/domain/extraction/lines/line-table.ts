import { isSum } from '../amounts/sum-words.ts';
import type { LineItem, Place } from '../reading.ts';
import type { Segment } from '../sheet/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { type ColumnRow, cellIn, cellsOf, type FigureCell, isUnder, rowsAbove } from './figure-cells.ts';
import { areWhollyRead, HAS_LABEL, haveSeveralFigures, isElsewhere } from './line-doubts.ts';
import { mayBeMeantOtherwise } from './line-explanations.ts';
import { isDated, isSummary, itemOf, itemsOf, wordsOf } from './line-kinds.ts';
import { withFiguresThatMove } from './running-balance.ts';

/** What a document is known to print about the whole; a column of lines ends where one of these stands. */
export interface KnownFigures {
  /** Where the total stands, if it is printed. */
  readonly total: Place | undefined;
  /** Where the shares stand. */
  readonly shares: readonly Place[];
  /** The total, or what the shares make, in cents. */
  readonly whole: number | undefined;
  /** The insurer's and the patient's parts, in cents, where they are not the whole: printed, or what the other leaves. */
  readonly parts: readonly number[];
  /** All that is read, in cents: what stands elsewhere on the page and is one of these is no further line. */
  readonly figures: readonly number[];
}

/**
 * The rows of the table of billed lines: the column under whose figures its sum stands, from the table's head down to
 * that sum, its subtotals, taxes and discounts among them. What an unknown program means by a column nobody can know;
 * but a sum that stands under a column says that the column adds up to it.
 *
 * Empty where it is not certain that these are all lines and nothing but lines (see line-doubts.ts): lines read in doubt
 * are no evidence against a bill.
 */
export function readLineTable(sheet: Sheet, known: KnownFigures): LineItem[] {
  for (const end of endsOf(sheet, known)) {
    const items = tableAbove(end, sheet, known);
    if (items.some(({ kind }) => kind === 'line')) return items;
  }
  return [];
}

interface End {
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
function* endsOf(sheet: Sheet, { total, shares, parts, whole }: KnownFigures): Generator<End> {
  const cells = sheet.segments.flatMap(cellsOf);
  const at = (place: Place) =>
    cells.filter((cell) => isAt(cell, place) && hasWordsAtLeft(cell, sheet) && endsSegment(cell));
  const rowOf = (cell: FigureCell) => ({ cell, segments: sheet.neighbours.row(cell.segment) });
  const endAt = (cell: FigureCell) => ({ cell, between: [], sum: rowOf(cell), isLine: false });
  const rowsOfSums = sheet.segments
    .filter((segment) => segment.lines === 1 && isSum(segment.plain) && !isDated(sheet.neighbours.row(segment)))
    .map((segment) => figuresOfSum(segment, sheet).filter(({ money }) => money.certain && money.cents > 0));
  // `Totals 749.00 -50.00 699.00 270.00 429.00`: the total's box beside such a table stands under any of its columns.
  yield* rowsOfSums
    .filter((cells) => cells.length > 1)
    .flatMap((cells) => cells.filter(({ money }) => money.cents === whole))
    .map(endAt);
  if (total)
    yield* at(total)
      .filter((cell) => isNamedSum(cell, sheet))
      .map(endAt);
  const sums = rowsOfSums.flat().filter(({ money }) => !parts.includes(money.cents));
  yield* sums.map(endAt);
  const byPlace = (a: FigureCell, b: FigureCell) => a.segment.page - b.segment.page || a.segment.top - b.segment.top;
  const [share] = total ? [] : shares.flatMap(at).sort(byPlace);
  if (share) yield { cell: share, between: [], sum: undefined, isLine: false };
  const apart = total
    ? cells.filter((cell) => isAt(cell, total) && (isNamedSum(cell, sheet) || !hasWordsAtLeft(cell, sheet)))
    : [];
  for (const cell of [...apart, ...sums]) yield* lastLine(rowOf(cell), sheet);
  if (share) yield* lastLine(rowOf(share), sheet).map((end) => ({ ...end, sum: undefined }));
}

/** What stands behind a sum's word on its row, up to other words: `Total: 120.00   10 % flat: 10.00`. */
function figuresOfSum(sum: Segment, { neighbours }: Sheet): FigureCell[] {
  const row = neighbours.row(sum);
  const behind = row.slice(row.indexOf(sum) + 1);
  const end = behind.findIndex(({ text }) => HAS_LABEL.test(text));
  return [sum, ...behind.slice(0, end < 0 ? behind.length : end)].flatMap(cellsOf);
}

/** The line that stands last above a sum that is set elsewhere, as in a box of its own; what is summed up or taken off stands between. */
function lastLine(sum: ColumnRow, sheet: Sheet): End[] {
  const between: ColumnRow[] = [];
  for (const segments of rowsAbove(sum.cell, sheet)) {
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

function isAt({ place }: FigureCell, { page, box }: Place): boolean {
  return place.page === page && place.box.x === box.x && place.box.y === box.y;
}

function endsSegment({ segment, money }: FigureCell): boolean {
  return segment.text.slice(money.end).trim() === '';
}

const HAS_WORD = /\p{L}{3}/u;

function hasWordsAtLeft({ segment, money, left }: FigureCell, sheet: Sheet): boolean {
  const before = sheet.neighbours.row(segment).filter((one) => one.right <= left + 1 || one === segment);
  return before.some((one) => HAS_WORD.test(one === segment ? one.text.slice(0, money.start) : one.text));
}

/** The last line of a running balance is the total as well: it is no sum of that column. */
function isNamedSum({ segment }: FigureCell, { neighbours, hits }: Sheet): boolean {
  const row = neighbours.row(segment);
  return (
    row.some(({ plain }) => isSum(plain)) ||
    hits.some((hit) => hit.leads && row.includes(hit.segment) && weightOf(hit, 'total_amount') > 0)
  );
}

/** In heights of a line: between two rows of a headed table there may be descriptions, between others a caption. */
const ROWS_APART = 8;
const PLAIN_ROWS_APART = 5;
const MOST_CAPTIONS = 3;

interface Column {
  readonly rows: readonly ColumnRow[];
  readonly head: Segment | undefined;
  /** Whether running text stands among the rows. */
  readonly prose: boolean;
}

/** The rows of the end's column, up to its head; undefined where a row may not have been read. */
function columnAbove(end: End, sheet: Sheet, known: KnownFigures): Column | undefined {
  const rows: ColumnRow[] = [];
  let head: Segment | undefined;
  let captions = 0;
  let prose = false;
  if (end.isLine) rows.push({ cell: end.cell, segments: sheet.neighbours.row(end.cell.segment) });
  for (const segments of rowsAbove(end.cell, sheet)) {
    // What was taken for running text may be a line.
    if (segments.some(({ lines, amounts }) => lines > 1 && amounts.length > 0)) {
      if (rows.length === 0) return undefined;
      prose = true;
    }
    const cell = cellIn(segments, end.cell);
    const below = rows[0]?.cell ?? end.cell;
    if (cell) {
      if ((rows.length > 0 && gap(cell, below) > ROWS_APART) || isField(cell, segments, sheet)) break;
      rows.unshift({ cell, segments });
      if (prose) return undefined;
      captions = 0;
      continue;
    }
    head = headIn(segments, below, sheet);
    captions += 1;
    if (head || (rows.length > 0 && captions > MOST_CAPTIONS)) break;
    if (segments.some((one) => LIKE_A_FIGURE.test(one.text) && isUnder(one, end.cell))) return undefined;
    if (segments.flatMap(cellsOf).some(({ money }) => money.certain && !known.figures.includes(Math.abs(money.cents))))
      return undefined;
  }
  if (!head) dropLoose(rows, end.isLine ? (end.between[0] ?? end.sum)?.cell : end.cell);
  return { rows: withFiguresThatMove(rows), head, prose };
}

function tableAbove(end: End, sheet: Sheet, known: KnownFigures): LineItem[] {
  const column = columnAbove(end, sheet, known);
  if (!column) return [];
  const { rows, head, prose } = column;
  const items = itemsOf(rows, sheet, [...known.parts, ...known.figures.filter((one) => one !== known.whole)]);
  const lines = rows.filter((_, index) => items[index]?.kind === 'line');
  const [first] = rows;
  const sum = end.sum?.cell;
  if (!first || lines.length === 0 || (head && prose)) return [];
  const top = head ?? first.cell.segment;
  if (!areWhollyRead(lines, sheet) || isElsewhere(lines, rows, top, sum, sheet, known)) return [];
  if (lines.every(({ cell }) => cell.money.cents === 0)) return [];
  if (end.isLine && (haveSeveralFigures(lines) || (!head && (lines.length < 2 || !sum)))) return [];
  if (mayBeMeantOtherwise({ lines, rows, isHeaded: head !== undefined }, sum?.money.cents ?? known.whole, sheet, known))
    return [];
  const between = end.between.map((row) => itemOf(row, isSum(wordsOf(row)?.plain ?? '') ? 'sum' : 'adjustment'));
  return [...items, ...between, ...(end.sum ? [itemOf(end.sum, 'sum')] : [])];
}

/** A figure that is no money for us, as of a currency that nobody listed. */
const LIKE_A_FIGURE = /\d[.,]\d{2}\D{0,4}$/;

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

/** `Member ID   33592484100`: a field of another kind, whose figure is none. */
function isField({ money }: FigureCell, segments: readonly Segment[], { hits }: Sheet): boolean {
  if (money.currency !== null || money.cents % 100 !== 0) return false;
  return hits.some(
    ({ segment, leads, whole, colon, meanings }) =>
      leads &&
      (whole || colon) &&
      segment === segments[0] &&
      meanings.every(({ concept }) => !/amount|coverage|pocket|percent|line_/.test(concept)),
  );
}

const headsOf = onceASheet(({ neighbours }) => new Set([...neighbours.headers].map(({ segment }) => segment)));

/** Words over the column's figures, in a row of heads, none of which is a figure. */
function headIn(segments: readonly Segment[], below: FigureCell, sheet: Sheet): Segment | undefined {
  const heads = headsOf(sheet);
  if (segments.length < 2 || heads.size === 0 || !segments.some((one) => heads.has(one))) return undefined;
  return segments.find((one) => isUnder(one, below));
}
