import type { Party } from '../labels/whose-share.ts';
import type { Segment } from '../layout/layout.ts';
import { cellsOf, type FigureCell, isUnder } from '../lines/figure-cells.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isSum } from '../words/sum-words.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { mayBeSum } from './may-be-sum.ts';
import { isOfAllClaims } from './of-all-claims.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { together } from './together.ts';
import { unsignedAmount } from './unsigned-amount.ts';

const CENT = 1;
const LEAST_FIGURES = 3;
const LEAST_ROWS = 2;
/** Any four of them are tried; files made to exhaust a reader have hundreds. */
const MOST_COLUMNS = 10;
const CLEAR = 0.8;
/** Lines that agree column by column are believed this much before they are known to be all. */
const SCORE = 0.8;

/**
 * Statements that print each line's total and shares, and often no row that is called their sum: `Office visit 180.00 144.00 36.00 · X-ray 120.00 96.00
 * 24.00`. Where two of three columns make up the third in every line, and a head says whose one of the two is, the
 * columns' sums are the bill's.
 */
export function settleByColumns(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  // Both shares labelled as such are the bill's, whatever a table says of some of its lines.
  const isLabelled = [solved.insurance, solved.patient].every(
    (share) => share !== undefined && share.score >= CLEAR && share.method !== 'table-column',
  );
  if (isLabelled) return solved;
  const tables = tablesOf(sheet);
  const severalRows = tables.filter(({ lines, sums }) => lines.length + sums.length >= LEAST_ROWS);
  // A plan's limits, and what is left of them, have rows too, and no sums.
  const summedUp = severalRows.filter(({ sums }) => sums.length > 0);
  const [table, other] = summedUp.length === 1 ? summedUp : severalRows;
  // A row by itself may go on with a table; one that stands in other columns, as a debt's ages do, does not.
  const goesOn = tables.some((one) => one !== table && isLike(one.lines[0] ?? [], table?.lines[0] ?? []));
  if (!table || other || goesOn || endsInSum(table, sheet)) return solved;
  if (table.sums.flat().some(({ segment }) => isOfAllClaims(segment, sheet))) return solved;
  const single = columnsOf(table, sheet).map((column) => labelledAs(column, solved));
  const columns = [...single, ...bothPayers(single)];
  const triplesLess = (taken: Column | undefined) =>
    columns.flatMap((total) =>
      columns.flatMap((insurance) => columns.flatMap((patient) => tripleOf(total, insurance, patient, taken))),
    );
  const exact = triplesLess(undefined);
  const triples = exact.length > 0 ? exact : withOneOff(columns, triplesLess, solved);
  const [best, ...others] = triples.sort((a, b) => b.named - a.named);
  // `Billed · Eligible · Plan · Client`: two columns may say the same.
  const isRivalled = others.some(({ named, settled }) => named === best?.named && !isSame(settled, best.settled));
  return best && !isRivalled ? best.settled : solved;
}

type Triple = ReturnType<typeof tripleOf>[number];

/** Less what neither bears, by its head; or where a share is labelled elsewhere too, one that is headed as nobody's. */
function withOneOff(
  columns: readonly Column[],
  triplesLess: (off: Column) => readonly Triple[],
  solved: SolvedAmounts,
): Triple[] {
  const off = columns.find((column) => column.off);
  if (off) return [...triplesLess(off)];
  if (columns.length > MOST_COLUMNS) return [];
  const isElsewhere = ({ settled }: Triple) =>
    (['insurance', 'patient'] as const).some((part) => {
      const labelled = solved[part];
      return labelled && labelled.method !== 'table-column' && labelled.figure === settled[part]?.figure;
    });
  return columns
    .filter(({ whose, paid }) => !whose && !paid)
    .flatMap(triplesLess)
    .filter(isElsewhere);
}

/** Nothing is known of the sum of lines of which the last may be it. */
function endsInSum({ lines, sums }: Table, { neighbours }: Sheet): boolean {
  const last = lines.at(-1);
  const [first] = last ?? [];
  if (!last || !first || sums.length > 0 || lines.length < LEAST_ROWS) return false;
  const caption = neighbours.row(first.segment)[0]?.plain ?? '';
  const above = (at: number) => lines.slice(0, -1).reduce((sum, row) => sum + (row[at]?.money.cents ?? 0), 0);
  return mayBeSum(
    caption,
    last.map(({ money }, at) => ({ figure: money.cents, above: above(at) })),
  );
}

