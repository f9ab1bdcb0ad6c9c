import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { itemOf } from './line-kinds.ts';
import type { KnownFigures } from './table-ends.ts';
import { type CentsColumn, columnsOf, isMadeOf, wideTables } from './wide-tables.ts';

/**
 * The lines of a table that says how each is divided, and the whole under them, where what one party bears is the sum of its column, and the lines are not
 * the whole: in every row of `Fee 160.00 · Insurer 104.00 · You 56.00` the fee is what both bear. Empty where no table is so
 * divided, or what is missing is printed.
 */
export function linesDividedOtherwise(
  sheet: Sheet,
  { whole, parts, total, shares }: KnownFigures,
): readonly LineItem[] {
  const place = total ?? shares[0];
  if (whole === undefined || !place) return [];
  const printed = new Set(sheet.segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))));
  for (const rows of wideTables(sheet)) {
    const columns = columnsOf(rows);
    const sums = columns.map(sumOf);
    const at = columns.findIndex((column) => isDivided(column, columns, parts));
    if (at < 0 || printed.has(Math.abs(whole - (sums[at] ?? 0)))) continue;
    const lines = rows.flatMap(({ cells, segments }) =>
      cells.slice(at, at + 1).map((cell) => itemOf({ cell, segments }, 'line')),
    );
    return [...lines, { kind: 'sum', description: '', amount: decimalOf(whole), place }];
  }
  return [];
}

/** Whether a column is what two others make row by row, one of which is in all what a party bears. */
function isDivided(whole: CentsColumn, columns: readonly CentsColumn[], parts: readonly number[]): boolean {
  const others = columns.filter((column) => column !== whole);
  const shares = others.filter((column) => parts.includes(sumOf(column)));
  return shares.some((share) => others.some((other) => other !== share && isMadeOf(whole, share, other)));
}

function sumOf(column: CentsColumn): number {
  return column.reduce((sum, cents) => sum + cents, 0);
}
