import type { Segment } from '../layout/layout.ts';
import { lineAbove } from '../sheet/line-above.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { columnsOf } from './column-sums.ts';
import { unsignedAmount } from './unsigned-amount.ts';

const SCORE = 0.9;
/** So many of the ways in which receipts say their sum leave no doubt. */
const ENOUGH = 2;
const MOST_TITLE_WORDS = 6;
const TITLE =
  /^ *(?:(?:official|cash|payment|original) )?(?:receipt|recibos?|recu|quittung|kuitansi|kwitansi)(?![a-z])/;
/** Before the sum: `recebi de … a importância de`, `uang sejumlah`. */
const SUM_OF =
  /(?:a importancia|a quantia|o valor|a soma|la cantidad|la suma|el importe|el monto|la somme|le montant|den betrag|die summe|einen betrag|uang sejumlah|sejumlah|the (?:sum|amount))(?: (?:total|liquid[oa]|bruto|de|von|uang|of|em|r))*[ :$]*$/;
/** Behind it: `(mil e duzentos reais)`. */
const IN_WORDS =
  /^\s*(?:[-–—,]\s*)?\(\s*(?:são |son )?[^()\d]{4,160}(?:reais|real|centavos?|euros?|pesos|d[oó]lares|dollars?|soles|quetzales|colones|francs?|franken|rupiah|rupees|pounds?|kwanzas?|metica(?:l|is))(?!\p{L})[^()\d]{0,60}\)/iu;

/**
 * The sum of a receipt: what it prints alone, in its title's row or in a box, what it says was received, in figures and in words, and
 * what its lines come to. Two of these are asked for, and no figure that is larger.
 */
export function receiptSums(sheet: Sheet): readonly AmountCandidate[] {
  const titles = sheet.segments.filter(isTitle);
  if (titles.length === 0) return [];
  const found = sheet.segments.flatMap((segment) =>
    segment.amounts
      .filter((money) => money.certain && isAmount(segment, money))
      .map((money) => ({ segment, money, cents: Math.abs(money.cents) })),
  );
  const largest = found.reduce((most, { cents }) => Math.max(most, cents), 0);
  const [first, ...others] = found.filter(({ cents }) => cents === largest);
  if (!first || largest === 0) return [];
  const same = [first, ...others];
  const said = same.find(({ segment, money }) => isSaid(segment, money, sheet));
  const alone = same.find(({ segment, money }) => standsAlone(segment, money, titles, sheet));
  const isSumOfLines = columnsOf(sheet).some((column) =>
    isSumOf(
      column.map(({ money }) => money.cents),
      largest,
    ),
  );
  if ([said, alone, isSumOfLines].filter(Boolean).length < ENOUGH) return [];
  const { segment, money } = alone ?? said ?? first;
  return [unsignedAmount(segment, money, SCORE, 'receipt')];
}

function isTitle({ plain, words }: Segment): boolean {
  return words.length <= MOST_TITLE_WORDS && TITLE.test(plain);
}

/** A register's number, `CRM 14.882`, is none. */
function isAmount({ text }: Segment, { currency, start, end }: Money): boolean {
  return currency !== null || /[.,]\d{2}$/.test(text.slice(start, end));
}

function isSaid(segment: Segment, { start, end }: Money, sheet: Sheet): boolean {
  if (IN_WORDS.test(segment.text.slice(end))) return true;
  const before = segment.plain.slice(0, start);
  const above = before.trim() === '' ? (lineAbove(segment, sheet)?.plain ?? '') : '';
  return SUM_OF.test(above.trim() || before.trim());
}

/** With no words beside it but the receipt's title, or whose letterhead it is: over the title stands nothing else that is billed. */
function standsAlone(
  segment: Segment,
  { start, end }: Money,
  titles: readonly Segment[],
  { neighbours }: Sheet,
): boolean {
  if (/[\p{L}\d]/u.test(segment.text.slice(0, start) + segment.text.slice(end))) return false;
  const row = neighbours.row(segment);
  const isOverTitle = titles.some((title) => title.page === segment.page && segment.bottom <= title.top);
  return isOverTitle || row.slice(0, row.indexOf(segment)).every((one) => titles.includes(one));
}

/** Of all lines, or of all but itself. */
function isSumOf(cents: readonly number[], sum: number): boolean {
  const lines = cents.filter((one) => one !== sum);
  return lines.length > 1 && lines.reduce((all, one) => all + one, 0) === sum;
}
