import { isOnePlace } from '../layout/layout.ts';
import type { FigureCell } from '../lines/figure-cells.ts';
import { findRowsOfSums, isAt } from '../lines/table-ends.ts';
import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf } from '../text/money.ts';
import { isSum } from '../words/sum-words.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type ReckoningRow, reckoningRows, rowItem } from './reckoning-rows.ts';
import { isAligned } from './reckonings.ts';

const CENT = 1;
/** Of more figures some make up any difference, and of more adjustments. */
const [MOST_OTHERS, MOST_TAKEN] = [12, 6];

/**
 * What leads from the sum of the lines to another total, as lines that add up to it: `Total charges 600.00 · Less: plan discount
 * (60.00) · Amount allowed 540.00`. Empty where nothing says that one leads to the other, or where what parts them is printed.
 */
export function ledToTotal(sheet: Sheet, total: AmountCandidate, lineItems: readonly LineItem[]): readonly LineItem[] {
  const chain = chainAbove(sheet, total) ?? fromLines(sheet, total, lineItems);
  if (!chain || chain.taken.length > MOST_TAKEN || isExplained(chain, total.figure, sheet)) return [];
  const { sum, taken } = chain;
  const last = { kind: 'sum', description: '', amount: decimalOf(total.figure), place: total.place } as const;
  return [{ ...sum, kind: 'line' }, ...taken.map((row) => rowItem(row, 'adjustment')), last];
}

interface Chain {
  readonly sum: LineItem;
  readonly taken: readonly ReckoningRow[];
  /** The lines that the sum is known to be of; their figures explain nothing besides. */
  readonly lines: readonly LineItem[];
}

/** The rows above the total, up to the sum that they are taken off or added to. */
function chainAbove(sheet: Sheet, { place }: AmountCandidate): Chain | undefined {
  const rows = reckoningRows(sheet);
  const last = rows.find(({ candidate }) => isOnePlace(candidate.place, place));
  if (!last) return undefined;
  const above = rows.slice(0, rows.indexOf(last)).filter((row) => isAligned(row, last));
  const sums = findRowsOfSums(sheet).flat();
  const taken: ReckoningRow[] = [];
  for (const [index, row] of above.reverse().entries()) {
    const isOfAll = isOfSections(row, sums);
    if (!isTaken(row) || isOfAll) {
      // `Subtotal ward 190.00 · Subtotal theatre 880.00 · VAT 10.00 · Total 1,080.00`: a section's sum.
      const isSection = row.figure < last.figure && above.slice(index + 1).some(({ caption }) => isSum(caption));
      const isStart = taken.length > 0 && (isOfAll || (isSum(row.caption) && !isSection));
      return isStart ? { sum: rowItem(row, 'sum'), taken, lines: [] } : undefined;
    }
    taken.unshift(row);
  }
  return undefined;
}

/** `Value of all services 1,737,735.50`, whatever it is called, where the sections' sums before it make just that. */
function isOfSections({ figure, candidate: { place } }: ReckoningRow, sums: readonly FigureCell[]): boolean {
  const before = sums.filter(
    ({ place: { page, box } }) => page < place.page || (page === place.page && box.y < place.box.y),
  );
  return before.length >= LEAST_SECTIONS && before.reduce((rest, { money }) => rest - money.cents, figure) === 0;
}

const LEAST_SECTIONS = 2;

/** The sum that the lines make: more than that nobody owes without a tax or fee, and less only by what is taken off. */
function fromLines(sheet: Sheet, { figure, place }: AmountCandidate, items: readonly LineItem[]): Chain | undefined {
  const last = items.findLast(({ kind }) => kind === 'sum');
  const isOf = (cell: FigureCell) => isAt(cell, place) || items.some((item) => isAt(cell, item.place));
  // Which of several columns leads to the total nobody knows, nor what a sum is of that is none of the lines'.
  if (!last || !findRowsOfSums(sheet).every((cells) => cells.length < 2 && cells.every(isOf))) return undefined;
  const [lines, summed] = [sumOf(items, 'line'), sumOf(items, 'sum')];
  if (Math.abs(lines - summed) > CENT) return undefined;
  const taken = reckoningRows(sheet).filter(isTaken);
  const isOff = taken.some(({ party }) => party === 'off' || party === 'refused');
  return figure > lines || isOff ? { sum: { ...last, amount: decimalOf(lines) }, taken, lines: items } : undefined;
}

function sumOf(items: readonly LineItem[], kind: LineItem['kind']): number {
  return items.reduce((sum, item) => (item.kind === kind ? sum + centsOf(item.amount) : sum), 0);
}

function isTaken({ party }: ReckoningRow): boolean {
  return party === 'off' || party === 'refused' || party === 'tax';
}

/** Whether what is missing between the two, however the rows between are meant, may be printed: some of the figures that are not accounted for, together. */
function isExplained({ sum, taken, lines }: Chain, total: number, { segments }: Sheet): boolean {
  const start = centsOf(sum.amount);
  const known = new Set([start, total, ...lines.map(({ amount }) => Math.abs(centsOf(amount)))]);
  const printed = new Set(segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))));
  const others = [...printed].filter((cents) => cents > 0 && !known.has(cents));
  const isFew = others.length <= MOST_OTHERS;
  if (!isFew && lines.length > 0) return true;
  const explaining = isFew ? inAllWays([0], others, [0, 1]) : [0, ...others];
  const meant = inAllWays(
    [start],
    taken.map(({ figure }) => figure),
    [-1, 0, 1],
  );
  const isMade = (one: number, other: number) => Math.abs(Math.abs(total - one) - other) <= CENT;
  // More than the lines come to is owed by what the rows between add, or by what else is printed; by both some figures would make up anything.
  if (lines.length > 0 && total > start)
    return meant.some((one) => isMade(one, 0)) || explaining.some((other) => isMade(start, other));
  return meant.some((one) => explaining.some((other) => isMade(one, other)));
}

/** What sums come to when each figure is taken as many times as one of these says. */
function inAllWays(sums: readonly number[], figures: readonly number[], times: readonly number[]): readonly number[] {
  return figures.reduce((all, figure) => all.flatMap((sum) => times.map((one) => sum + one * figure)), sums);
}
