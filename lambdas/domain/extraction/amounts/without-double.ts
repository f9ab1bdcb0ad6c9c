import { isOnePlace } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** A row's own words call a figure the total from here on. */
const CALLED = 0.6;

/**
 * One printed figure is one thing. `Charge · Benefit` over `TOTAL CHARGE   497.00`, printed under `Benefit`: an insurer's share that
 * its own words call the total is no share, and is the total where what it leaves the insurer is printed, too. What is left to
 * pay may be called a total as well, but not where a sentence alone calls it the patient's. And of two shares that claim one figure it belongs to the one whose label says so better;
 * printed twice, to that one which not only a sentence claims it for: `Pagamento: entidade 21 880, montante 119,88`.
 */
export function withoutDouble(
  solved: SolvedAmounts,
  sheet: Sheet,
  { charged, insurances, patients }: LabelledFigures,
): SolvedAmounts {
  const { total, insurance, patient } = solved;
  const called = (share: AmountCandidate | undefined) =>
    share && charged.find(({ score, place }) => score >= CALLED && isOnePlace(place, share.place));
  const whole = insurance && BY_COLUMN.has(insurance.method) ? called(insurance) : undefined;
  const isTotal = whole !== undefined && total?.figure !== whole.figure;
  const rest = isTotal && patient ? whole.figure - patient.figure : undefined;
  const isRestPrinted =
    rest !== undefined && sheet.segments.some(({ amounts }) => amounts.some(({ cents }) => cents === rest));
  const isSaid = patient?.method === 'sentence' && called(patient) !== undefined;
  return {
    ...solved,
    total: total ?? (isRestPrinted ? whole : undefined),
    insurance: isTotal || isOthers(insurance, patients) || isSaidOfOther(insurance, patient) ? undefined : insurance,
    patient: isSaid || isOthers(patient, insurances) || isSaidOfOther(patient, insurance) ? undefined : patient,
  };
}

/** By a head over it, not by the words beside it. */
const BY_COLUMN: ReadonlySet<string> = new Set(['table-column', 'label-below', 'sum']);

/** Whether a label of the other share claims the same printed figure more strongly. */
function isOthers(share: AmountCandidate | undefined, others: readonly AmountCandidate[]): boolean {
  const other = share && others.find(({ place }) => isOnePlace(place, share.place));
  return share !== undefined && other !== undefined && other.score > share.score;
}

/** Whether a sentence alone claims for a share what another share's own label claims more strongly. */
function isSaidOfOther(share: AmountCandidate | undefined, other: AmountCandidate | undefined): boolean {
  if (share === undefined || share.figure !== other?.figure) return false;
  return share.method === 'sentence' && other.method !== 'sentence' && other.score > share.score;
}
