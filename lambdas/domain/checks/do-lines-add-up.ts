import type { LineItem } from '../extraction/reading.ts';
import { distance, type Hundredths, parseHundredths, sumHundredths } from '../money/hundredths.ts';
import { type Meaning, meaningsOf } from './adjustment-meanings.ts';
import { withoutHeads, withoutHeadsOfAll, withoutRecapitulation, withoutRounded } from './repeated-sums.ts';
import { SUM_TOLERANCE } from './sum-tolerance.ts';

/** How the rows so far may be meant. */
interface Tally {
  /** What the sums above say. */
  readonly summed: Hundredths;
  /** The rows since the last sum, added up, and how many of them are not called sums. */
  readonly since: Hundredths;
  readonly rows: number;
  /** Whether a line stands below the last sum that agreed. */
  readonly open: boolean;
  /** Below a sum that agreed the lines since then, the last of them. */
  readonly below: readonly Hundredths[];
  /** Below a sum that is not that of the rows: what it has come to by what was added to it and taken off so far. */
  readonly net?: Hundredths;
}

const NOTHING: Tally = { summed: 0n, since: 0n, rows: 0, open: false, below: [] };

/** Of 1,328 bills none has adjustments in more than five wordings. With many some way to read them leads to any figure. */
const MOST_WORDINGS = 6;
/** A hundred on each page that is read; and how many may be read in all ways together. Tables made to exhaust a reader have more. */
const [MOST_ROWS, MOST_ROWS_READ] = [5_000, 100_000];
/** Of 1,746 papers none leaves more than 16 ways to mean its rows at once; alike lines and sums by the thousand leave all there are. */
const MOST_TALLIES = 200;
/** What is taken off below a sum stands close to the next. */
const MOST_BELOW = 100;

/**
 * Whether the rows of a table of lines add up: there is a way to read them in which every line is counted, each sum is what
 * stands above it (since the sum before, or since the top; one that is carried on: since the top), and what is left below the
 * last sum makes one of the figures.
 *
 * Taxes, discounts and payments between lines and sum may be added, taken off or only told, as far as their words allow it; programs print all three in
 * one column, but rows of one wording mean the same. A row that is exactly the sum of two or more figures above it may be a
 * subtotal whatever it is called; the second of two services at one price is none. Nor do two rows that are both called sums
 * prove each other. Rows may be after a tax or discount that is told below them: then the sums below lead, step by step, to
 * what the rows make.
 *
 * @param figures what lines below the last sum may add up to: the total, or the gross.
 */
export function doLinesAddUp(rows: readonly LineItem[], figures: readonly Hundredths[]): boolean {
  const items = rows.length > MOST_ROWS ? rows : withoutRounded(withoutRecapitulation(rows));
  const lines = items.filter(({ kind }) => kind === 'line').map(({ amount }) => parseHundredths(amount) ?? 0n);
  if (lines.length === 0) return true;
  // A column with rows of nothing is a share's or a tax's: what stands below its own sum is not of it.
  if (lines.includes(0n) && figures.some((figure) => equal(sumHundredths(lines), figure))) return true;
  const adjustments = items.filter(({ kind }) => kind === 'adjustment');
  const firstSum = items.findIndex(({ kind }) => kind === 'sum');
  const wordings = [...Map.groupBy(adjustments, wordingOf)].map(([wording, rows]) => {
    const printed = rows.map(({ amount }) => parseHundredths(amount) ?? 0n);
    const belowSum = firstSum >= 0 && rows.every((row) => items.indexOf(row) > firstSum);
    return { wording, meanings: meaningsOf(wording, printed, belowSum) };
  });
  const ways = wordings.reduce((product, { meanings }) => product * meanings.length, 1);
  if (wordings.length > MOST_WORDINGS || items.length > MOST_ROWS || ways * items.length > MOST_ROWS_READ) return false;
  const tables = [items, withoutHeads(items), withoutHeadsOfAll(items)].filter(
    (table, index) => index === 0 || table.length < items.length,
  );
  return tables.some((table) => allMeanings(wordings).some((meant) => addUp(table, figures, meant)));
}

/** Its words without figures and rates: `VAT 7 %` and `VAT 19 %` are of one. */
function wordingOf({ description }: LineItem): string {
  return description
    .toLowerCase()
    .replaceAll(/\P{L}+/gu, ' ')
    .trim();
}

interface Wording {
  readonly wording: string;
  readonly meanings: readonly Meaning[];
}

function allMeanings(wordings: readonly Wording[]): readonly ReadonlyMap<string, Meaning>[] {
  return wordings.reduce<readonly ReadonlyMap<string, Meaning>[]>(
    (all, { wording, meanings }) =>
      all.flatMap((meant) => meanings.map((meaning) => new Map([...meant, [wording, meaning]]))),
    [new Map()],
  );
}

