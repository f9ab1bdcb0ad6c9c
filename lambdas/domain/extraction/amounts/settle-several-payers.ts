import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isTotalRow } from '../words/total-row.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { together } from './together.ts';

/** The whole, two payers and the patient. */
const LEAST_FIGURES = 4;
const CENT = 1;

/**
 * `Total 3.550,02 · Mutualité 2.677,60 · DKV 703,64 · Patient 168,78` by the heads of a table's columns: in the row that sums them up, called
 * so or by no words at all, one figure is what the others make, one of these the patient's, and the others two payers'.
 */
export function settleSeveralPayers(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const figures = new Map(captionedFigures(sheet).map((one) => [one.segment, one]));
  const firsts = new Set([...figures.keys()].map((segment) => sheet.neighbours.row(segment)[0]));
  for (const first of firsts) {
    const row = first ? sheet.neighbours.row(first) : [];
    const sums = row.flatMap((segment) => figures.get(segment) ?? []);
    const divided = sums.length >= LEAST_FIGURES && sumsUp(row) ? dividedBy(sums) : undefined;
    if (divided) return divided;
  }
  return solved;
}

function sumsUp(row: readonly Segment[]): boolean {
  return row.every(({ plain, amounts }) => (amounts.length > 0 && !WORDS.test(plain)) || isTotalRow(plain));
}

const WORDS = /[a-z]{4}/;

function dividedBy(sums: readonly CaptionedFigure[]): SolvedAmounts | undefined {
  const [whole, ...parts] = sums.toSorted((one, other) => other.candidate.figure - one.candidate.figure);
  if (!whole || whole.whose !== undefined || sums.some(({ off }) => off)) return undefined;
  const made = parts.reduce((sum, { candidate }) => sum + candidate.figure, 0);
  const [patients, payers] = [parts.filter(isPatients), parts.filter((part) => !isPatients(part))];
  const [patient, another] = patients;
  if (!patient || another || payers.length < 2 || !payers.every(isPayers)) return undefined;
  // `-$218.70` beside `$1,180.00`: one is taken off, the other paid.
  if (new Set(payers.map(({ money }) => Math.sign(money.cents))).size > 1) return undefined;
  if (Math.abs(made - whole.candidate.figure) > CENT) return undefined;
  const insurance = together(payers.map(({ candidate }) => candidate));
  return { total: whole.candidate, insurance, patient: patient.candidate, agree: true };
}

function isPatients({ whose }: CaptionedFigure): boolean {
  return whose === 'patient';
}

/** By whom it names, or as what pays besides: `Complém.`; under a head that nobody knows may stand a discount. */
function isPayers({ whose, head }: CaptionedFigure): boolean {
  return whose === 'insurer' || BESIDES.test(head);
}

const BESIDES = /(?<![a-z])(?:compl[a-z]*|mutuelle|zusatz[a-z]*|secondary|second plan|secundari[oa]|tambahan)(?![a-z])/;
