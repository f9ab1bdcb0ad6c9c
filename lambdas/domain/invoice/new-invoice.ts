import { type Moment, type Occurrence, occur } from './occurrence.ts';

/** What an accepted upload is known by. */
export interface Upload {
  readonly accountId: string;
  readonly invoiceId: string;
  readonly originalName: string;
  readonly fileSize: number;
  readonly fileSha256: string;
}

/** A fresh invoice, PENDING, with its first event. */
export function newInvoice(upload: Upload, moment: Moment): Occurrence {
  const uploadedAt = new Date(moment.now).toISOString();
  const blank = {
    ...upload,
    status: 'PENDING',
    uploadedAt,
    updatedAt: uploadedAt,
    startedAt: null,
    processedAt: null,
    step: 0,
    version: 0,
    lastSequence: -1,
    lastEventId: '',
    lastEventAt: 0,
    outline: null,
    readings: {},
    findings: {},
    fingerprints: [],
    risk: null,
    extractedAt: null,
    extractionData: null,
  } as const;
  return occur(blank, {}, { kind: 'uploaded' }, moment);
}
