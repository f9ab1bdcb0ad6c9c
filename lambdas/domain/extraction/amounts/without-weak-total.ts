import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** Labelled this clearly a share is believed, and this weakly a total may be what was asked before some of it was refused. */
const [CLEAR, WEAK] = [0.9, 0.6];

/**
 * `Total da conta 2.801,59 250,57 2.551,02 · Aceito 2.551,02 · A pagar pelo segurado 0,00 · A pagar pela seguradora 2.551,02`: where nothing is left to
 * the patient, and what the insurer pays is printed as something else too, a weakly labelled total is what was asked.
 */
export function withoutWeakTotal(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (patient?.figure !== 0 || patient.score < CLEAR || !insurance || insurance.score < CLEAR) return solved;
  if (!total || total.score >= WEAK || total.figure <= insurance.figure) return solved;
  const accepted = captionedFigures(sheet).find(
    ({ candidate, whose }) => candidate.figure === insurance.figure && whose === undefined,
  );
  return accepted ? { ...solved, total: accepted.candidate, agree: true } : solved;
}
