import { type ColumnRow, cellsOf, type FigureCell } from './figure-cells.ts';

/** Fewer rows may agree by accident. */
const LEAST_ROWS = 3;

/**
 * Rows whose figures run on as a balance (`318.00 318.00`, `58.00 376.00`, `20.00 356.00`) get the figures by which they move it,
 * charges and credits alike: those are booked, not what they have come to. What the balance begins with is no row of the
 * bill; what stands below it, as its sums, keeps its own.
 */
export function withFiguresThatMove(rows: readonly ColumnRow[]): readonly ColumnRow[] {
  const moving: ColumnRow[] = [];
  const opening = rows[0] && !figureBefore(rows[0], rows[0].cell.money.cents) ? rows[0] : undefined;
  const booked = opening ? rows.slice(1) : rows;
  let balance = opening?.cell.money.cents ?? 0;
  for (const row of booked) {
    const { cents } = row.cell.money;
    const cell = figureBefore(row, cents - balance);
    if (!cell) break;
    moving.push({ ...row, cell });
    balance = cents;
  }
  return moving.length < LEAST_ROWS ? rows : [...moving, ...booked.slice(moving.length)];
}

function figureBefore({ cell, segments }: ColumnRow, cents: number): FigureCell | undefined {
  const isMove = ({ right, money }: FigureCell) =>
    right < cell.left && money.certain && Math.abs(money.cents) === Math.abs(cents);
  return segments.flatMap(cellsOf).find(isMove);
}
