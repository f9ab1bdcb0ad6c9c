import type { DocumentField } from '../../contracts/extraction-data.ts';
import type { Readings } from '../extraction/reading.ts';
import type { Evidence } from './finding.ts';

/** What the document says for the fields: the printed text where it is printed, the value where it was derived. */
export function evidenceOf(readings: Readings, fields: readonly DocumentField[]): readonly Evidence[] {
  return fields.flatMap((field) => {
    const reading = readings[field];
    return reading === undefined ? [] : [{ field, text: reading.printed ?? reading.value, place: reading.place }];
  });
}
