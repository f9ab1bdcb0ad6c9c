import type { Sheet } from '../sheet/sheet.ts';
import { isPortion } from './is-portion.ts';

/** More sums beside one another are no bill's; files made to exhaust a reader have them. */
const MOST_BESIDE = 8;

/**
 * `Totals   Fee 457.50   Over tariff 52.50   Tariff 405.00   80 %  324.00`: whether, on a row with the whole, the rate is just the
 * insurer's share of another sum there, or of what one sum leaves of another (`75 % of the rest`). Of two payers either may pay by it.
 */
export function isRateOfSumBeside(rate: number, insurance: number, whole: number, sheet: Sheet): boolean {
  const totals = sheet.segments.filter(({ amounts }) => amounts.some(({ cents }) => cents === whole));
  return totals.some((total) => {
    const row = sheet.neighbours.row(total).flatMap(({ amounts }) => amounts.map(({ cents }) => cents));
    const sums = row.filter((sum) => sum > 0 && sum < whole);
    if (sums.length < 2 || sums.length > MOST_BESIDE) return false;
    const paid = sums.filter((sum) => sum === insurance || sums.includes(insurance - sum));
    const bases = [...sums, ...sums.flatMap((sum) => sums.map((taken) => sum - taken))];
    return paid.some((part) => bases.some((base) => base > part && isPortion(part, rate, base)));
  });
}
