import type { Segment } from '../layout/layout.ts';
import type { LineItem, Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { type ColumnRow, type FigureCell, isUnder } from './figure-cells.ts';
import { itemOf } from './line-kinds.ts';
import type { KnownFigures } from './table-ends.ts';

const CENT = 1;
const LEAST_SECTIONS = 2;
/** Of more figures some two make up any difference. */
const MOST_FIGURES = 200;
/** What sums up a part, and behind it which: `Zwischensumme 08.05.2026`, `Sous-total optique`, `Jumlah dr. Gunadi`. */
const OF_SECTION = /^ *(zwischen ?summe|sub ?total|sous total|jumlah|sum|summe|suma|soma|somme) +(?:[a-z]{2}|\d)/;

/** Between the last section and the total: what is told once more. More may be lines of no section. */
const MOST_BETWEEN = 2;

/**
 * A bill's sections by their sums, and the total under them, where each is called alike and together they are not the total:
 * `Subtotal ward 190.00 · Subtotal theatre 880.00 · Total 1,140.00`. Empty where what is missing is printed, or lines may stand in no section.
 * @param sumsUpLines whether a sum is that of all lines above it: of the first section it is, where none stands outside.
 */
export function sectionsOtherwise(
  sheet: Sheet,
  { total, whole }: KnownFigures,
  rowsOfSums: readonly (readonly FigureCell[])[],
  sumsUpLines: (sum: FigureCell) => boolean,
): readonly LineItem[] {
  if (!total || whole === undefined) return [];
  // The total may be printed once more in a box of its own.
  const isWhole = ({ money }: FigureCell) => money.cents === whole;
  const last = [...rowsOfSums]
    .sort((one, other) => other.length - one.length)
    .flatMap((cells) => cells.filter(isWhole))[0];
  const rows = rowsOfSums.flatMap((cells): ColumnRow[] => {
    const cell = cells.length === 1 ? cells[0] : cells.find((one) => last && isUnder(one, last));
    return cell ? [{ cell, segments: sheet.neighbours.row(cell.segment) }] : [];
  });
  const sections = Map.groupBy(
    rows.filter(({ cell: { money } }) => money.cents < whole),
    ({ segments }) => segments.map(({ plain }) => OF_SECTION.exec(plain)?.[1]).find(Boolean) ?? '',
  );
  sections.delete('');
  const [alike = []] = [...sections.values()].sort((one, other) => other.length - one.length);
  const missing = whole - alike.reduce((sum, { cell }) => sum + cell.money.cents, 0);
  if (alike.length < LEAST_SECTIONS || Math.abs(missing) <= CENT || isPrinted(Math.abs(missing), sheet)) return [];
  const [first, end] = [alike[0]?.cell, alike.at(-1)?.cell.segment];
  if (!first || !end || !sumsUpLines(first) || between(end, total, sheet) > MOST_BETWEEN) return [];
  const items = alike.map((row) => itemOf(row, 'line'));
  return [...items, { kind: 'sum', description: '', amount: decimalOf(whole), place: total }];
}

/** How many rows with figures stand below a segment and above a place. */
function between(last: Segment, { page, box }: Place, { segments, neighbours }: Sheet): number {
  const isBelow = (one: Segment) => one.page > last.page || (one.page === last.page && one.top >= last.bottom);
  const isAbove = (one: Segment) => one.page < page || (one.page === page && one.bottom <= box.y * one.pageHeight);
  const figures = segments.filter((one) => one.amounts.length > 0 && isBelow(one) && isAbove(one));
  return new Set(figures.map((one) => neighbours.row(one)[0])).size;
}

/** As a figure, or as what two of them make or are apart. */
function isPrinted(missing: number, { segments }: Sheet): boolean {
  const printed = [...new Set(segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))))];
  if (printed.length > MOST_FIGURES) return true;
  const known = new Set(printed);
  return known.has(missing) || printed.some((one) => known.has(missing + one) || known.has(missing - one));
}
