import type { Concept } from '../labels/label-rule.ts';
import { whoseShare } from '../labels/whose-share.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { LineItem, Place } from '../reading.ts';
import { slotsOn } from '../sheet/on-segment.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { isBrought, isCarried } from '../words/carried-words.ts';
import { isRecognisedAmount } from '../words/recognised-amount.ts';
import { isAdjustment, isSum } from '../words/sum-words.ts';
import { type ColumnRow, cellsOf } from './figure-cells.ts';

/** A figure in cents that is read as something else than a line, as the shares and the limit are, and where it stands if it is printed. */
export interface OtherFigure {
  readonly figure: number;
  readonly place?: Place;
}

/** The rows of a column with what each of them is: a line, a sum of lines, or what is added to and taken off them. */
export function itemsOf(rows: readonly ColumnRow[], sheet: Sheet, others: readonly OtherFigure[]): LineItem[] {
  const [first] = rows;
  let billed = 0;
  return rows.map((row) => {
    const { cents } = row.cell.money;
    const kind = first ? kindOf(row, first, sheet, others) : 'line';
    if (kind !== 'line') return itemOf(row, kind);
    if (cents <= billed && isRecognisedAmount(wordsOf(row)?.plain ?? '')) return itemOf(row, 'adjustment');
    billed += cents;
    return itemOf(row, kind);
  });
}

function kindOf(row: ColumnRow, first: ColumnRow, sheet: Sheet, others: readonly OtherFigure[]): LineItem['kind'] {
  const words = wordsOf(row);
  if (words && isSum(words.plain) && !isService(row.segments)) {
    return isCarried(words.plain) || isBrought(words.plain) ? 'carried' : 'sum';
  }
  const taken = words !== undefined && (isAdjustment(words.plain) || OF_RATE.test(words.text)) && !isPriced(row);
  const isPart = isOther(row, sheet, others) || isShare(row, sheet);
  const isLabelled =
    words !== undefined &&
    LABELLED.test(words.text) &&
    !LABELLED.test(wordsOf(first)?.text ?? '') &&
    !isService(row.segments);
  return taken || isPart || isLabelled || !isSetLike(row, first) ? 'adjustment' : 'line';
}

/** `taux 80%   62,24` under `Glucophage   77,80`: what a rate makes of the line above it. */
const OF_RATE = /^(?:taux|rate|satz|tasa|taxa|persentase)(?: NR)?(?: ?\d{1,3}(?:[.,]\d{1,2})? ?%)?$/i;

/** A line may cost what a share is: what is printed elsewhere is printed here again only if the row's words, however weakly, say so. */
function isOther(row: ColumnRow, sheet: Sheet, others: readonly OtherFigure[]): boolean {
  const { money, place: here } = row.cell;
  const same = others.filter(({ figure }) => figure === Math.abs(money.cents));
  const places = same.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return same.length > 0;
  const namesParty = () => whoseShare(wordsOf(row)?.plain ?? '') !== undefined;
  return places.some((place) => isOnRow(place, here)) || isShare(row, sheet, WEAK) || namesParty();
}

/** `Reduction of scar tissue   1   97.80   97.80`: a quantity and a price that make the amount, as no discount and no payment has them. */
export function isPriced({ cell, segments }: ColumnRow): boolean {
  const { cents } = cell.money;
  const before = segments.flatMap(cellsOf).filter(({ money, left }) => money.certain && left < cell.left);
  const price = before.at(-1)?.money.cents ?? 0;
  if (cents <= 0 || price <= 0) return false;
  const quantities = segments.flatMap(({ text }) => (QUANTITY.test(text) ? Number(text.replace(',', '.')) : []));
  return quantities.some((quantity) => Math.abs(quantity * price - cents) <= 1);
}

/** Alone in its cell. */
const QUANTITY = /^\d{1,3}(?:[.,]\d{1,2})?$/;

function isOnRow(one: Place, { page, box }: Place): boolean {
  return one.page === page && Math.abs(one.box.y - box.y) < box.height / 2;
}