function addUp(
  items: readonly LineItem[],
  figures: readonly Hundredths[],
  meant: ReadonlyMap<string, Meaning>,
): boolean {
  let tallies: readonly Tally[] = [NOTHING];
  for (const [index, item] of items.entries()) {
    const printed = parseHundredths(item.amount) ?? 0n;
    const isLast = index === items.length - 1;
    const change = printed * (meant.get(wordingOf(item)) ?? 0n);
    tallies = distinct(tallies.flatMap((tally) => continued(tally, { kind: item.kind, printed, change }, isLast)));
    if (tallies.length > MOST_TALLIES) return false;
  }
  return tallies
    .filter(({ net }) => net === undefined)
    .some((tally) => !tally.open || figures.some((figure) => makes(tally, whole(tally), figure)));
}

interface Row {
  readonly kind: LineItem['kind'];
  readonly printed: Hundredths;
  /** What an adjustment changes. */
  readonly change: Hundredths;
}

function continued(tally: Tally, row: Row, isLast: boolean): readonly Tally[] {
  const { kind, printed: figure, change } = row;
  if (tally.net !== undefined) return continuedBelow(tally, tally.net, row);
  const added = { ...tally, since: tally.since + figure, open: true };
  const sums = sumsAt(tally, figure);
  switch (kind) {
    case 'line': {
      const below = tally.summed === 0n ? [] : [...tally.below.slice(1 - MOST_BELOW), figure];
      return [{ ...added, rows: tally.rows + 1, below }, ...(isPlainlySum(tally, figure) ? sums : [])];
    }
    case 'adjustment':
      return [{ ...tally, since: tally.since + change }, ...sums];
    case 'carried':
      // The first row of a page stands for the lines before it, or for their sections' sums.
      if (tally === NOTHING) return [added, { ...NOTHING, summed: figure }];
      return [equal(whole(tally), figure) ? tally : added];
    case 'sum':
      // `Total hip replacement 9,000.00` is a line that only begins like a sum; the last row is no line.
      if (isLast && (tally.rows > 0 || tally.summed > 0n)) return sums;
      return [
        ...sums,
        added,
        ...(sums.length === 0 && (tally.rows > 0 || tally.summed > 0n) ? [{ ...tally, net: figure }] : []),
      ];
  }
}

/**
 * `Crown 1,180.00 · X-ray 145.00 · Net 1,152.17 · VAT 172.83 · Total 1,325.00`: the rows are after what leads from one sum to the
 * next below them, a tax that they include or a discount.
 */
function continuedBelow(tally: Tally, net: Hundredths, { kind, printed: figure, change }: Row): readonly Tally[] {
  switch (kind) {
    case 'line':
      return [];
    case 'adjustment':
      return [{ ...tally, net: net + change }];
    case 'carried':
      return equal(net, figure) ? [tally] : [];
    case 'sum': {
      // What another rate or none is taken of may be told elsewhere: `VAT 10 % of 155.00`, and 20.00 that is exempt.
      const closed = net <= figure && equal(whole(tally), figure) ? sumsAt(withoutNet(tally), figure) : [];
      return equal(net, figure) ? [...closed, { ...tally, net: figure }] : closed;
    }
  }
}

function withoutNet({ net: _, ...tally }: Tally): Tally {
  return tally;
}

/** A row of its own words is a sum only of two figures or more, a tax below a sum among them, and to the cent. */
function isPlainlySum(tally: Tally, figure: Hundredths): boolean {
  const { summed, since, rows } = tally;
  return (rows > 1 && since === figure) || ((rows > 0 || since !== 0n) && summed > 0n && whole(tally) === figure);
}

/** The tally after a row that sums up those since the last sum, or all. */
function sumsAt(tally: Tally, figure: Hundredths): readonly Tally[] {
  if (tally.rows === 0 && tally.summed === 0n) return [];
  const closed = { since: 0n, rows: 0, open: false, below: [] };
  const section = tally.rows > 0 && makes(tally, tally.since, figure) ? [{ ...closed, summed: whole(tally) }] : [];
  const all = { ...closed, summed: figure };
  if (equal(whole(tally), figure)) return [all];
  return makes(tally, whole(tally), figure) ? [all, ...section] : section;
}

/** Below a sum that agreed one line may lead to the next by being taken off, under words that nobody listed. */
function makes({ below }: Tally, sum: Hundredths, figure: Hundredths): boolean {
  return equal(sum, figure) || below.some((off) => equal(sum - 2n * off, figure));
}

function whole({ summed, since }: Tally): Hundredths {
  return summed + since;
}

function equal(one: Hundredths, other: Hundredths): boolean {
  return distance(one, other) <= SUM_TOLERANCE;
}

function distinct(tallies: readonly Tally[]): readonly Tally[] {
  return [
    ...new Map(tallies.map((one) => [`${one.summed} ${one.since} ${one.rows} ${one.open} ${one.net}`, one])).values(),
  ];
}
