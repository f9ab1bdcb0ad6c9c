import * as z from 'zod';
import { timelineEventSchema } from './event-payload.ts';
import {
  CHECK_NAMES,
  checkFindingSchema,
  DOCUMENT_FIELDS,
  extractionDataSchema,
  fieldReadingSchema,
  riskLevel,
} from './extraction-data.ts';
import { INVOICE_STATUSES, REVIEW_STATUSES } from './invoice-status.ts';
import { recordOf } from './record-of.ts';

const status = z.enum(INVOICE_STATUSES);
const instant = z.iso.datetime();
const extracted = extractionDataSchema.shape;

const validationShape = recordOf(CHECK_NAMES, () => checkFindingSchema.nullable());
const fieldsShape = recordOf(DOCUMENT_FIELDS, () => fieldReadingSchema);

/** Data of 201 INVOICE_UPLOADED. */
export const uploadedInvoiceSchema = z.strictObject({
  id: z.string(),
  file_name: z.string(),
  /** Bytes of the file itself, without its multipart envelope. */
  file_size: z.int(),
  status: z.literal('PENDING'),
  uploaded_at: instant,
});

/** Data of 200 INVOICES_FETCHED. */
export const invoiceListSchema = z.strictObject({
  invoices: z.array(
    z.strictObject({
      id: z.string(),
      file_name: z.string(),
      status,
      uploaded_at: instant,
      processed_at: instant.optional(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
});

export type InvoiceListAnswer = z.infer<typeof invoiceListSchema>;

/** Data of 200 INVOICE_FETCHED: every key always present, null until known or where the document does not say. */
export const invoiceSchema = z.strictObject({
  id: z.string(),
  filename: z.string(),
  original_name: z.string(),
  file_type: z.literal('application/pdf'),
  file_size: z.int(),
  status,
  extraction_success: z.boolean(),
  /** Seconds from the pipeline's start until the fields were read and normalised. */
  extraction_processing_time: z.number().nullable(),
  created_at: instant,
  updated_at: instant,
  download_url: z.url(),
  claim_number: extracted.claim_number,
  insured_id: extracted.insured_id,
  insurance_name: extracted.insurance_name,
  patient_name: extracted.patient_name,
  invoice_number: extracted.invoice_number,
  submission_date: extracted.submission_date,
  insurance_value: extracted.insurance_amount,
  max_coverage: extracted.max_coverage,
  out_of_pocket: extracted.out_of_pocket,
  currency: extracted.currency,
  total_amount: extracted.total_amount,
  insurance_percent: extracted.insurance_percent,
  identified_insurer: extracted.identified_insurer,
  provider_name: extracted.provider_name,
  category_check: extracted.category_check.nullable(),
  amount_check: extracted.amount_check.nullable(),
  partner_check: extracted.partner_check.nullable(),
  duplicate_check: extracted.duplicate_check.nullable(),
  submission_date_check: extracted.submission_date_check.nullable(),
  risk_score: z.int().nullable(),
  risk_level: riskLevel.nullable(),
  extraction_data: extractionDataSchema.nullable(),
  validation: z.strictObject(validationShape),
  fields: z.strictObject(fieldsShape),
});

export type InvoiceAnswer = z.infer<typeof invoiceSchema>;

/** Data of 200 STATUS_UPDATED. */
export const statusUpdatedSchema = z.strictObject({
  id: z.string(),
  status: z.enum(REVIEW_STATUSES),
  updated_at: instant,
});

export type StatusUpdatedAnswer = z.infer<typeof statusUpdatedSchema>;

/** Data of 200 INVOICE_EVENTS_FETCHED: the timeline, oldest first. */
export const invoiceEventsSchema = z.strictObject({
  events: z.array(timelineEventSchema),
});

export type InvoiceEventsAnswer = z.infer<typeof invoiceEventsSchema>;
