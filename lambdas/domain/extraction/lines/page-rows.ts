import type { Segment } from '../layout/layout.ts';
import { segmentsOn } from '../sheet/on-segment.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { FigureCell } from './figure-cells.ts';

/** Segments that stand beside each other; a block of running text alone. */
export type PageRow = readonly Segment[];

/** The rows of the page above a figure, the nearest first. */
export function rowsAbove({ segment: { page, top } }: FigureCell, sheet: Sheet): PageRow[] {
  return rowsOfPage(page, sheet, top);
}

/** The rows of a page above this height, the lowest first. */
export function rowsOfPage(page: number, sheet: Sheet, below = Number.POSITIVE_INFINITY): PageRow[] {
  const seen = new Set<Segment>();
  const rows: { readonly row: PageRow; readonly middle: number }[] = [];
  for (const segment of segmentsOn(page, sheet)) {
    if (seen.has(segment) || (segment.top + segment.bottom) / 2 >= below) continue;
    const row = segment.lines > 1 ? [segment] : sheet.neighbours.row(segment);
    for (const one of row) seen.add(one);
    rows.push({ row, middle: row.reduce((most, one) => Math.max(most, (one.top + one.bottom) / 2), 0) });
  }
  return rows.sort((a, b) => b.middle - a.middle).map(({ row }) => row);
}

/** The rows of a page without its foot, the lowest first. */
export function rowsWithoutFoot(page: number, sheet: Sheet): readonly PageRow[] {
  return withoutFeet(sheet).get(page) ?? [];
}

/**
 * A page's foot are its lowest rows that other pages have as well, but for their digits: a bank account, `Page 1 of 3`. What is
 * printed there may look like a line's figure. Where it is surely money it is a foot only if every page has it, for two pages may
 * end with one service.
 */
const withoutFeet = onceASheet((sheet): ReadonlyMap<number, readonly PageRow[]> => {
  const pages = [...new Set(sheet.segments.map(({ page }) => page))].map((page) => {
    const rows = rowsOfPage(page, sheet);
    return { page, rows, texts: rows.map(withoutDigits) };
  });
  return new Map(
    pages.map(({ page, rows, texts }) => {
      const others = pages.filter((other) => other.page !== page);
      const isBody = (row: PageRow, at: number) => {
        const isSame = (other: (typeof pages)[number]) => other.texts[at] === texts[at];
        return others.length === 0 || !(row.some(hasMoney) ? others.every(isSame) : others.some(isSame));
      };
      const end = rows.findIndex(isBody);
      return [page, end < 0 ? [] : rows.slice(end)];
    }),
  );
});

function hasMoney({ money }: Segment): boolean {
  return money.some(({ certain }) => certain);
}

function withoutDigits(row: PageRow): string {
  return row.map(({ text }) => text.replace(/\d+/g, '0')).join(' ');
}
