import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages } from '../text/percentage.ts';
import { type ColumnRow, cellsOf } from './figure-cells.ts';
import type { KnownFigures } from './table-ends.ts';

const CENT = 1;

interface Table {
  /** Those of its rows that are billed lines. */
  readonly lines: readonly ColumnRow[];
  readonly rows: readonly ColumnRow[];
  readonly isHeaded: boolean;
}

/**
 * Whether lines that do not make their sum (in cents) may do so if they are meant otherwise: the document prints what parts
 * them from it, a figure, two figures or a percentage; they are prices of several units; or, in a list without a head, some
 * of them are taken off.
 */
export function mayBeMeantOtherwise(
  { lines, rows, isHeaded }: Table,
  sum: number | undefined,
  sheet: Sheet,
  { parts }: KnownFigures,
): boolean {
  if (sum === undefined) return true;
  const figures = lines.map(({ cell }) => cell.money.cents);
  const added = figures.reduce((one, other) => one + other, 0);
  const isSum = (cents: number) => Math.abs(cents - sum) <= CENT;
  if (isSum(added)) return false;
  // `Retail price 90.00 · Plan price 70.00 · Your copay 10.00`, and below `Total 70.00`: the sum itself, and a share of it.
  const holdsSum = figures.some(isSum) && figures.some((cents) => cents !== 0 && parts.includes(cents));
  if (areDetailsAndSummary(figures, isSum)) return true;
  const isVague =
    !isHeaded &&
    (holdsSum ||
      areOddWithoutCents(lines) ||
      lines.some(({ cell }) => !cell.money.certain) ||
      signedSums(figures).some(isSum));
  return (
    isVague ||
    printedBetween(rows, sheet, [sum, ...parts]).some((cents) => isSum(added + cents) || isSum(added - cents)) ||
    percentagesIn(sheet)
      .filter((one) => !parts.some((part) => Math.abs(portion(sum, one) - part) <= CENT))
      .some((one) => isSum(added + portion(added, one)) || isSum(added - portion(added, one))) ||
    sumsOfUnits(lines).some(isSum)
  );
}

/**
 * `Krone 186.42 · Abformung 61.92 · Befestigung 236.07`, then `Honorar BEMA 248.34 · Honorar GOZ 236.07 · Labor 341.87` and their sum: the
 * last lines make it, and what they begin with makes all that stands before them.
 */
function areDetailsAndSummary(figures: readonly number[], isSum: (cents: number) => boolean): boolean {
  if (figures.length > MOST_DETAILED) return false;
  const total = (part: readonly number[]) => part.reduce((one, other) => one + other, 0);
  return figures.some((_, at) => {
    const [details, summary] = [figures.slice(0, at), figures.slice(at)];
    if (at < LEAST_DETAILS || summary.length < LEAST_DETAILS || !isSum(total(summary))) return false;
    return summary.some((_one, end) => Math.abs(total(summary.slice(0, end + 1)) - total(details)) <= CENT);
  });
}

/** Bills that sum up their lines so have fewer; files made to exhaust a reader have more. */
const [LEAST_DETAILS, MOST_DETAILED] = [2, 100];

/** `RP DEL 30/09/25   MN 102.884` over figures with their cents: a number of something else. */
function areOddWithoutCents(lines: readonly ColumnRow[]): boolean {
  const without = lines.filter(
    ({ cell: { money, segment } }) => !CENTS.test(segment.text.slice(money.start, money.end)),
  );
  return without.length > 0 && without.length * MOSTLY <= lines.length;
}

const CENTS = /[.,]\d{2}(?!\d)/;
const MOSTLY = 4;

/** Of more figures some two make up any difference. */
const MOST_PAIRED = 12;

/** What is printed outside of the table, each figure and each two of them; not the sum, nor who bears how much of it. */
export function printedBetween(rows: readonly ColumnRow[], { segments }: Sheet, known: readonly number[]): number[] {
  const inside = new Set(rows.flatMap((row) => row.segments));
  const outside = segments
    .filter((segment) => !inside.has(segment))
    .flatMap(cellsOf)
    .map(({ money }) => (money.certain ? Math.abs(money.cents) : 0));
  const others = [...new Set(outside)].filter((cents) => cents > CENT && !known.includes(cents));
  if (others.length > MOST_PAIRED) return others;
  return [...others, ...others.flatMap((one, index) => others.slice(index).map((other) => one + other))];
}

/** A tax or discount of which only the rate is printed: what each rate on the paper is of an amount. */
export function portionsByRates(cents: number, sheet: Sheet): number[] {
  return percentagesIn(sheet).map((hundredths) => portion(cents, hundredths));
}

function percentagesIn({ segments }: Sheet): number[] {
  return segments.flatMap(({ text }) => findPercentages(text).map(({ hundredths }) => hundredths));
}

function portion(cents: number, hundredths: number): number {
  return Math.round((cents * hundredths) / 10_000);
}

const MOST_SIGNED = 8;

/** `Claimed 500.00, disallowed 180.00, payable 320.00`: a list of figures, of which some may be taken off. */
function signedSums([first = 0, ...rest]: readonly number[]): number[] {
  if (rest.length >= MOST_SIGNED) return [];
  return rest.reduce((sums, cents) => sums.flatMap((sum) => [sum + cents, sum - cents]), [first]);
}

const UNITS = /(?:^|[\sx×*(])(\d{1,3})(?=$|[\sx×*)])/g;
const MOST_SUMS = 500;

/** Prices of one unit, each taken as many times as a number of its row says, or once. */
export function sumsOfUnits(lines: readonly ColumnRow[]): number[] {
  let sums = [0];
  for (const { cell, segments } of lines) {
    const texts = segments.map((one) => (one === cell.segment ? one.text.slice(0, cell.money.start) : one.text));
    const units = texts.flatMap((text) => [...text.matchAll(UNITS)].map(([, digits]) => Number(digits)));
    sums = sums.flatMap((sum) => [...new Set([1, ...units])].map((times) => sum + times * cell.money.cents));
    if (sums.length > MOST_SUMS) return [];
  }
  return sums;
}
