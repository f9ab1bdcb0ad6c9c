import type { DocumentField } from '../../contracts/extraction-data.ts';
import type { ReasonCode } from '../../contracts/reason-codes.ts';
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
  readonly reasonCode: ReasonCode;
  /** One English sentence for a claims clerk. */
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}
