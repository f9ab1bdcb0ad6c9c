import type { RowParty } from '../labels/party-of-caption.ts';
import { isWhole } from '../labels/whose-share.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { columnSums } from './column-sums.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { reckoningRows } from './reckoning-rows.ts';
import { findReckonings } from './reckonings.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** A labelled total that its column adds up to is believed this much. */
const SCORE = 0.8;
const LABELLED = 0.5;
/** What makes a total smaller than what was billed. */
const BORNE_BY_NOBODY: ReadonlySet<RowParty> = new Set(['off', 'refused', 'tax']);

/**
 * A total that no share vouches for is not believed where the paper's own arithmetic speaks of a larger one: where a larger
 * figure is the sum of its column, or what the total is left of, and what parts the two is not said to be taken off. It is
 * a section's sum then, or somebody's share. Another labelled total that nothing contradicts takes its place, or none.
 */
export function withoutContradicted(solved: SolvedAmounts, sheet: Sheet, { charged }: LabelledFigures): SolvedAmounts {
  const { total, insurance, patient } = solved;
  // Where both shares are printed, a total that is not their sum is for the amount check to see.
  if (!total || (insurance && patient) || !isContradicted(total.figure, sheet)) return solved;
  const other = charged.find(({ figure }) => figure > total.figure && !isContradicted(figure, sheet));
  return { ...solved, total: other && isSumOfColumn(other, sheet) ? { ...other, score: SCORE } : other };
}

/** A label that alone is believed, and a column that vouches for its figure. */
function isSumOfColumn({ figure, score }: AmountCandidate, sheet: Sheet): boolean {
  return score >= LABELLED && score < SCORE && columnSums(sheet).some(({ money }) => money.cents === figure);
}

function isContradicted(total: number, sheet: Sheet): boolean {
  return isLessThanColumn(total, sheet) || isLeftOfMore(total, sheet);
}

function isLessThanColumn(total: number, sheet: Sheet): boolean {
  const sums = columnSums(sheet).map(({ money }) => money.cents);
  const larger = sums.filter((sum) => sum > total + CENT);
  if (larger.length === 0 || sums.includes(total)) return false;
  const off = [
    ...reckoningRows(sheet)
      .filter(({ party }) => BORNE_BY_NOBODY.has(party))
      .map(({ figure }) => figure),
    ...captionedFigures(sheet)
      .filter((one) => one.off)
      .map(({ candidate }) => candidate.figure),
  ];
  return !larger.some((sum) => off.some((figure) => Math.abs(sum - total - figure) <= CENT));
}

/** `Subtotal 3,867.00 · … 2,320.20 · Total 1,546.80`: what of the whole somebody bears, or who knows what. */
function isLeftOfMore(total: number, sheet: Sheet): boolean {
  return findReckonings(sheet).some(({ start, steps }) => {
    const at = steps.findIndex(({ result }) => result.figure === total);
    const taken = steps.slice(0, at + 1).flatMap((step) => step.taken);
    return isWhole(start.caption) && taken.some(({ party }) => !BORNE_BY_NOBODY.has(party));
  });
}
