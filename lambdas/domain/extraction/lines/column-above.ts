import type { Segment } from '../layout/layout.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type ColumnRow, cellIn, cellsOf, type FigureCell, isUnder } from './figure-cells.ts';
import { type PageRow, rowsAbove, rowsOfPage, rowsWithoutFoot } from './page-rows.ts';
import { withFiguresThatMove } from './running-balance.ts';
import { type End, type KnownFigures, LIKE_A_FIGURE } from './table-ends.ts';

/** In heights of a line: between two rows of a headed table there may be descriptions, between others a caption. */
const ROWS_APART = 8;
export const PLAIN_ROWS_APART = 5;
const MOST_CAPTIONS = 3;

/** The rows of a column over pages, and what heads them. */
export interface Column {
  readonly rows: readonly ColumnRow[];
  readonly head: Segment | undefined;
  /** Whether running text stands among the rows. */
  readonly prose: boolean;
  /** Whether the figures stand behind their words, in no column. */
  readonly isList: boolean;
}

/** The rows of the end's column, up to its head; undefined where a row may not have been read. */
export function columnAbove(end: End, sheet: Sheet, known: KnownFigures): Column | undefined {
  const last = end.isLine ? [{ cell: end.cell, segments: sheet.neighbours.row(end.cell.segment) }] : [];
  const onPage = stretchIn(rowsAbove(end.cell, sheet), end.cell, last, sheet, known);
  if (!onPage) return undefined;
  const { head, prose } = onPage;
  const rows = [...onPage.rows];
  if (!head) dropLoose(rows, end.isLine ? (end.between[0] ?? end.sum)?.cell : end.cell);
  const before = prose ? undefined : stretchBefore({ rows, head, prose }, end.cell, sheet, known);
  const all = before ? [...before.rows, ...rows] : rows;
  return { rows: withFiguresThatMove(all.filter(isFirstOfCell)), head: before?.head ?? head, prose, isList: false };
}

/** A figure between two lines of its words stands on the row of either. */
function isFirstOfCell({ cell }: ColumnRow, at: number, rows: readonly ColumnRow[]): boolean {
  return rows[at - 1]?.cell.money !== cell.money;
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

/** How far a row's figure stands above that of the row below it, in heights of a line. */
export function gap(cell: FigureCell, below: FigureCell): number {
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
export function isField({ money, segment }: FigureCell, [first]: readonly Segment[], sheet: Sheet): boolean {
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
