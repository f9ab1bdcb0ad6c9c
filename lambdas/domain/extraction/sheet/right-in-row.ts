import type { Segment } from '../layout/layout.ts';
import { currencyOf } from '../text/currency.ts';

/** What stands right of a segment on its row; a currency in a cell of its own is its figure's: `JUMLAH TAGIHAN   Rp   11.547.000`. */
export function rightInRow(segment: Segment, row: readonly Segment[]): Segment | undefined {
  const at = row.indexOf(segment);
  const [next, after] = [row[at + 1], row[at + 2]];
  return next && after?.amounts.length && currencyOf(next.text) !== undefined ? after : next;
}
