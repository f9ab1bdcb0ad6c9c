import type { EventPayload } from '../../contracts/event-payload.ts';
import { CHECK_NAMES, type CheckName, type ExtractionData } from '../../contracts/extraction-data.ts';
import type { ReasonCode } from '../../contracts/reason-codes.ts';
import type { FLAG_TYPES, ResourcePayload } from '../../contracts/resource-payload.ts';
import type { Finding } from '../checks/finding.ts';
import { documentFields } from '../invoice/extraction-data.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';

/** The steps with which an event of the alternative shape comes; the other nine are not told of in it. */
const STARTED_WITH_STEP = 1;
const EXTRACTED_WITH_STEP = 8;
const VALIDATED_WITH_STEP = 10;

/**
 * An event in the alternative shape of contract section 7, or null where that shape has none: it tells of the first step
 * as processing, of the eighth as extracted, of the tenth (the last check) as validated, and of no other.
 * @param record as it stands after the event.
 * @param payload the event in the standard shape.
 */
export function resourceEvent(record: InvoiceRecord, payload: EventPayload): ResourcePayload | null {
  const { timestamp } = payload;
  const invoice = {
    id: record.invoiceId,
    file_name: record.originalName,
    uploaded_at: record.uploadedAt,
    processed_at: record.processedAt,
  };
  switch (payload.event) {
    case 'invoice.uploaded':
      return { event: payload.event, timestamp, data: { ...invoice, status: 'PENDING', file_size: record.fileSize } };
    case 'invoice.processing':
      return stepEvent(record, payload.step, timestamp, invoice);
    case 'invoice.processed': {
      const extracted_data = payload.data.extraction_data;
      const data = { ...invoice, status: 'PROCESSED', extracted_data, validation: validationOf(record) } as const;
      return { event: payload.event, timestamp, data };
    }
    case 'invoice.flagged': {
      const extracted_data = payload.data.extraction_data;
      const data = { ...invoice, status: 'FLAGGED', extracted_data, flags: flagsOf(record, extracted_data) } as const;
      return { event: payload.event, timestamp, data };
    }
    case 'invoice.failed':
      return { event: payload.event, timestamp, data: { ...invoice, status: 'FAILED', error: errorOf(payload) } };
    default:
      return reviewEvent(payload, invoice);
  }
}

type Invoice = Pick<ResourcePayload['data'], 'id' | 'file_name' | 'uploaded_at' | 'processed_at'>;
type Review = EventPayload & { readonly event: 'invoice.approved' | 'invoice.rejected' | 'invoice.paid' };

function stepEvent(record: InvoiceRecord, step: number, timestamp: string, invoice: Invoice): ResourcePayload | null {
  const status = 'PROCESSING';
  switch (step) {
    case STARTED_WITH_STEP: {
      const started_at = record.startedAt ?? record.updatedAt;
      return { event: 'invoice.processing', timestamp, data: { ...invoice, status, started_at } };
    }
    case EXTRACTED_WITH_STEP: {
      const extracted_data = documentFields(record.readings);
      return { event: 'invoice.extracted', timestamp, data: { ...invoice, status, extracted_data } };
    }
    case VALIDATED_WITH_STEP:
      return { event: 'invoice.validated', timestamp, data: { ...invoice, status, validation: validationOf(record) } };
    default:
      return null;
  }
}

function reviewEvent({ event, timestamp, data }: Review, invoice: Invoice): ResourcePayload {
  // The three differ in the literals of event and status alone, and each brings its own pair.
  return { event, timestamp, data: { ...invoice, ...data } } as ResourcePayload;
}

/** A check that was not made is not passed. */
function validationOf({ findings }: InvoiceRecord) {
  const passed = (check: CheckName): boolean => findings[check]?.result === 'PASS';
  return {
    partner_valid: passed('partner_check'),
    category_valid: passed('category_check'),
    amount_valid: passed('amount_check'),
    date_valid: passed('submission_date_check'),
    duplicate_check: passed('duplicate_check'),
  };
}

/** Why amounts are over a limit, the cover's or the account's, and which of them is. */
const OVER_LIMIT: { readonly [Code in ReasonCode]?: 'insurance_amount' | 'total_amount' } = {
  MAX_COVERAGE_EXCEEDED: 'insurance_amount',
  AMOUNT_EXCEEDS_LIMIT: 'total_amount',
};

/** Each failed check: the flag that tells of it, and the figure or name that it failed on. */
const FLAGS: Readonly<
  Record<
    CheckName,
    {
      readonly type: (finding: Finding) => (typeof FLAG_TYPES)[number];
      readonly value: (data: ExtractionData, finding: Finding) => string | null;
    }
  >
> = {
  category_check: { type: () => 'CATEGORY_INVALID', value: () => null },
  amount_check: {
    type: ({ reasonCode }) => (OVER_LIMIT[reasonCode] === undefined ? 'AMOUNT_INVALID' : 'AMOUNT_EXCEEDS_LIMIT'),
    value: (data, { reasonCode }) => data[OVER_LIMIT[reasonCode] ?? 'insurance_amount'],
  },
  partner_check: { type: () => 'PARTNER_INVALID', value: (data) => data.identified_insurer },
  duplicate_check: { type: () => 'DUPLICATE_INVOICE', value: (data) => data.invoice_number },
  submission_date_check: { type: () => 'SUBMISSION_DATE_INVALID', value: (data) => data.submission_date },
};

function flagsOf({ findings }: InvoiceRecord, data: ExtractionData) {
  return CHECK_NAMES.flatMap((check) => {
    const finding = findings[check];
    if (finding?.result !== 'FAIL') return [];
    return [{ type: FLAGS[check].type(finding), message: finding.reason, value: FLAGS[check].value(data, finding) }];
  });
}

/** The pipeline's own fault is told apart from a document that can't be read. */
function errorOf({ message, data }: EventPayload & { readonly event: 'invoice.failed' }) {
  const code = data.error === 'PROCESSING_ERROR' ? 'PROCESSING_FAILED' : 'EXTRACTION_FAILED';
  return { code, message, details: { reason: data.error } } as const;
}
