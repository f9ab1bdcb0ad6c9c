import type { Concept } from '../labels/label-rule.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import { slotsOn } from '../sheet/on-segment.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { isAdjustment, isSum } from '../words/sum-words.ts';
import type { ColumnRow } from './figure-cells.ts';

/**
 * The rows of a column with what each of them is: a line, a sum of lines, or what is added to and taken off them.
 * @param others figures in cents that are read as something else than a line: the shares, the limit.
 */
export function itemsOf(rows: readonly ColumnRow[], sheet: Sheet, others: readonly number[]): LineItem[] {
  const [first] = rows;
  return rows.map((row) => itemOf(row, first ? kindOf(row, first, sheet, others) : 'line'));
}

function kindOf(row: ColumnRow, first: ColumnRow, sheet: Sheet, others: readonly number[]): LineItem['kind'] {
  const words = wordsOf(row);
  if (words && isSum(words.plain) && !isDated(row.segments)) return 'sum';
  const taken = words !== undefined && isAdjustment(words.plain);
  const isPart = others.includes(Math.abs(row.cell.money.cents)) || isShare(row, sheet);
  const isLabelled = words !== undefined && LABELLED.test(words.text);
  return taken || isPart || isLabelled || !isSetLike(row, first) ? 'adjustment' : 'line';
}

/** Whether a row sums up, adds or takes off, by its words. */
export function isSummary(row: ColumnRow, sheet: Sheet): boolean {
  const words = wordsOf(row);
  return (words !== undefined && (isSum(words.plain) || isAdjustment(words.plain))) || isShare(row, sheet);
}

const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\s|$)/;

/** `14/05/2026   Total bilirubin   64.50`: a row that begins with its day is a service's, whatever it is called. */
export function isDated([first]: readonly Segment[]): boolean {
  return first !== undefined && DATE.test(first.text);
}

/** `Allowed amount:`, `- Ingredient cost: 20.00`: what a colon parts from its figure is a field. */
const LABELLED = /^(?:[-–•*▪■] ?)?\p{L}[^:]{2,40}:(?:\s|$)/u;

const NO_LINES: readonly Concept[] = ['insurance_amount', 'out_of_pocket', 'max_coverage'];

function isShare({ cell: { segment } }: ColumnRow, sheet: Sheet): boolean {
  return slotsOn(segment, sheet).some(
    (slot) =>
      slot.hit.leads &&
      (slot.method === 'label-inside' || slot.method === 'label-right') &&
      NO_LINES.some((concept) => weightOf(slot.hit, concept) > 0.5),
  );
}

/** Lines begin where the first one does, or have as many cells; what is summed up below them mostly does not. */
function isSetLike({ segments }: ColumnRow, first: ColumnRow): boolean {
  const height = first.cell.segment.bottom - first.cell.segment.top;
  const [one = 0, other = 0] = [segments, first.segments].map((row) => Math.min(...row.map(({ left }) => left)));
  return Math.abs(one - other) < 1.5 * height || segments.length >= first.segments.length;
}

const HAS_WORD = /\p{L}{3}/u;

/** The words that a row begins with. */
export function wordsOf({ cell, segments }: ColumnRow): Segment | undefined {
  return segments.find((one) => HAS_WORD.test(one === cell.segment ? one.text.slice(0, cell.money.start) : one.text));
}

/** A row as a line item of this kind. */
export function itemOf(row: ColumnRow, kind: LineItem['kind']): LineItem {
  const { money, segment } = row.cell;
  const words = wordsOf(row);
  const description = words === segment ? segment.text.slice(0, money.start).trim() : (words?.text ?? '');
  return { kind, description, amount: decimalOf(money.cents), place: placeOf(segment, money.start, money.end) };
}
