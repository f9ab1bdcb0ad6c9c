import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';
import { readPerson } from './read-person.ts';

const SAME_EDGE_POINTS = 3;
const CONFIDENCE = 0.75;

/** The patient whom every row of a table names under the head `Patient`; of two patients none is the invoice's. */
export function patientColumn(sheet: Sheet): Reading | undefined {
  const head = [...sheet.neighbours.headers].find((header) => weightOf(header, 'patient_name') > 0)?.segment;
  if (!head) return undefined;
  const cells = sheet.segments.filter(
    (segment) =>
      segment.page === head.page &&
      segment.top > head.bottom &&
      !segment.text.includes(':') &&
      Math.abs(segment.left - head.left) < SAME_EDGE_POINTS &&
      sheet.neighbours.row(segment).some(({ text }) => findMoney(text).some(({ certain }) => certain)),
  );
  const named = cells.flatMap((segment) => {
    const name = readPerson(segment.text, false);
    return name && name.quality === 1 ? [{ segment, name }] : [];
  });
  const [first] = named;
  if (!first || named.some(({ name }) => name.value !== first.name.value)) return undefined;
  const { segment, name } = first;
  const place = placeOf(segment, name.start, name.end);
  return { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'table-column' };
}
