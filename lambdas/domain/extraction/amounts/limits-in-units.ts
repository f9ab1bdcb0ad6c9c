import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';

/**
 * Chile's plans pay at most so many units of account: `tope 4,5 UF`, and on the paper what a
 * unit is worth: `Valor UF al 03-06-2025: $ 39.206,41`.
 */
const LIMIT = /(?<!\p{L})(?:topes?|m[áa]ximo|m[áa]x\.?|hasta)(?: de)? (\d{1,4}(?:,\d{1,4})?) ?U\.?F\.?(?!\p{L})/giu;
const WORTH =
  /(?<!\p{L})(?:valor(?: de la)? )?U\.?F\.?(?: al?| del?)?[^$\d]{0,12}(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})?[^$\d]{0,4}\$ ?(\d{2}\.\d{3}(?:,\d{1,2})?)(?!\d)/giu;
/** No paper says more of them; files made to exhaust a reader do. */
const MOST = 10;
const CENTS = 100;

/** In cents, what limits in units of account come to, in whole pesos, as printed units are worth. */
export const limitsInUnits = onceASheet(({ segments }: Sheet): readonly number[] => {
  const said = (wording: RegExp) =>
    segments.flatMap(({ text }) => everyMatch(text, wording).map(([, number = '']) => unitsOf(number))).slice(0, MOST);
  const worths = said(WORTH);
  if (worths.length === 0) return [];
  return said(LIMIT).flatMap((units) => worths.map((worth) => Math.round(units * worth) * CENTS));
});

function unitsOf(number: string): number {
  return Number(number.replaceAll('.', '').replace(',', '.'));
}
