import type { RowParty } from '../labels/party-of-caption.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { isSum } from '../words/sum-words.ts';
import { type ReckoningRow, reckoningRows } from './reckoning-rows.ts';

/** Lines under each other that reckon: what stands first less what stands below it is the result. */
export interface Reckoning {
  readonly start: ReckoningRow;
  readonly steps: readonly ReckoningStep[];
}

interface ReckoningStep {
  readonly taken: readonly ReckoningRow[];
  readonly result: ReckoningRow;
}

/** No bill takes off more lines than this between its charges and what is due. */
const LONGEST = 14;
/** In line heights: how exactly words or figures stand under each other. */
const ALIGNED = 1.2;

/** What is taken off is not what is left. */
const NO_RESULT: ReadonlySet<RowParty> = new Set(['off', 'refused', 'tax']);

/** Every reckoning in a document's rows: one from each row that begins one. */
export const findReckonings = onceASheet((sheet) => reckoningsIn(reckoningRows(sheet)));

function reckoningsIn(rows: readonly ReckoningRow[]): readonly Reckoning[] {
  return rows.flatMap((start, at) => {
    if (start.figure === 0) return [];
    const below = rows.slice(at + 1).filter((row) => isAligned(row, start));
    const steps = stepsFrom(start, below.slice(0, LONGEST));
    return steps.length > 0 ? [{ start, steps }] : [];
  });
}

function stepsFrom(start: ReckoningRow, below: readonly ReckoningRow[]): ReckoningStep[] {
  const steps: ReckoningStep[] = [];
  let [value, taken, sum] = [start.figure, [] as ReckoningRow[], 0];
  for (const [at, row] of below.entries()) {
    if (taken.length > 0 && !NO_RESULT.has(row.party) && value - sum === row.figure) {
      const [next, all] = [below[at + 1], [...taken, row]];
      const parts = next ? partsOf(next, all) : [];
      if (next && parts.length > 0) {
        steps.push({ taken: all.slice(0, -parts.length), result: next });
        break;
      }
      steps.push({ taken, result: row });
      [value, taken, sum] = [row.figure, [], 0];
      continue;
    }
    // `Subtotal 100.00 · Total 100.00` says one figure twice; a cover of all of it is taken off.
    const isSaidAgain = row.figure === value && taken.length === 0 && row.party === undefined;
    // `Total deductions` under the deductions, `Total benefits applied` under two payers'.
    const isSumOfPayers = isSum(row.caption) && taken.every(({ party }) => party === 'insurer');
    const isSumOfTaken = row.figure === sum && taken.length > 1 && (row.party !== 'insurer' || isSumOfPayers);
    if (row.figure === 0 || isSaidAgain || isSumOfTaken) continue;
    taken = [...taken, row];
    sum += row.party === 'tax' ? -row.figure : row.figure;
    if (sum > value) break;
  }
  return steps;
}

/** `Deductible 93.98 · Copay 62.65 · Balance 156.63`: what is left may be listed by its parts before it. */
function partsOf({ figure, party }: ReckoningRow, taken: readonly ReckoningRow[]): readonly ReckoningRow[] {
  if (NO_RESULT.has(party)) return [];
  let rest = figure;
  const first = taken.findLastIndex((row) => {
    rest -= row.figure;
    return rest <= 0;
  });
  return rest === 0 && first > 0 && first < taken.length - 1 ? taken.slice(first) : [];
}

export function isAligned(row: ReckoningRow, start: ReckoningRow): boolean {
  const near = ALIGNED * Math.max(row.height, start.height);
  return row.page === start.page && row.edges.some((edge, at) => Math.abs(edge - (start.edges[at] ?? 0)) <= near);
}