function isSame(one: SolvedAmounts, other: SolvedAmounts): boolean {
  return (['total', 'insurance', 'patient'] as const).every((part) => one[part]?.figure === other[part]?.figure);
}

type Row = readonly FigureCell[];

/** Rows of figures that follow each other, and those under them that sum them up. */
interface Table {
  readonly lines: Row[];
  readonly sums: Row[];
}

interface Column {
  readonly cells: readonly AmountCandidate[];
  /** As it is printed, or else added up. */
  readonly sum: AmountCandidate | undefined;
  readonly whose: Party | undefined;
  /** Headed as a sum or price: `Plan allowance` is the whole. */
  readonly whole: boolean;
  readonly paid: boolean;
  /** Headed as taken off. */
  readonly off: boolean;
}

function tablesOf({ segments, neighbours }: Sheet): Table[] {
  const heads = new Set(segments.filter(({ lines }) => lines === 1).map((segment) => neighbours.row(segment)[0]));
  const tables: Table[] = [];
  let open: Table | undefined;
  for (const head of segments.filter((one) => heads.has(one))) {
    const cells = figuresOf(neighbours.row(head));
    if (cells.length === 0) continue;
    // Two lines alike are no line and its sum, unless that is what the second is called.
    const isEnd = open && (isSum(head.plain) || open.lines.length >= LEAST_ROWS) && sumsUp(cells, open.lines);
    if (open && !isEnd && isSum(head.plain)) return [];
    if (open && isEnd) open.sums.push(cells);
    else if (open && open.sums.length === 0 && isLike(cells, open.lines.at(-1) ?? [])) open.lines.push(cells);
    else open = cells.length >= LEAST_FIGURES ? { lines: [cells], sums: [] } : undefined;
    if (open && !tables.includes(open)) tables.push(open);
  }
  return tables;
}

/** `Scaling, 2 units @ 71.50   143.00   114.40   28.60`: a price in a service's words stands in no column, nor does a code before them, `50.01`. */
function figuresOf(row: readonly Segment[]): Row {
  const certain = row.flatMap(cellsOf).filter((cell) => cell.money.certain || isNothing(cell));
  const words = row.find(({ text }) => HAS_WORD.test(text));
  const behind = certain.filter(({ left }) => words === undefined || left >= words.left);
  const cells = behind.length >= LEAST_FIGURES ? behind : certain;
  const alone = cells.filter(({ segment, money }) => !HAS_WORD.test(segment.text.slice(0, money.start)));
  return alone.length >= LEAST_FIGURES ? alone : cells;
}

/** `0` beside `14.990`, where no cents are printed. */
function isNothing({ segment: { text } }: FigureCell): boolean {
  return text.trim() === '0';
}

const HAS_WORD = /\p{L}{3}/u;

/** Every figure of the row is the sum of a column; `Rounding 0.00` sums up nothing. */
function sumsUp(row: Row, lines: readonly Row[]): boolean {
  const sums = new Set(lines[0]?.map((_, at) => lines.reduce((sum, cells) => sum + (cells[at]?.money.cents ?? 0), 0)));
  return (
    row.some(({ money }) => money.cents !== 0) && row.every(({ money }) => sums.has(money.cents) || money.cents === 0)
  );
}

function isLike(cells: Row, others: Row): boolean {
  return (
    cells.length === others.length &&
    cells.every((cell, at) => {
      const other = others[at];
      return other !== undefined && other.segment.page === cell.segment.page && isUnder(cell, other);
    })
  );
}

