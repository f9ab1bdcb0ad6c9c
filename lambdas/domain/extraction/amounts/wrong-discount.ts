import type { MisprintedFigure } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { isSum } from '../words/sum-words.ts';
import { reckoningRows } from './reckoning-rows.ts';

const OF_SUM =
  /(?<![a-z])(?:sobre|on|of|off|auf|von|vom|sur|dari|atas|d[aeo]) (?:(?:the|o|a|el|la|le|l|der|die|das) )?(?:soma|suma|sum|subtotal|sub total|total|summe|zwischensumme|gesamtsumme|somme|jumlah)(?![a-z])/;
/** In hundredths: discounts are rounded to whole units at most. */
const UNIT = 100;

/**
 * A discount right under a sum that is not the rate of it which its words tell: `Soma 355,00 · Desconto rede 10 % sobre a soma -20,50`. Of what it is
 * the rate must be said, for it is often of some lines only.
 */
export function wrongDiscount(sheet: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  const rows = reckoningRows(sheet);
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    if (row.party !== 'off' || !above || !OF_SUM.test(row.caption) || !isSum(above.caption)) continue;
    const [rate, second] = findPercentages(row.caption);
    if (!rate || second || rate.hundredths === 0) continue;
    const expected = Math.round((above.figure * rate.hundredths) / HUNDRED_PERCENT);
    if (Math.abs(expected - row.figure) < UNIT) continue;
    const { printed, place } = row.candidate;
    return { expected: decimalOf(expected), value: decimalOf(row.figure), text: printed, place };
  }
  return undefined;
}
