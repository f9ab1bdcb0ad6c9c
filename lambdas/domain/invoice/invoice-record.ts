import type { CheckName, ExtractionData } from '../../contracts/extraction-data.ts';
import type { InvoiceStatus } from '../../contracts/invoice-status.ts';
import type { Finding } from '../checks/finding.ts';
import type { Outline, Readings } from '../extraction/reading.ts';
import type { Risk } from '../risk/assess-risk.ts';
import type { HeldFingerprint } from './held-fingerprint.ts';

/** Which invoice of whom. */
export interface InvoiceIds {
  readonly accountId: string;
  readonly invoiceId: string;
}

/** What the pipeline's steps find out and hand to each other; all of it null or empty on a fresh upload. */
export interface PipelineWork {
  readonly outline: Outline | null;
  readonly readings: Readings;
  readonly findings: { readonly [C in CheckName]?: Finding };
  /** What this invoice holds against duplicates; given back when it is rejected, fails or is deleted. */
  readonly fingerprints: readonly HeldFingerprint[];
  readonly risk: Risk | null;
  /** When the fields were read and normalised (ISO). */
  readonly extractedAt: string | null;
  /** The contract's object, composed once by the last step. */
  readonly extractionData: ExtractionData | null;
}

/** One invoice as it is kept. */
export interface InvoiceRecord extends InvoiceIds, PipelineWork {
  /** The base name that the client sent. */
  readonly originalName: string;
  /** Bytes. */
  readonly fileSize: number;
  /** Lower-case hex. */
  readonly fileSha256: string;
  readonly status: InvoiceStatus;
  /** ISO, UTC, milliseconds; so are all times here but `lastEventAt`. */
  readonly uploadedAt: string;
  readonly updatedAt: string;
  /** When the pipeline's first step was recorded. */
  readonly startedAt: string | null;
  /** When it ended PROCESSED or FLAGGED. */
  readonly processedAt: string | null;
  /** The last recorded step, 0 to 12. */
  readonly step: number;
  /** Raised by every write; a write on another version than the one it was decided on is refused. */
  readonly version: number;
  /** Sequence of the last event, from 0. */
  readonly lastSequence: number;
  readonly lastEventId: string;
  /** Microseconds since 1970; the next event's is greater, so that events order by time as well. */
  readonly lastEventAt: number;
}
