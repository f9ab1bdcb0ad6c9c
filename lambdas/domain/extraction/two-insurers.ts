import type { Box } from '../document/document.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { joinBoxes } from './layout.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CONSIDERED = 5;
/** Both shares must be labelled as an insurer's own. */
const CLEAR = 0.8;
const CENT = 1;
const isSame = (one: Box, other: Box) => one.x === other.x && one.y === other.y;

/**
 * `Part CPAM`, `Part Mutuelle`, `Part Patient`: where a public and a private insurer share a bill, their parts together
 * are the insurance amount, if with the patient's they make up the total.
 */
export function addSecondInsurer(
  solved: SolvedAmounts,
  totals: readonly AmountCandidate[],
  insurances: readonly AmountCandidate[],
  patients: readonly AmountCandidate[],
): SolvedAmounts {
  if (solved.agree) return solved;
  const clear = insurances.filter(({ score, figure }) => score >= CLEAR && figure > 0).slice(0, CONSIDERED);
  for (const [index, first] of clear.entries()) {
    for (const second of clear.slice(index + 1)) {
      if (first.place.page !== second.place.page || isSame(first.place.box, second.place.box)) continue;
      const figure = first.figure + second.figure;
      for (const patient of patients.slice(0, CONSIDERED)) {
        const total = totals.find((one) => Math.abs(figure + patient.figure - one.figure) <= CENT);
        if (!total) continue;
        const printed = `${first.printed} + ${second.printed}`;
        const insurance = { ...first, figure, printed, place: joinBoxes(first.place, second.place) };
        return { total, insurance, patient, agree: true };
      }
    }
  }
  return solved;
}
