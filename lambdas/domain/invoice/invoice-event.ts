import type { EventPayload } from '../../contracts/event-payload.ts';
import type { ExtractionData } from '../../contracts/extraction-data.ts';
import type { FailureCode } from '../../contracts/failure-codes.ts';
import type { InvoiceStatus, ReviewStatus } from '../../contracts/invoice-status.ts';
import { PIPELINE_STEPS, type StepNumber, TOTAL_STEPS } from '../../contracts/pipeline-steps.ts';
import { FAILURE_MESSAGES } from './failure.ts';

/** What happened to an invoice, before it is stamped with time and invoice. */
export type Happening =
  | { readonly kind: 'uploaded' }
  | { readonly kind: 'step'; readonly step: StepNumber }
  | { readonly kind: 'finished'; readonly extractionData: ExtractionData; readonly processingSeconds: number }
  | { readonly kind: 'failed'; readonly code: FailureCode }
  | { readonly kind: 'reviewed'; readonly to: ReviewStatus; readonly from: InvoiceStatus; readonly updatedAt: string };

interface Stamp {
  readonly timestamp: string;
  readonly invoice_id: string;
}

/**
 * Contract section 7's payload of what happened.
 * @param timestamp as `eventTimestamp` gives it: ISO 8601 with microseconds and offset.
 */
export function invoiceEvent(happening: Happening, invoiceId: string, timestamp: string): EventPayload {
  const stamp = { timestamp, invoice_id: invoiceId };
  switch (happening.kind) {
    case 'uploaded':
      return { event: 'invoice.uploaded', ...stamp, data: { status: 'PENDING' } };
    case 'step':
      return {
        event: 'invoice.processing',
        ...stamp,
        step: happening.step,
        total_steps: TOTAL_STEPS,
        message: DESCRIPTIONS[happening.step],
        data: { status: 'PROCESSING' },
      };
    case 'finished':
      return finished(happening.extractionData, happening.processingSeconds, stamp);
    case 'failed':
      return {
        event: 'invoice.failed',
        ...stamp,
        message: FAILURE_MESSAGES[happening.code],
        data: { status: 'FAILED', error: happening.code },
      };
    case 'reviewed':
      return reviewed(happening, stamp);
  }
}

const DESCRIPTIONS: Readonly<Record<StepNumber, (typeof PIPELINE_STEPS)[number]>> = {
  1: PIPELINE_STEPS[0],
  2: PIPELINE_STEPS[1],
  3: PIPELINE_STEPS[2],
  4: PIPELINE_STEPS[3],
  5: PIPELINE_STEPS[4],
  6: PIPELINE_STEPS[5],
  7: PIPELINE_STEPS[6],
  8: PIPELINE_STEPS[7],
  9: PIPELINE_STEPS[8],
  10: PIPELINE_STEPS[9],
  11: PIPELINE_STEPS[10],
  12: PIPELINE_STEPS[11],
};

function finished(extractionData: ExtractionData, processingSeconds: number, stamp: Stamp): EventPayload {
  const steps = { step: TOTAL_STEPS, total_steps: TOTAL_STEPS };
  const data = { extraction_data: extractionData, processing_time: processingSeconds };
  return extractionData.validation_passed
    ? {
        event: 'invoice.processed',
        ...stamp,
        ...steps,
        message: 'All checks passed',
        data: { status: 'PROCESSED', ...data },
      }
    : {
        event: 'invoice.flagged',
        ...stamp,
        ...steps,
        message: `Failed: ${extractionData.validation_flags.join(', ')}`,
        data: { status: 'FLAGGED', ...data },
      };
}

function reviewed(review: Happening & { readonly kind: 'reviewed' }, stamp: Stamp): EventPayload {
  const change = { previous_status: review.from, updated_at: review.updatedAt };
  switch (review.to) {
    case 'APPROVED':
      return { event: 'invoice.approved', ...stamp, data: { status: 'APPROVED', ...change } };
    case 'REJECTED':
      return { event: 'invoice.rejected', ...stamp, data: { status: 'REJECTED', ...change } };
    case 'PAID':
      return { event: 'invoice.paid', ...stamp, data: { status: 'PAID', ...change } };
  }
}
