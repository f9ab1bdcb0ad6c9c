import { DOCUMENT_FIELDS, UNKNOWN_INSURER } from '../../contracts/extraction-data.ts';
import { realDate } from '../checks/real-date.ts';
import type { Readings } from './reading.ts';

/** How much of the document was read, as `_extraction_quality` of the contract shows it. */
export interface Completeness {
  /** 0 to 100, two places at most. */
  readonly completeness_percentage: number;
  readonly fields_extracted: number;
  readonly total_fields: number;
}

/** Counts the fields that have a value; an insurer that is UNKNOWN counts as not extracted (contract section 4), nor does a date that does not exist. */
export function countCompleteness(readings: Readings): Completeness {
  const extracted = DOCUMENT_FIELDS.filter((field) => {
    const value = field === 'submission_date' ? realDate(readings[field]) : readings[field]?.value;
    return value !== undefined && value !== null && value !== '' && value !== UNKNOWN_INSURER;
  }).length;
  return {
    completeness_percentage: Math.round((extracted / DOCUMENT_FIELDS.length) * 10_000) / 100,
    fields_extracted: extracted,
    total_fields: DOCUMENT_FIELDS.length,
  };
}
