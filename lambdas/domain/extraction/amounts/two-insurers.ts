import type { Box } from '../../document/document.ts';
import { isOnePlace, joinBoxes } from '../layout/layout.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import type { CaptionedFigure } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CONSIDERED = 5;
/** One share must be labelled as an insurer's own, the other less clearly: `Cubre la ARS`, `Cubre el plan complementario`. */
const [CLEAR, LESS_CLEAR] = [0.8, 0.6];
const CENT = 1;
const isSame = (one: Box, other: Box) => one.x === other.x && one.y === other.y;

/**
 * `Part CPAM`, `Part Mutuelle`, `Part Patient`: where a public and a private insurer share a bill, their parts together
 * are the insurance amount, if with the patient's they make up the total, or any other printed figure.
 * @param captioned all figures of the document, asked for only where two shares may be insurers'.
 */
export function addSecondInsurer(
  solved: SolvedAmounts,
  totals: readonly AmountCandidate[],
  insurances: readonly AmountCandidate[],
  patients: readonly AmountCandidate[],
  captioned: () => readonly CaptionedFigure[],
): SolvedAmounts {
  if (solved.agree) return solved;
  const clear = insurances.filter(({ score, figure }) => score >= LESS_CLEAR && figure > 0).slice(0, CONSIDERED);
  if (clear.length < 2) return solved;
  const figures = captioned();
  const others = figures.map(({ candidate }) => candidate);
  // `Descuento por convenio`: what is taken off is no payer's.
  const isPayers = ({ score, place }: AmountCandidate) => {
    const said = figures.find(({ candidate }) => isOnePlace(candidate.place, place));
    return !said?.off && (score >= CLEAR || said?.whose === 'insurer');
  };
  for (const [index, first] of clear.entries()) {
    for (const second of clear.slice(index + 1)) {
      if (Math.max(first.score, second.score) < CLEAR || !isPayers(first) || !isPayers(second)) continue;
      if (first.place.page !== second.place.page || isSame(first.place.box, second.place.box)) continue;
      const figure = first.figure + second.figure;
      for (const patient of patients.slice(0, CONSIDERED)) {
        const fits = (one: AmountCandidate) => Math.abs(figure + patient.figure - one.figure) <= CENT;
        const total = totals.find(fits) ?? (first.figure === second.figure ? undefined : others.find(fits));
        if (!total) continue;
        const sum = `${first.printed} + ${second.printed}`;
        const insurance = { ...first, figure, printed: sum, place: joinBoxes(first.place, second.place) };
        return { total, insurance, patient, agree: true };
      }
    }
  }
  return solved;
}
