import { isOnePlace, type Segment } from '../layout/layout.ts';
import type { LineItem, MisprintedFigure } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf, type Money } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { cellsOf, type FigureCell } from './figure-cells.ts';
import { itemOf } from './line-kinds.ts';
import { rowsAbove, rowsOfPage } from './page-rows.ts';

const QUANTITY = anyWordPattern(
  'qty|qnty|quantity|units?|sessions?|visits?|days|hours|menge|anzahl|anz|einheiten|tage|cant|cantidad|unidades|uds|sesiones|qtd|qtde|quant|quantidade|sessoes|qte|quantite|seances|jml|banyaknya|kuantitas',
);
const PRICE = anyWordPattern(
  'price|rate|unit (?:price|cost|fee|charge)|each|einzelpreis|einfachsatz|einfacher satz|preis|je|ansatz|tarif|precio|p ?unit|p u|valor unit\\w*|preco|vlr unit\\w*|prix|pu|harga|tarif|satuan|unitario|unitaire',
);
/** Beside these heads an amount is more than quantity times price, or less. */
const FURTHER = anyWordPattern(
  'disc\\w*|rebate|rabatt|nachlass|remise|desc|descuentos?|descontos?|dto|diskon|potongan|tax|vat|gst|iva|tva|mwst|ust|ppn|igv|factor|faktor|facteur|points|punkte|taxpunkt\\w*|cotation|coef\\w*',
);
/** What a German or French tariff multiplies by: `Einfachsatz · Faktor · Anz. · Betrag`. */
const FACTOR = anyWordPattern('factor|faktor|facteur|steigerung(?:ssatz|sfaktor)?');
const DECIMAL = /^(\d{1,2})[.,](\d{1,4})$/;
const NUMBER = /^(\d{1,3})(?:[.,]0{1,2})?$/;
/** `6 x 28,00`, right before the price. */
const TIMES = /(?<![\d.,])(\d{1,3}) ?(?:[x×*]|(?:\p{L}{3,20} )?(?:à|at|@|je)) ?$/iu;
/** Rows over the first line among which the table's head is. */
const HEAD_REACH = 3;
const CENT = 1;

/**
 * The billed line whose amount is not its quantity times its price: by the heads of the columns, where another line's is, or by its words
 * (`Physiotherapy, 6 x 28.00   186.00`).
 */
export function wronglyMultiplied(
  sheet: Sheet,
  lineItems: readonly LineItem[],
): Omit<MisprintedFigure, 'field'> | undefined {
  const lines = lineItems.flatMap((item) => {
    const segment = item.kind === 'line' ? segmentAt(item.place, sheet) : undefined;
    return segment ? [{ item, segment, row: sheet.neighbours.row(segment) }] : [];
  });
  const head = headOver(lines[0]?.segment, sheet);
  const read = lines.map((line) => ({
    ...line,
    product: saidProduct(line.row) ?? (head && !isPrice(line, head) ? productIn(line.row, head) : undefined),
  }));
  const isRight = ({ item, product }: (typeof read)[number]) =>
    product !== undefined && Math.abs(product.cents - centsOf(item.amount)) <= Math.max(CENT, product.count / 2);
  const wrong = read.find((line) => line.product !== undefined && !isRight(line));
  if (!wrong?.product?.cents || (saidProduct(wrong.row) === undefined && !read.some(isRight)))
    return inOtherTable(sheet);
  const { item, product } = wrong;
  return { expected: decimalOf(product.cents), value: item.amount, text: item.description, place: item.place };
}

/** `Befund · Anzahl · je · EUR` over `2.7 · Verblendzuschlag · 2 · 66,40 · 199,20`: the one wrong row of any table, in which others are right. */
function inOtherTable(sheet: Sheet): Omit<MisprintedFigure, 'field'> | undefined {
  for (const rows of rowsUnderHeads(sheet)) {
    const [wrong, second] = rows.filter((row) => !isProduct(row));
    if (!wrong || second || rows.length < 2 || wrong.product.count < 2) continue;
    const { amount, description, place } = itemOf(wrong, 'line');
    return { expected: decimalOf(wrong.product.cents), value: amount, text: description, place };
  }
  return undefined;
}

