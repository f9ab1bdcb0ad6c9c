import type { Segment } from '../layout/layout.ts';
import type { LineItem, MisprintedFigure } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { cellsOf } from './figure-cells.ts';
import { rowsAbove } from './page-rows.ts';

const VALUE = anyWordPattern(
  'taxpunktwert|taxpunktewert|punktwert|tpw|valeur du point|valeur de point|valore (?:del )?punto|point value|value per point',
);
const POINTS = anyWordPattern('taxpunkte|tp|punkte|points|points tarifaires|punti');
const QUANTITY = anyWordPattern('anzahl|anz|menge|qty|quantity|quantite|qte|nombre|nbre|quantita');
/** As tariffs print them: `CHF 1.05`, `0.89`. */
const WORTH = /(?<![\d.,])(\d{1,2}[.,]\d{1,4})(?![\d.,])/;
const DECIMAL = /^\d{1,5}(?:[.,]\d{1,3})?$/;
/** In hundredths: each of a line's units may be rounded. */
const ROUNDED = 2;
const LEAST_LINES = 2;

/**
 * The first billed line, where no line is its points times what the paper says that a point is worth: `Taxpunktwert CHF 1.05` over `Taxpunkte
 * 77.00   Betrag 93.94`. One that alone differs may be of another tariff.
 */
export function wrongByPoints(sheet: Sheet, items: readonly LineItem[]): Omit<MisprintedFigure, 'field'> | undefined {
  const worth = pointValue(sheet);
  if (worth === undefined) return undefined;
  const lines = items.filter(({ kind }) => kind === 'line');
  const head = headOver(lines[0], sheet);
  if (!head) return undefined;
  const products = lines.flatMap((item) => {
    const expected = productOf(item, worth, head, sheet);
    return expected === undefined ? [] : [{ item, expected }];
  });
  if (products.length < LEAST_LINES || products.length < lines.length) return undefined;
  const isRight = ({ item, expected }: (typeof products)[number]) =>
    Math.abs(expected - centsOf(item.amount)) <= ROUNDED;
  const [first] = products;
  if (!first || products.some(isRight)) return undefined;
  const { amount, description, place } = first.item;
  return { expected: decimalOf(Math.round(first.expected)), value: amount, text: description, place };
}

/** What a point is worth, if the paper says so once. */
function pointValue(sheet: Sheet): number | undefined {
  if (!hasWord(plainOfSheet(sheet), VALUE)) return undefined;
  const values = sheet.segments
    .filter(({ plain }) => hasWord(plain, VALUE))
    .flatMap((segment) => {
      const [, own] = WORTH.exec(segment.text) ?? WORTH.exec(sheet.neighbours.rightOf(segment)?.text ?? '') ?? [];
      return own === undefined ? [] : [numberOf(own)];
    });
  return new Set(values).size === 1 ? values[0] : undefined;
}

function headOver(first: LineItem | undefined, sheet: Sheet): readonly Segment[] | undefined {
  const segment = first && segmentAt(first.place, sheet);
  const [cell] = segment ? cellsOf(segment) : [];
  return cell && rowsAbove(cell, sheet).find((row) => row.some(({ plain }) => hasWord(plain, POINTS)));
}

/** In cents, points times their worth; undefined where the line has other columns than the head. */
function productOf({ place }: LineItem, worth: number, head: readonly Segment[], sheet: Sheet): number | undefined {
  const segment = segmentAt(place, sheet);
  const row = segment ? sheet.neighbours.row(segment) : [];
  if (head.length !== row.length) return undefined;
  const points = numberIn(row, head, POINTS);
  const quantity = head.some(({ plain }) => hasWord(plain, QUANTITY)) ? numberIn(row, head, QUANTITY) : 1;
  return points === undefined || quantity === undefined ? undefined : quantity * points * worth * 100;
}

function numberIn(row: readonly Segment[], head: readonly Segment[], words: RegExp): number | undefined {
  const text = row[head.findIndex(({ plain }) => hasWord(plain, words))]?.text ?? '';
  return DECIMAL.test(text) ? numberOf(text) : undefined;
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
