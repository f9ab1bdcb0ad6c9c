import { placeOf, type Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import type { LineItem } from '../reading.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { decimalOf, findMoney, type Money } from '../text/money.ts';
import { isTotalRow, isTotalWord } from '../words/total-row.ts';

interface Row {
  readonly description: string;
  readonly amounts: readonly RowAmount[];
}

interface RowAmount {
  readonly money: Money;
  readonly segment: Segment;
}

interface Column {
  readonly left: number;
  readonly right: number;
  /** How surely its figures are what is billed in the end, after discounts. */
  readonly weight: number;
}

/**
 * What a document bills, roughly: rows that end in an amount, carry no label, and stand above the first total; of several
 * columns of amounts the one whose head says so, else the last. Enough to tell a bill from other documents, or to settle a
 * bill without a total; what the amount check may hold against a bill is read by `readLineTable`.
 * @param shares the insurer's and the patient's parts in cents: a column that adds up to one of them is not what is billed.
 */
export function readLineItems(sheet: Sheet, shares: readonly number[] = []): LineItem[] {
  const rows = billedRows(sheet);
  if (rows.length === 0) return [];
  const readings = [
    ...amountColumns(sheet).map((column) => ({
      weight: column.weight,
      items: rows.flatMap((row) => itemIn(row, columnCell(row, column))),
    })),
    // Without heads that say so: the last figure of each row, or one counted from its end.
    ...[0.5, 0, 0].map((weight, fromEnd) => ({
      weight,
      items: rows.flatMap((row) => itemIn(row, row.amounts.at(-1 - fromEnd))),
    })),
  ].filter(({ items }) => items.length > 0 && !shares.includes(sumOf(items)));
  const [preferred] = [...readings].sort((a, b) => b.items.length - a.items.length || b.weight - a.weight);
  // `Plan discount -20.00` alone bills nothing.
  const chosen = preferred?.items ?? [];
  return sumOf(chosen) > 0 ? chosen.map(({ item }) => item) : [];
}

function sumOf(items: readonly { readonly cents: number }[]): number {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}

function billedRows(sheet: Sheet): Row[] {
  const labelled = new Set(
    sheet.hits
      .filter((hit) => (hit.leads || weightOf(hit, 'max_coverage') > 0) && isFigure(hit.meanings))
      .map((hit) => hit.segment),
  );
  const claimed = new Set(
    sheet.slots.filter((slot) => slot.method !== 'sentence' && isFigure(slot.hit.meanings)).map((slot) => slot.segment),
  );
  const headers = new Set([...sheet.neighbours.headers].map((hit) => hit.segment));
  const summaryTop = new Map<number, number>();
  for (const segment of totalLines(sheet)) {
    if (headers.has(segment) || segment.lines > 1) continue;
    summaryTop.set(segment.page, Math.min(summaryTop.get(segment.page) ?? Number.POSITIVE_INFINITY, segment.top));
  }
  const headTop = headTops(sheet);
  const rows: Row[] = [];
  const seen = new Set<Segment>();
  let lastText: Segment | undefined;
  for (const segment of sheet.segments) {
    if (
      segment.lines > 1 ||
      seen.has(segment) ||
      segment.top > (summaryTop.get(segment.page) ?? Number.POSITIVE_INFINITY) ||
      segment.bottom < (headTop.get(segment.page) ?? 0)
    )
      continue;
    const row = sheet.neighbours.row(segment);
    for (const one of row) seen.add(one);
    const amounts = row.flatMap((one) => (labelled.has(one) || claimed.has(one) ? [] : lineAmount(one)));
    const texts = row.filter((one) => /\p{L}{2,}/u.test(one.text) && !headers.has(one));
    const described = texts.find((one) => /\p{L}{2,}.*\p{L}/u.test(one.text) && !labelled.has(one));
    if (
      amounts.length > 0 &&
      !isTotalRow(row[0]?.plain ?? '') &&
      !row.some(isNoBilledLine) &&
      !isNumberedField(row[0], amounts) &&
      !row.some((one) => labelled.has(one) || headers.has(one))
    ) {
      const above =
        lastText && segment.top - lastText.top < 1.6 * (segment.bottom - segment.top) ? lastText : undefined;
      const words = described ?? above;
      if (words) rows.push({ description: words.text, amounts });
    }
    lastText = described && amounts.length === 0 ? described : undefined;
  }
  return rows;
}

/** Where a page's billed lines have a head, nothing above it is one: a prescription's strengths, a statement's summary. */
function headTops({ neighbours: { headers } }: Sheet): ReadonlyMap<number, number> {
  const heads = [...headers].filter(({ meanings }) => meanings.some(({ concept }) => HEADS_LINES.has(concept)));
  const tops = new Map<number, number>();
  for (const { segment } of heads) {
    tops.set(segment.page, Math.min(tops.get(segment.page) ?? Number.POSITIVE_INFINITY, segment.top));
  }
  return tops;
}

const HEADS_LINES: ReadonlySet<string> = new Set(['line_description', 'line_amount']);

/** `Page 1 of 1 … TOTALS 520.00`, a company's capital in its letterhead, and `Member no.: 751 928`, whose figure is no amount. */
function isNoBilledLine({ plain, text }: Segment): boolean {
  return (
    isTotalWord(plain) ||
    /(?:^| )(?:stamm|grund)?(?:k|c)apital (?:social )?/.test(plain) ||
    /^(?:[-–•*▪■] ?)?\p{L}[^:]{2,40}:\s/u.test(text)
  );
}

/** `Identificación:   CC 2.651.950.057`: a number with separators beside a label's colon. */
function isNumberedField(first: Segment | undefined, amounts: readonly RowAmount[]): boolean {
  return (
    /:\s*$/.test(first?.text ?? '') && amounts.every(({ money }) => money.currency === null && money.cents % 100 === 0)
  );
}

function isFigure(meanings: readonly { readonly concept: string }[]): boolean {
  return meanings.some(({ concept }) => /amount|coverage|pocket|percent/.test(concept));
}

/** Lines that begin with a label of the totals and have their figure: the billed lines end above them. */
function totalLines(sheet: Sheet): Set<Segment> {
  const totals = sheet.slots.filter(
    ({ hit, segment, from, to }) =>
      hit.leads &&
      (weightOf(hit, 'total_amount') > 0.5 ||
        weightOf(hit, 'insurance_amount') > 0 ||
        weightOf(hit, 'out_of_pocket') > 0.5) &&
      findMoney(segment.text.slice(from, to), segment.thousandths).some(isFigureOfTotal),
  );
  return new Set(totals.map(({ hit }) => hit.segment));
}

/** `TPA Claim: 2672745309`: so many figures without a separator are a number's. */
function isFigureOfTotal({ certain, cents }: Money): boolean {
  return certain || cents < LONGEST_BARE;
}

const LONGEST_BARE = 10_000_000_000;

function lineAmount(segment: Segment): RowAmount[] {
  const money = segment.money.at(-1);
  if (!money?.certain || segment.text.slice(money.end).trim() !== '') return [];
  return [{ money, segment }];
}

function amountColumns(sheet: Sheet): Column[] {
  const columns: Column[] = [];
  for (const hit of sheet.neighbours.headers) {
    const weight = Math.max(
      0.9 * weightOf(hit, 'total_amount'),
      0.8 * weightOf(hit, 'line_amount'),
      0.3 * weightOf(hit, 'other_amount'),
    );
    if (weight > 0) columns.push({ left: hit.segment.left, right: hit.segment.right, weight });
  }
  return columns;
}

function columnCell(row: Row, column: Column): RowAmount | undefined {
  return row.amounts.find(({ segment }) => overlap(segment.left, segment.right, column.left, column.right) > 0.2);
}

function itemIn(row: Row, found: RowAmount | undefined): { cents: number; item: LineItem }[] {
  if (!found) return [];
  const { money, segment } = found;
  const place = placeOf(segment, money.start, money.end);
  return [
    { cents: money.cents, item: { kind: 'line', description: row.description, amount: decimalOf(money.cents), place } },
  ];
}
