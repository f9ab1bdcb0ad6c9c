import type { Party } from '../labels/whose-share.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;

/**
 * `345,00 Euro verrechnet … ÖGK, Kostenerstattung 118,40 · UNIQA 190,00 · Summe der Vergütungen 308,40 · Rest, den Sie tragen 36,60`: what
 * two payers give agrees with their sum. Words give both figures to insurers, and another one to the patient: with it the sum makes the bill.
 * Where it makes nothing that is printed, the patient's share is not known.
 */
export function withPatientsRest(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient, agree } = solved;
  if (!agree || !total || !insurance || !patient || patient.figure === 0) return solved;
  // What the words of a figure say is worked out when it is asked: of most papers only those of this one are.
  const ofPatient = captionedFigures(sheet).filter(({ candidate, off }) => candidate.figure === patient.figure && !off);
  if (!isOf('insurer', ofPatient)) return solved;
  const figures = captionedFigures(sheet).filter(({ off }) => !off);
  const bySize = Map.groupBy(figures, ({ candidate }) => candidate.figure);
  const rest = figures.find(
    ({ candidate, left, whose }) => left !== '' && whose === 'patient' && isOf('patient', bySize.get(candidate.figure)),
  );
  if (!rest) return solved;
  const bill = figures.find(
    ({ candidate }) => Math.abs(candidate.figure - total.figure - rest.candidate.figure) <= CENT,
  );
  return bill
    ? { total: bill.candidate, insurance: total, patient: rest.candidate, agree: true }
    : { ...solved, patient: undefined, agree: false };
}

/** Given to one by words somewhere, and to the other nowhere. */
function isOf(party: Party, places: readonly CaptionedFigure[] = []): boolean {
  const said = new Set(places.flatMap(({ whose }) => whose ?? []));
  return said.size === 1 && said.has(party);
}
