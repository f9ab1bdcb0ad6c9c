import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { hasLostCents } from '../sheet/lost-cents.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { type ColumnRow, cellsOf, type FigureCell, isUnder } from './figure-cells.ts';
import { isPriced, isService } from './line-kinds.ts';
import type { KnownFigures } from './table-ends.ts';

const CENT = 1;

/**
 * Figures that stand in one column, of which at least one is surely money, or whose head asks for amounts, and none lost its
 * cents to a recogniser.
 */
export function areWhollyRead(
  lines: readonly ColumnRow[],
  head: Segment | undefined,
  sheet: Sheet,
  isList = false,
): boolean {
  const isWhole = ({ cell: { money, segment } }: ColumnRow) =>
    !hasLostCents(segment.text.slice(money.start, money.end), segment, sheet);
  return (
    (isList || areAligned(lines)) &&
    lines.every(isWhole) &&
    (lines.some(({ cell }) => cell.money.certain) || asksForAmounts(head, sheet))
  );
}

function asksForAmounts(head: Segment | undefined, sheet: Sheet): boolean {
  const asks = (hit: LabelHit) => weightOf(hit, 'line_amount') > 0 || weightOf(hit, 'total_amount') > 0;
  return head !== undefined && hitsOn(head, sheet).some(asks);
}

/** Lines end alike, begin alike or are centred alike, on each page. */
function areAligned(lines: readonly ColumnRow[]): boolean {
  const pages = [...Map.groupBy(lines, ({ cell }) => cell.segment.page).values()];
  const height = Math.max(...lines.map(({ cell: { segment } }) => segment.bottom - segment.top));
  const edges = [
    ({ cell }: ColumnRow) => cell.right,
    ({ cell }: ColumnRow) => cell.segment.right,
    ({ cell }: ColumnRow) => cell.left,
    ({ cell }: ColumnRow) => (cell.left + cell.right) / 2,
  ];
  const spread = (page: readonly ColumnRow[], edge: (line: ColumnRow) => number) =>
    Math.max(...page.map(edge)) - Math.min(...page.map(edge));
  return edges.some((edge) => pages.every((page) => spread(page, edge) < ALIGNED * height));
}

const ALIGNED = 1.2;

/**
 * Whether there may be more lines than these, or others: further figures stand in the column above its head or on pages
 * before; the column adds up to a share, or runs into a block beside the sums; or the sum under it is another column's, or
 * that of several together.
 */
export function isElsewhere(
  lines: readonly ColumnRow[],
  rows: readonly ColumnRow[],
  top: Segment,
  end: FigureCell | undefined,
  sheet: Sheet,
  { figures, parts, whole }: KnownFigures,
): boolean {
  const [first] = lines;
  if (!first) return true;
  const isBefore = ({ page, bottom }: Segment) => page < top.page || (page === top.page && bottom <= top.top);
  // Beside lines with their currency a strength of glasses, -1.75, is no amount.
  const isPlain = lines.some(({ cell }) => cell.money.currency === null);
  const isFurther = (cell: FigureCell) =>
    isBefore(cell.segment) &&
    (isPlain || cell.money.currency !== null) &&
    isUnder(cell, first.cell) &&
    !figures.includes(Math.abs(cell.money.cents)) &&
    !isAmongWords(cell);
  const further = certainFigures(sheet).filter(isFurther).at(-1);
  // A section below another one, which its own sum ends; what stands below a section's sum is that of several.
  const last = rows.at(-1)?.cell;
  const isSection =
    end !== undefined &&
    end.money.cents !== whole &&
    further !== undefined &&
    endsSection(further, sheet) &&
    !(last && endsSection(last, sheet));
  return (
    (further !== undefined && !isSection) ||
    rows.some(isOfAnotherBlock) ||
    [lines, rows].some((column) => parts.includes(sumOf(column.map(({ cell }) => cell)))) ||
    (end !== undefined && (addsUpBeside(lines, end) || addUpTogether(rows, end)))
  );
}

/** `Printed: 14/07/2026 13.40`, `Account no. 771.204`: what stands among words and figures is none of a column. */
function isAmongWords({ money, segment: { text } }: FigureCell): boolean {
  return AMONG.test(text.slice(0, money.start) + text.slice(money.end));
}

const AMONG = /\d|\p{L}{4}/u;

function endsSection({ segment }: FigureCell, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(segment);
  return row.some(({ plain }) => isSum(plain)) && !isService(row);
}

const certainFigures = onceASheet(({ segments }) => segments.flatMap(cellsOf).filter(({ money }) => money.certain));

/** `Gross total 520.00   Deposit 80.00`: a figure behind another has words of its own, so two blocks stand side by side. */
function isOfAnotherBlock({ cell, segments }: ColumnRow): boolean {
  // A day or a code that the row begins with may look like a figure: `02.11.`, `1371.00`.
  const before = segments.slice(isService(segments) ? 1 : 0, segments.indexOf(cell.segment));
  const figure = before.findIndex((segment) => cellsOf(segment).some(({ money }) => money.certain));
  return figure >= 0 && before.slice(figure + 1).some(({ text }) => HAS_LABEL.test(text));
}

/** Words that a figure behind them is called by; shorter ones are units and currencies. */
export const HAS_LABEL = /\p{L}{4}/u;

/** Whether a sum that stands elsewhere may mean any of several columns: more than a price and an amount, and a quantity that is printed like one, `1,00   35,00   35,00`. */
export function haveSeveralFigures(lines: readonly ColumnRow[]): boolean {
  return lines.some((line) => {
    const { length } = line.segments.flatMap(cellsOf).filter(({ money }) => money.certain);
    return length > PRICE_AND_AMOUNT + 1 || (length > PRICE_AND_AMOUNT && !isPriced(line));
  });
}

const PRICE_AND_AMOUNT = 2;

/** Another column of the same rows makes the sum. A unit price, which is the line's own amount where one unit is billed, does not count. */
function addsUpBeside(lines: readonly ColumnRow[], end: FigureCell): boolean {
  const others = lines.map(({ cell, segments }) =>
    segments.flatMap(cellsOf).filter((one) => one.left !== cell.left && one.money.certain),
  );
  const [first = []] = others;
  return first.some((one) => {
    const column = others.map((cells) => cells.find((cell) => isUnder(cell, one)));
    const alike = column.filter((cell, index) => cell?.money.cents === lines[index]?.cell.money.cents).length;
    const sum = sumOf(column.flatMap((cell) => cell ?? []));
    return Math.abs(sum - end.money.cents) <= CENT && alike * 2 < lines.length;
  });
}

/** `Subtotal 1,302.73 80.74 518.00` over `Total 1,901.47`: the column is one of several whose sums make the total. */
function addUpTogether(rows: readonly ColumnRow[], end: FigureCell): boolean {
  const row = rows.findLast(({ segments: [first] }) => isSum(first?.plain ?? ''));
  const sums = (row?.segments ?? []).flatMap(cellsOf).filter(({ money }) => money.certain);
  return sums.length > 1 && Math.abs(sumOf(sums) - end.money.cents) <= CENT;
}

function sumOf(cells: readonly FigureCell[]): number {
  return cells.reduce((sum, { money }) => sum + money.cents, 0);
}
