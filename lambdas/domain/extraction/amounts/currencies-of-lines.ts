import { cellsOf, type FigureCell } from '../lines/figure-cells.ts';
import type { LineItem, Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { PrintedCurrency } from './differing-currencies.ts';

/**
 * The currencies that are printed at the billed lines. None where the lines are of a second column whose own sum stands beside the
 * total: `EUR 850.00 / USD 935.00` over `Total EUR 1,000.00 / USD 1,100.00`.
 */
export function currenciesOfLines(
  lineItems: readonly LineItem[],
  { segments }: Sheet,
  total: Place | undefined,
): readonly PrintedCurrency[] {
  const cells = segments.filter(({ amounts }) => amounts.some(({ currency }) => currency !== null)).flatMap(cellsOf);
  const printedAt = (kind: LineItem['kind']) => {
    const spots = new Set(lineItems.filter((item) => item.kind === kind).map(({ place }) => spot(place)));
    return cells.filter(({ place }) => spots.has(spot(place)));
  };
  const lines = printedAt('line').map(printedCurrency);
  const sums = total ? printedAt('sum').filter(({ place }) => isBeside(place, total)) : [];
  const isReference = sums.some(({ money }) => lines.every(({ currency }) => currency === money.currency));
  return isReference ? [] : lines;
}

/** The figures that are printed in a row with another, in a given currency. */
export function figuresBeside(beside: Place, currency: string, { segments }: Sheet): readonly FigureCell[] {
  return segments
    .filter(({ amounts }) => amounts.some((money) => money.currency === currency))
    .flatMap(cellsOf)
    .filter(({ money, place }) => money.currency === currency && isBeside(place, beside));
}

export function printedCurrency({ money, segment }: FigureCell): PrintedCurrency {
  return { currency: money.currency, printed: segment.text.slice(money.start, money.end) };
}

function isBeside(one: Place, other: Place): boolean {
  const [middle, { y, height }] = [one.box.y + one.box.height / 2, other.box];
  return one.page === other.page && one.box.x !== other.box.x && middle > y && middle < y + height;
}

function spot({ page, box }: Place): string {
  return `${page} ${box.x} ${box.y}`;
}