function columnsOf({ lines, sums }: Table, sheet: Sheet): Column[] {
  const said = new Map(captionedFigures(sheet).map((one) => [one.segment, one]));
  const candidate = ({ segment, money }: FigureCell) => unsignedAmount(segment, money, SCORE, 'sum');
  const signed = (cell: FigureCell, row: Row) => {
    const amount = candidate(cell);
    return isReversal(row) ? { ...amount, figure: -amount.figure } : amount;
  };
  return (lines[0] ?? []).map((first, at) => {
    const cells = lines.flatMap((row) => row[at] ?? []);
    const figures = lines.flatMap((row) => (row[at] ? [signed(row[at], row)] : []));
    const added = together(figures);
    const printed = sums
      .flat()
      .filter((cell) => isUnder(cell, first))
      .map(candidate);
    return {
      cells: figures,
      sum: printed.find(({ figure }) => figure === added?.figure) ?? added,
      whose: sharedBy(cells.map(({ segment }) => said.get(segment)?.whose)),
      whole: cells.some(({ segment }) => said.get(segment)?.whole),
      paid: cells.some(({ segment }) => said.get(segment)?.paid),
      off: cells.some(({ segment }) => said.get(segment)?.off),
    };
  });
}

/** `Value · Isapre · Complementary insurance · Co-payment`: what two payers bear together, line by line. */
function bothPayers(columns: readonly Column[]): Column[] {
  const [first, second, third] = columns.filter(({ whose, whole }) => whose === 'insurer' && !whole);
  if (!first || !second || third || first.cells.length !== second.cells.length) return [];
  const sum = together([first.sum, second.sum].flatMap((one) => one ?? []));
  const cells = first.cells.flatMap((cell, at) => together([cell, second.cells[at]].flatMap((one) => one ?? [])) ?? []);
  return [{ ...first, cells, sum }];
}

/** `Charge reversed -25.00 -20.00 -5.00`: below zero as a whole; what a payment is of is not. */
function isReversal(row: Row): boolean {
  return row.every(({ money }) => money.cents <= 0) && row.some(({ money }) => money.cents < 0);
}

/** A column whose sum is a share that is labelled somewhere else is that share's, where its head leaves it open. */
function labelledAs(column: Column, { insurance, patient }: SolvedAmounts): Column {
  const isElsewhere = ({ figure, score, place: { page, box } }: AmountCandidate) =>
    figure > 0 &&
    score >= CLEAR &&
    figure === column.sum?.figure &&
    [...column.cells, column.sum].every(({ place }) => place.page !== page || place.box.y !== box.y);
  if (column.whose || column.whole || insurance?.figure === patient?.figure) return column;
  if (insurance && isElsewhere(insurance)) return { ...column, whose: 'insurer' };
  return patient && isElsewhere(patient) ? { ...column, whose: 'patient' } : column;
}

/** A head speaks for all of its column; `Office visit, established patient` speaks of its line's service only. */
function sharedBy(parties: readonly (Party | undefined)[]): Party | undefined {
  return parties.find((party) => party && parties.filter((one) => one === party).length * 2 > parties.length);
}

/** @param off what a discount takes off the first column, whose rest no column holds: `Gross · Discount · Patient share · Net claimed`. */
function tripleOf(total: Column, insurance: Column, patient: Column, off: Column | undefined) {
  const isPart = total.whose === 'patient' || (total.whose === 'insurer' && !total.whole);
  if (insurance.whose === 'patient' || patient.whose === 'insurer' || isPart) return [];
  // Who made a column's payments is not known.
  if (insurance.whose === undefined && insurance.paid) return [];
  const named = [insurance, patient].filter(({ whose }) => whose !== undefined).length;
  if (named === 0) return [];
  const all = [total, insurance, patient, ...(off ? [off] : [])];
  if (new Set(all).size < all.length) return [];
  if ([total, insurance, patient].some((column) => column.off)) return [];
  const parts = [insurance, patient, ...(off ? [off] : [])];
  const agrees = total.cells.every(
    ({ figure }, at) => Math.abs(parts.reduce((rest, { cells }) => rest - (cells[at]?.figure ?? 0), figure)) <= CENT,
  );
  if (!agrees || [insurance, patient].some(({ cells }) => cells.every(({ figure }) => figure === 0))) return [];
  return [
    {
      named,
      settled: { total: off ? undefined : total.sum, insurance: insurance.sum, patient: patient.sum, agree: true },
    },
  ];
}
