import { guessCountry } from '../sheet/country.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { type Candidate, labelledValues } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { readId } from './read-id.ts';

/** `Référence dossier`, `N° de dossier`: whoever numbers it says whose it is. */
const FILE = /(?:^|[^a-z])dossier(?![a-z])(?!.*(?:patient|medical|sejour|hospital))/;
/** What a hospital's file weighs as a claim on the paper of who pays. */
const WEIGHT = 0.7;

/** The files that an insurer's paper numbers: on a hospital's they are the stay's or the patient's. */
export function insurersFiles(sheet: Sheet): readonly Candidate[] {
  if (!isInsurersPaper(sheet)) return [];
  return labelledValues(sheet, 'other_id', readId).flatMap((candidate) =>
    FILE.test(labelOf(candidate)) ? [{ ...candidate, score: WEIGHT * candidate.score }] : [],
  );
}

/** `Expediente: 4410-26` of a Mexican hospital is the patient's; elsewhere, and of an insurer, it is the claim's. */
export function isPatientsFile(sheet: Sheet, candidate: Candidate): boolean {
  return EXPEDIENTE.test(labelOf(candidate)) && guessCountry(sheet.segments) === 'MX' && !isInsurersPaper(sheet);
}

const EXPEDIENTE = /^(?:(?:n|no|n o|num|numero) +(?:de +)?)?expediente(?: +(?:n|no|n o|num|numero))?[ .:]*$/;

function labelOf({ slot: { hit } }: Candidate): string {
  return hit.segment.plain.slice(hit.start, hit.end);
}
