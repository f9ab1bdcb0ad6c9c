import type { DocumentField } from '../../../lambdas/contracts/extraction-data.ts';
import type { Place, Reading, Readings } from '../../../lambdas/domain/extraction/reading.ts';

export const SOMEWHERE: Place = { page: 1, box: { x: 0.1, y: 0.2, width: 0.3, height: 0.02 } };

export function printed(value: string, text: string = value): Reading {
  return { value, printed: text, confidence: 0.95, place: SOMEWHERE, method: 'label-right' };
}

export function derived(value: string): Reading {
  return { value, printed: null, confidence: 0.9, place: null, method: 'derived' };
}

/** Readings of fields that the document prints; undefined ones are absent. */
export function readingsOf(values: Partial<Record<DocumentField, string | Reading | undefined>>): Readings {
  const entries = Object.entries(values).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, typeof value === 'string' ? printed(value) : value]],
  );
  return Object.fromEntries(entries);
}
