import { type CentsColumn, columnsOf, isMadeOf, wideTables } from '../lines/wide-tables.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isPortion } from './is-portion.ts';

const LEAST_COLUMNS = 3;

/**
 * Whether a table says how each line is divided, and no column of it is, line by line, that rate of another one: `The payer settles 85% of the
 * agreed rate`, and every line has `Agreed rate 5,200.00 · Payer 3,640.00 · Member 1,560.00`.
 */
export function isRateOfNoColumn(rate: number, sheet: Sheet): boolean {
  const tables = wideTables(sheet).map(columnsOf);
  const divided = tables.filter((columns) => columns.length >= LEAST_COLUMNS && isDivided(columns));
  const isRateOf = (part: CentsColumn, whole: CentsColumn) =>
    part.every((cents, at) => isPortion(cents, rate, whole[at] ?? 0));
  return (
    divided.length > 0 &&
    !tables.some((columns) => columns.some((part) => columns.some((whole) => part !== whole && isRateOf(part, whole))))
  );
}

/** Whether two of the columns, neither of them nothing in all lines, make a third. */
function isDivided(columns: readonly CentsColumn[]): boolean {
  const figured = columns.filter((column) => column.some((cents) => cents !== 0));
  return figured.some((one, at) =>
    figured
      .slice(at + 1)
      .some((other) => figured.some((whole) => whole !== one && whole !== other && isMadeOf(whole, one, other))),
  );
}
