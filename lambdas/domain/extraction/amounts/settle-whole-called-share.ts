import type { Sheet } from '../sheet/sheet.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Labelled this clearly a share is believed. */
const CLEAR = 0.9;
/** And this clearly another may be. */
const LIKELY = 0.5;
const CONSIDERED = 20;

/**
 * `Valor liberado da conta 1.175,90 · Coparticipação da beneficiária 331,94 · Parte suportada pela operadora 843,96`: of two figures that are called
 * the insurer's one is what the other and the patient's make up: what was allowed.
 */
export function settleWholeCalledShare(
  solved: SolvedAmounts,
  _: Sheet,
  { insurances, patients }: LabelledFigures,
): SolvedAmounts {
  const [patient] = patients;
  if (solved.total || !patient || patient.score < CLEAR || patient.figure <= 0) return solved;
  const likely = insurances.filter(({ score, figure }) => score >= LIKELY && figure > 0).slice(0, CONSIDERED);
  for (const total of likely) {
    const insurance = likely.find(({ figure }) => figure + patient.figure === total.figure);
    if (insurance) return { total, insurance, patient, agree: true };
  }
  return solved;
}
