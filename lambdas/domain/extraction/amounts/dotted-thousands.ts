import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';

const BEHIND_POINT = /\d\.\d{2}(?!\d)/;
const BEHIND_COMMA = /\d,\d{2}(?!\d)/;
const THREE_BEHIND = /\d\.\d{3}(?!\d)/;
const DOTTED = /^\D*[1-9]\d{0,2}\.\d{3}(?!,)\D*$/;
const LEAST_FIGURES = 3;

/** Whether a sheet's figures have their decimals behind a point, all but one with three figures there. */
const isOneApart = onceASheet(({ segments }) => {
  const figures = segments.flatMap(({ text, amounts }) => amounts.map(({ start, end }) => text.slice(start, end)));
  const count = (pattern: RegExp) => figures.filter((figure) => pattern.test(figure)).length;
  return count(BEHIND_POINT) >= LEAST_FIGURES && count(BEHIND_COMMA) === 0 && count(THREE_BEHIND) === 1;
});

/** Whether a cell is `£500.000` beside figures such as `£1,000.00`: half a million, or five hundred with a figure too many; not rupiah, nor `5.000,--`. */
export function areDottedThousands(text: string, sheet: Sheet): boolean {
  if (!DOTTED.test(text)) return false;
  const [money] = findMoney(text);
  return money !== undefined && money.currency !== 'IDR' && money.cents % 100_000 === 0 && isOneApart(sheet);
}
