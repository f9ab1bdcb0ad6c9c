import type { DocumentField } from '../../contracts/extraction-data.ts';
import type { Place } from '../extraction/reading.ts';

/** What a check points at: the printed text and where it stands (null for derived or absent things). */
export interface Evidence {
  readonly field: DocumentField | null;
  readonly text: string;
  readonly place: Place | null;
}

/** The outcome of one check. */
export interface Finding {
  readonly result: 'PASS' | 'FAIL';
  /** Upper snake case, stable: clients may branch on it. */
  readonly reasonCode: string;
  /** One English sentence for a claims clerk. */
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}
