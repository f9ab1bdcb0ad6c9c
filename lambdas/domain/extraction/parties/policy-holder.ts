import type { Reading } from '../reading.ts';
import { labelledValues, readingOf } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { readPerson } from './read-person.ts';

const HOLDER =
  /titular|titulaire|souscripteur|assure|versicherungs ?nehmer|hauptversichert|policy ?holder|subscriber|insured|main member|principal member|pemegang (?:polis|kartu)|tertanggung/;
const CONFIDENCE = 0.6;

/** `TITULAR: Ida Mora`: on a paper that names nobody else as the patient, who holds the policy is the one treated. */
export function policyHolder(sheet: Sheet): Reading | undefined {
  const found = labelledValues(sheet, 'other_name', readPerson).find(
    ({ slot: { hit, method }, score }) =>
      score >= CONFIDENCE && method !== 'sentence' && HOLDER.test(hit.segment.plain.slice(hit.start, hit.end)),
  );
  return found && readingOf(found, found.value, CONFIDENCE);
}
