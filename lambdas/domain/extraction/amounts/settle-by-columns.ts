import { cellsOf, type FigureCell, isUnder } from '../lines/figure-cells.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captions.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { isSum } from './sum-words.ts';
import { together } from './together.ts';
import { unsignedAmount } from './unsigned-amount.ts';
import type { Party } from './whose-share.ts';

const CENT = 1;
const LEAST_FIGURES = 3;
const LEAST_ROWS = 2;
const CLEAR = 0.8;
/** Lines that agree column by column are believed this much before they are known to be all. */
const SCORE = 0.8;

/**
 * Statements that print each line's total and shares, and no row that is called their sum: `Office visit 180.00 144.00 36.00 · X-ray 120.00 96.00
 * 24.00`. Where two of three columns make up the third in every line, and a head says whose one of the two is, the
 * columns' sums are the bill's.
 */
export function settleByColumns(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  // Both shares labelled as such are the bill's, whatever a table says of some of its lines.
  const isLabelled = [solved.insurance, solved.patient].every((share) => share !== undefined && share.score >= CLEAR);
  if (solved.agree || isLabelled) return solved;
  const [table, next, third] = tablesOf(sheet);
  const [head = [], end = []] = [table?.slice(0, -1), table?.slice(-1)];
  const rows = head.length >= LEAST_ROWS && sumsUp(end, head) ? head : table;
  if (!rows || rows.length < LEAST_ROWS || third || (next && !sumsUp(next, rows))) return solved;
  const columns = columnsOf(rows, sheet);
  const triples = columns.flatMap((total) =>
    columns.flatMap((insurance) => columns.flatMap((patient) => tripleOf(total, insurance, patient))),
  );
  const [best, second] = triples.sort((a, b) => b.named - a.named);
  return best && best.named > (second?.named ?? 0) ? best.settled : solved;
}

interface Column {
  readonly cells: readonly AmountCandidate[];
  readonly whose: Party | undefined;
  /** Headed as a sum or price: `Plan allowance` is the whole. */
  readonly whole: boolean;
  readonly paid: boolean;
}

/** Rows of figures that follow each other, each with as many; but none that a row of sums follows, which is read elsewhere. */
function tablesOf({ segments, neighbours }: Sheet): (readonly FigureCell[])[][] {
  const heads = new Set(segments.filter(({ lines }) => lines === 1).map((segment) => neighbours.row(segment)[0]));
  const tables: (readonly FigureCell[])[][] = [];
  let last: readonly FigureCell[] = [];
  for (const head of segments.filter((one) => heads.has(one))) {
    const row = neighbours.row(head);
    const cells = row.flatMap(cellsOf).filter(({ money }) => money.certain);
    if (cells.length === 0) continue;
    const isSummed = isSum(row[0]?.plain ?? '') && cells.length > 1;
    if (isSummed && last.length > 0) tables.pop();
    const goesOn = !isSummed && isLike(cells, last);
    if (goesOn) tables.at(-1)?.push(cells);
    else if (!isSummed && cells.length >= LEAST_FIGURES) tables.push([cells]);
    last = goesOn || (!isSummed && cells.length >= LEAST_FIGURES) ? cells : [];
  }
  return tables;
}

/** A row without a word for it may sum the others up. */
function sumsUp(row: readonly (readonly FigureCell[])[], rows: readonly (readonly FigureCell[])[]): boolean {
  const sums = new Set(rows[0]?.map((_, at) => rows.reduce((sum, cells) => sum + (cells[at]?.money.cents ?? 0), 0)));
  return row.length === 1 && row[0]?.every(({ money }) => sums.has(money.cents) || money.cents === 0) === true;
}

function isLike(cells: readonly FigureCell[], others: readonly FigureCell[]): boolean {
  return (
    cells.length === others.length &&
    cells.every((cell, at) => {
      const other = others[at];
      return other !== undefined && other.segment.page === cell.segment.page && isUnder(cell, other);
    })
  );
}

function columnsOf(rows: readonly (readonly FigureCell[])[], sheet: Sheet): Column[] {
  const said = new Map(captionedFigures(sheet).map((one) => [one.segment, one]));
  return (rows[0] ?? []).map((_, at) => {
    const cells = rows.flatMap((row) => row[at] ?? []);
    return {
      cells: cells.map(({ segment, money }) => unsignedAmount(segment, money, SCORE, 'sum')),
      whose: cells.map(({ segment }) => said.get(segment)?.whose).find((party) => party !== undefined),
      whole: cells.some(({ segment }) => said.get(segment)?.whole),
      paid: cells.some(({ segment }) => said.get(segment)?.paid),
    };
  });
}

function tripleOf(total: Column, insurance: Column, patient: Column) {
  const isPart = total.whose === 'patient' || (total.whose === 'insurer' && !total.whole);
  if (insurance.whose === 'patient' || patient.whose === 'insurer' || isPart) return [];
  // Who made a column's payments is not known.
  if (insurance.whose === undefined && insurance.paid) return [];
  const named = [insurance, patient].filter(({ whose }) => whose !== undefined).length;
  if (named === 0 || new Set([total, insurance, patient]).size < LEAST_FIGURES) return [];
  const agrees = total.cells.every(
    ({ figure }, at) =>
      Math.abs(figure - (insurance.cells[at]?.figure ?? 0) - (patient.cells[at]?.figure ?? 0)) <= CENT,
  );
  if (!agrees || [insurance, patient].some(({ cells }) => cells.every(({ figure }) => figure === 0))) return [];
  const [whole, share, rest] = [total, insurance, patient].map(({ cells }) => together(cells));
  return [{ named, settled: { total: whole, insurance: share, patient: rest, agree: true } }];
}