function rowsUnderHeads(sheet: Sheet): readonly (readonly MultipliedRow[])[] {
  const all = plainOfSheet(sheet);
  if (!hasWord(all, PRICE) || !hasWord(all, QUANTITY)) return [];
  const pages = [...new Set(sheet.segments.map(({ page }) => page))];
  const tables: { readonly head: Head; readonly rows: MultipliedRow[] }[] = [];
  for (const row of pages.flatMap((page) => rowsOfPage(page, sheet).toReversed())) {
    const head = headIn(row);
    const table = tables.at(-1);
    const read = table && multipliedRow(row, table.head);
    if (head) tables.push({ head, rows: [] });
    else if (read) table.rows.push(read);
  }
  return tables.map(({ rows }) => rows);
}

/** A row under heads of quantity and price, and the figure behind its price. */
interface MultipliedRow {
  readonly segments: readonly Segment[];
  readonly cell: FigureCell;
  readonly product: Product;
}

/** `Befund` may head both the code and its words: the columns of figures are the same, counted from the right. */
function multipliedRow(all: readonly Segment[], head: Head): MultipliedRow | undefined {
  // The amount is not what stands right behind the price there.
  if (head.factor !== undefined) return undefined;
  const segments = all.length === head.columns + 1 ? all.slice(1) : all;
  const [cell] = (segments[head.price + 1] ? cellsOf(segments[head.price + 1] as Segment) : []).filter(
    ({ money }) => money.certain,
  );
  const product = cell && productIn(segments, head);
  return product && { segments, cell, product };
}

function isProduct({ cell, product }: MultipliedRow): boolean {
  return Math.abs(product.cents - cell.money.cents) <= Math.max(CENT, product.count / 2);
}

/** A price, itself rounded to the cent, so many times. */
interface Product {
  readonly count: number;
  readonly cents: number;
}

interface Line {
  readonly item: LineItem;
  readonly row: readonly Segment[];
}

/** The columns, counted from the left, in which a table with so many of them has quantity and price. */
interface Head {
  readonly quantity: number;
  readonly price: number;
  readonly columns: number;
  readonly factor: number | undefined;
  /** Whether quantity, price and factor are all that makes the amount. */
  readonly isAll: boolean;
}

function headOver(first: Segment | undefined, sheet: Sheet): Head | undefined {
  const [cell] = first ? cellsOf(first) : [];
  const rows = cell ? rowsAbove(cell, sheet).slice(0, HEAD_REACH) : [];
  return rows.map(headIn).find((head) => head !== undefined);
}

function headIn(row: readonly Segment[]): Head | undefined {
  if (row.some(({ amounts }) => amounts.length > 0)) return undefined;
  const price = row.findIndex(({ plain }) => hasWord(plain, PRICE));
  const quantity = row.findIndex(({ plain }, at) => at !== price && hasWord(plain, QUANTITY));
  if (price < 0 || quantity < 0) return undefined;
  const factor = row.findIndex(({ plain }, at) => at !== price && at !== quantity && hasWord(plain, FACTOR));
  const isAll = !row.some(({ plain }, at) => at !== factor && hasWord(plain, FURTHER));
  return { quantity, price, factor: factor < 0 ? undefined : factor, columns: row.length, isAll };
}

/** `Qty   Price` alone: the price is the line's. */
function isPrice({ item, row }: Line, { price }: Head): boolean {
  const [cell] = row[price] ? cellsOf(row[price]) : [];
  return cell !== undefined && isOnePlace(cell.place, item.place);
}

/** Heads often stand to the left of their figures: a row with as many cells as there are heads has them in their order. */
function productIn(row: readonly Segment[], { quantity, price, factor, columns, isAll }: Head): Product | undefined {
  if (!isAll || row.length !== columns) return undefined;
  const [, count] = NUMBER.exec(row[quantity]?.text ?? '') ?? [];
  const [cell] = row[price] ? cellsOf(row[price]) : [];
  const times = factor === undefined ? 1 : decimalIn(row[factor]);
  return count === undefined || !cell || times === undefined
    ? undefined
    : productOf(count, Math.round(cell.money.cents * times));
}

function decimalIn(segment: Segment | undefined): number | undefined {
  const [, whole, part] = DECIMAL.exec(segment?.text ?? '') ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${part}`);
}

function saidProduct(row: readonly Segment[]): Product | undefined {
  const figures = row.flatMap((segment) => segment.amounts.map((money) => ({ segment, money })));
  const counted = figures.flatMap(({ segment, money }) => countedAt(segment, money));
  return figures.length === 2 ? counted[0] : undefined;
}

function countedAt({ text }: Segment, { start, cents }: Money): Product[] {
  const [, count] = TIMES.exec(text.slice(0, start)) ?? [];
  return count === undefined ? [] : [productOf(count, cents)];
}

function productOf(count: string, price: number): Product {
  return { count: Number(count), cents: Number(count) * price };
}
