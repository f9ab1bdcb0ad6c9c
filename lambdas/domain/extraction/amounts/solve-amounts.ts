import { isOnePlace } from '../layout/layout.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** The three figures that belong together; undefined where the document does not give one clearly enough. */
export interface SolvedAmounts {
  readonly total: AmountCandidate | undefined;
  readonly insurance: AmountCandidate | undefined;
  readonly patient: AmountCandidate | undefined;
  /** True when the three printed figures agree: each then vouches for the others. */
  readonly agree: boolean;
}

export const NOTHING_SOLVED: SolvedAmounts = {
  total: undefined,
  insurance: undefined,
  patient: undefined,
  agree: false,
};

/** What leaving a figure out is worth: a candidate below this is not believed on its own. */
const ABSENT = 0.45;
/** What agreement of the three is worth: enough to prefer a weaker label, not enough to prefer a doubtful one. */
const AGREEMENT = 0.7;
const CONSIDERED = 5;
const CENT = 1;

/**
 * Chooses the three figures together: the combination of printed candidates with the highest score, where
 * insurance + patient share = total raises a combination. It only ever chooses among what is printed.
 */
export function solveAmounts(
  totals: readonly AmountCandidate[],
  insurances: readonly AmountCandidate[],
  patients: readonly AmountCandidate[],
  percent: AmountCandidate | undefined,
): SolvedAmounts {
  let best = NOTHING_SOLVED;
  const insurerPays = insurances.some(({ figure, score }) => figure > 0 && score > ABSENT);
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const total of withAbsent(totals)) {
    for (const insurance of withAbsent(insurances)) {
      for (const patient of withAbsent(patients)) {
        const agree = adds(total, insurance, patient);
        const score =
          (total?.score ?? ABSENT) +
          (insurance?.score ?? ABSENT) +
          (patient?.score ?? ABSENT) +
          (agree ? AGREEMENT : 0) +
          (percentFits(total, insurance, percent) ? 0.1 : 0) -
          penalty(total, insurance, patient) -
          (insurerPays && total && total.figure === patient?.figure ? OWED_AS_TOTAL : 0) -
          (isEmpty(insurance, insurances) ? EMPTY : 0) -
          (isEmpty(patient, patients) ? EMPTY : 0);
        if (score > bestScore + 1e-9) {
          bestScore = score;
          best = { total, insurance, patient, agree };
        }
      }
    }
  }
  return best;
}

type Choice = AmountCandidate | undefined;

function withAbsent(candidates: readonly AmountCandidate[]): Choice[] {
  return [...candidates.filter(({ figure }) => figure >= 0).slice(0, CONSIDERED), undefined];
}

function adds(total: Choice, insurance: Choice, patient: Choice): boolean {
  if (!total || !insurance || !patient) return false;
  return Math.abs(insurance.figure + patient.figure - total.figure) <= CENT;
}

function percentFits(total: Choice, insurance: Choice, percent: Choice): boolean {
  if (!total || !insurance || !percent || total.figure === 0) return false;
  return Math.abs((insurance.figure * 10_000) / total.figure - percent.figure) <= 50;
}

/** A column of payments that nobody has made yet prints zeroes beside the share that is owed. */
const EMPTY = 0.6;

function isEmpty(chosen: Choice, candidates: readonly AmountCandidate[]): boolean {
  return chosen?.figure === 0 && candidates.some(({ figure, score }) => figure > 0 && score > ABSENT);
}

/** A bill's last line is what the patient owes, be it called `Total due`: where the insurer paid, that is not the total. */
const OWED_AS_TOTAL = 0.6;

/** One printed figure can't be two fields; a part is seldom larger than the whole. */
function penalty(total: Choice, insurance: Choice, patient: Choice): number {
  const again = [isSame(insurance, total), isSame(patient, total) || isSame(patient, insurance)].filter(Boolean).length;
  const tooLarge = [insurance, patient].filter((part) => part && total && part.figure > total.figure).length;
  return again * 2 + tooLarge * 0.6;
}

function isSame(one: Choice, other: Choice): boolean {
  return one !== undefined && other !== undefined && isOnePlace(one.place, other.place);
}
