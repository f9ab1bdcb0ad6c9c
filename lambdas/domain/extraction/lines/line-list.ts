import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { certainLines } from './certain-lines.ts';
import { gap, isField, PLAIN_ROWS_APART } from './column-above.ts';
import { type ColumnRow, cellsOf, endsItsCell, type FigureCell } from './figure-cells.ts';
import { rowsAbove } from './page-rows.ts';
import { endsOf, type KnownFigures } from './table-ends.ts';

/** Lines whose figures stand in no column, each right behind its words, over a sum that is set like them. */
export function readLineList(
  sheet: Sheet,
  known: KnownFigures,
  rowsOfSums: readonly (readonly FigureCell[])[],
): readonly LineItem[] {
  for (const end of endsOf(sheet, known, rowsOfSums)) {
    const rows = end.isLine || !end.sum ? [] : listAbove(end.sum, sheet);
    const items = certainLines({ rows, head: undefined, prose: false, isList: true }, end, sheet, known);
    if (items.filter(({ kind }) => kind === 'line').length >= LEAST_OF_LIST) return items;
  }
  return [];
}

/** Fewer rows may be one line and what is added to it. */
export const LEAST_OF_LIST = 2;

function listAbove(sum: ColumnRow, sheet: Sheet): readonly ColumnRow[] {
  const rows: ColumnRow[] = [];
  if (!isListed(sum)) return rows;
  for (const segments of rowsAbove(sum.cell, sheet)) {
    const [cell, second] = segments.flatMap(cellsOf).filter(({ money }) => money.certain);
    if (!cell || second || gap(cell, rows[0]?.cell ?? sum.cell) > PLAIN_ROWS_APART) break;
    const row = { cell, segments };
    if (!isListed(row) || !beginAlike(row, sum) || isField(cell, segments, sheet)) break;
    rows.unshift(row);
  }
  return rows;
}

/** Words, and behind them a figure that ends the row; a row of several cells is a table's, as `Bupa   HP4288413   338-382131   £1,000.00`. */
function isListed({ cell, segments }: ColumnRow): boolean {
  if (segments.length > 2) return false;
  const [first = cell.segment] = segments;
  const words = first === cell.segment ? first.text.slice(0, cell.money.start) : first.text;
  return cell.segment === segments.at(-1) && endsItsCell(cell) && HAS_WORD.test(words);
}

const HAS_WORD = /\p{L}{3}/u;

function beginAlike({ segments: [first] }: ColumnRow, { segments: [other] }: ColumnRow): boolean {
  return !!first && !!other && Math.abs(first.left - other.left) < INDENTED * (first.bottom - first.top);
}

/** In heights of a line. */
const INDENTED = 0.5;
