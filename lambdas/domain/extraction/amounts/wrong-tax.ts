import { placeOf, type Segment } from '../layout/layout.ts';
import type { MisprintedFigure } from '../reading.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';

const TAX = anyWordPattern(
  ...BOOKING_WORDS.tax,
  'cuotas?|steuer(?:betrag)?|(?:mwst|ust) ?betrag|(?:montant|total) tva|valor (?:do )?iva',
);
const BASE = anyWordPattern(
  'bases?|basis|netto|nettobetrag|net|neto|taxable|(?:montant|total|base) ht|valor tributavel|incidencia|dpp|bemessungsgrundlage',
);
/** No table of taxes has more rows, nor goes on farther, in heights of its head; files made to exhaust a reader have more heads. */
const [MOST_ROWS, REACH, MOST_HEADS] = [6, 12, 20];
/** In hundredths of a percent: no tax on care is higher; a discount or a share is. */
const HIGHEST = 3_000;
/** In hundredths: taxes of lines are rounded one by one. */
const ROUNDED = 5;
const ROUNDED_SHARE = 0.005;
const HAS_WORD = /\p{L}{3}/u;

/**
 * A tax that is not the rate of its base beside it, in the table that sums a bill's taxes up: `Base imponible 608,80 · Tipo 10 % · Cuota IVA 127,85`.
 * Its base may hold the tax already, what holds it may stand there in its stead, and it may be printed in halves.
 */
export function wrongTax(sheet: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  const bases = sheet.segments.filter(({ plain, amounts }) => amounts.length === 0 && hasWord(plain, BASE));
  for (const head of bases.slice(0, MOST_HEADS)) {
    const heads = sheet.neighbours.row(head).filter(({ amounts }) => amounts.length === 0);
    if (!heads.some((one) => one !== head && hasWord(one.plain, TAX) && !hasWord(one.plain, BASE))) continue;
    for (const row of rowsUnder(head, sheet)) {
      const wrong = wrongOf(row);
      if (wrong) return wrong;
    }
  }
  return undefined;
}

/** The rows of figures without other words right under a head. */
function rowsUnder(head: Segment, sheet: Sheet): readonly (readonly Segment[])[] {
  const height = head.bottom - head.top;
  const rows: (readonly Segment[])[] = [];
  const under = aroundOnSheet(sheet)(head.page, head.top + height / 2, head.bottom + REACH * height);
  for (const one of under) {
    if (rows.length >= MOST_ROWS) break;
    if (one.top < head.top + height / 2 || one.amounts.length !== 1 || rows.some((row) => row.includes(one))) continue;
    if (one.right < head.left - height || one.left > head.right + height) continue;
    rows.push(sheet.neighbours.row(one));
  }
  return rows;
}

function wrongOf(row: readonly Segment[]): Omit<MisprintedFigure, 'field'> | undefined {
  const ends = row.findIndex(({ text }) => HAS_WORD.test(text));
  const cells = ends < 0 ? row : row.slice(0, ends);
  const [rate, second] = cells.flatMap(({ text }) => findPercentages(text));
  if (!rate || second || rate.hundredths === 0 || rate.hundredths > HIGHEST) return undefined;
  const figures = cells.flatMap((cell) => cell.amounts.map((money) => ({ cell, money, cents: money.cents })));
  const [base, ...others] = figures;
  const tax = others[0];
  if (!base || !tax || figures.some(({ cents }) => cents <= 0)) return undefined;
  const expected = (base.cents * rate.hundredths) / HUNDRED_PERCENT;
  const isRight = (one: number, other: number) =>
    // `Netto 100,00 · 19 % · Brutto 119,00`, and India's `CGST` and `SGST`.
    [one, one - other, 2 * one].some((part) => isTaxOf(part, other, rate.hundredths));
  if (figures.some((one) => figures.some((other) => isRight(one.cents, other.cents)))) return undefined;
  const { cell, money, cents } = tax;
  return {
    expected: decimalOf(Math.round(expected)),
    value: decimalOf(cents),
    text: cell.text,
    place: placeOf(cell, money.start, money.end),
  };
}

function isTaxOf(tax: number, base: number, rate: number): boolean {
  const near = Math.max(ROUNDED, ROUNDED_SHARE * tax);
  return [HUNDRED_PERCENT, HUNDRED_PERCENT + rate].some((whole) => Math.abs((base * rate) / whole - tax) <= near);
}