/** Whether a row sums up, adds or takes off, by its words. */
export function isSummary(row: ColumnRow, sheet: Sheet): boolean {
  const words = wordsOf(row);
  return (words !== undefined && (isSum(words.plain) || isAdjustment(words.plain))) || isShare(row, sheet);
}

const DAY =
  '(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}(?:\\. ?| de |[ /-])\\p{L}{3,10}\\.?(?: de |[ /-])(?:\\d{4}|\\d{2}))';
const [DATED, DAY_ALONE] = [new RegExp(`^${DAY}(?:\\s|$)`, 'u'), new RegExp(`^${DAY}$`, 'u')];

/** `14/05/2026   Total bilirubin   64.50`, `3573   Gesamteiweiß   2,01`: a row that begins with its day or code is a service's, whatever it is called. */
export function isService([first]: readonly Segment[]): boolean {
  return first !== undefined && (DATED.test(first.text) || CODE.test(first.text));
}

/** A day's or a service's, alone in its cell. */
const CODE = /^\p{Lu}{0,4}[ .-]?\d[\p{L}\d./-]{0,11}$/u;

/** `Allowed amount:`, `- Ingredient cost: 20.00`: what a colon parts from its figure is a field, but in a list whose first line has one, too. */
const LABELLED = /^(?:[-–•*▪■] ?)?\p{L}[^:]{2,40}:(?:\s|$)/u;

const NO_LINES: readonly Concept[] = ['insurance_amount', 'out_of_pocket', 'max_coverage'];

/** From above these weights on a label names a share; of a figure that is known for one, any does. */
const [CLEAR, WEAK] = [0.5, 0];

function isShare({ cell: { segment } }: ColumnRow, sheet: Sheet, weight = CLEAR): boolean {
  return slotsOn(segment, sheet).some(
    (slot) =>
      slot.hit.leads &&
      (slot.method === 'label-inside' || slot.method === 'label-right') &&
      NO_LINES.some((concept) => weightOf(slot.hit, concept) > weight),
  );
}

/**
 * Lines begin where the first one does, or behind its day, which is printed once for all of a day's; or they have as many cells. What is
 * summed up below them mostly does not.
 */
function isSetLike({ segments }: ColumnRow, first: ColumnRow): boolean {
  const height = first.cell.segment.bottom - first.cell.segment.top;
  const begin = Math.min(...segments.map(({ left }) => left));
  const [one = 0, second] = first.segments.map(({ left }) => left).sort((a, b) => a - b);
  const begins = isService(first.segments) && second !== undefined ? [one, second] : [one];
  const isOneOf = begins.some((left) => Math.abs(begin - left) < 1.5 * height);
  return isOneOf || segments.length >= first.segments.length;
}

/** A word, or the letters of several: `I.G.V. 18%`. */
const HAS_WORD = /\p{L}{3}|(?:\p{L}\.){2}/u;

/**
 * The words that a row begins with; where a text runs beside a list of sums, as a total in words does, those right before the figure,
 * if they sum up, add or take off.
 */
export function wordsOf({ cell, segments }: ColumnRow): Segment | undefined {
  const words = segments.filter((one) => {
    const text = one === cell.segment ? one.text.slice(0, cell.money.start) : one.text;
    return HAS_WORD.test(text) && !DAY_ALONE.test(text);
  });
  const nearest = words.findLast(({ left }) => left <= cell.left);
  const isOfSum = nearest && nearest !== cell.segment && (isSum(nearest.plain) || isAdjustment(nearest.plain));
  return isOfSum ? nearest : words[0];
}

/** A row as a line item of this kind. */
export function itemOf(row: ColumnRow, kind: LineItem['kind']): LineItem {
  const { money, segment } = row.cell;
  const words = wordsOf(row);
  const description = words === segment ? segment.text.slice(0, money.start).trim() : (words?.text ?? '');
  return { kind, description, amount: decimalOf(money.cents), place: placeOf(segment, money.start, money.end) };
}
