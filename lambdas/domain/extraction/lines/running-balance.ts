import { type ColumnRow, cellsOf, type FigureCell } from './figure-cells.ts';

/** Fewer rows may agree by accident. */
const LEAST_ROWS = 3;

/**
 * Rows whose figures run on as a balance (`318.00 318.00`, `58.00 376.00`, `-20.00 356.00`) get the figures by which they move it:
 * those are billed, not what they have come to. What stands below the balance, as its sums, keeps its own.
 */
export function withFiguresThatMove(rows: readonly ColumnRow[]): readonly ColumnRow[] {
  const moving: ColumnRow[] = [];
  let balance = 0;
  for (const row of rows) {
    const { cents } = row.cell.money;
    const cell = figureBefore(row, cents - balance);
    if (!cell) break;
    moving.push({ ...row, cell });
    balance = cents;
  }
  return moving.length < LEAST_ROWS ? rows : [...moving, ...rows.slice(moving.length)];
}

function figureBefore({ cell, segments }: ColumnRow, cents: number): FigureCell | undefined {
  return segments
    .flatMap(cellsOf)
    .find((one) => one.right < cell.left && one.money.certain && one.money.cents === cents);
}
