import * as z from 'zod';
import { eventTimestamp } from './event-timestamp.ts';
import { DOCUMENT_FIELDS, extractionDataSchema } from './extraction-data.ts';
import { FAILURE_CODES } from './failure-codes.ts';
import { INVOICE_STATUSES } from './invoice-status.ts';
import { recordOf } from './record-of.ts';

const instant = z.iso.datetime();

/** In every event's data: which invoice it is about, and how far it has come. */
const invoice = {
  id: z.string(),
  file_name: z.string(),
  uploaded_at: instant,
  processed_at: instant.nullable(),
};

const documentFieldsSchema = extractionDataSchema.pick(recordOf(DOCUMENT_FIELDS, () => true as const));

/** One boolean a check: true when it passed. */
const validation = z.object({
  partner_valid: z.boolean(),
  category_valid: z.boolean(),
  amount_valid: z.boolean(),
  date_valid: z.boolean(),
  duplicate_check: z.boolean(),
});

export const FLAG_TYPES = [
  'CATEGORY_INVALID',
  'AMOUNT_INVALID',
  'AMOUNT_EXCEEDS_LIMIT',
  'PARTNER_INVALID',
  'DUPLICATE_INVOICE',
  'SUBMISSION_DATE_INVALID',
] as const;

const flag = z.object({ type: z.enum(FLAG_TYPES), message: z.string(), value: z.string().nullable() });

const error = z.object({
  code: z.enum(['EXTRACTION_FAILED', 'PROCESSING_FAILED']),
  message: z.string(),
  details: z.object({ reason: z.enum(FAILURE_CODES) }),
});

const event = <Name extends string, Data extends z.ZodRawShape>(name: Name, data: Data) =>
  z.object({ event: z.literal(name), timestamp: eventTimestamp, data: z.object({ ...invoice, ...data }) });

const review = <Name extends string, Status extends string>(name: Name, status: Status) =>
  event(name, { status: z.literal(status), previous_status: z.enum(INVOICE_STATUSES), updated_at: instant });

/** The event payloads of contract section 7, alternative shape: what a subscription of `payload_format: "resource"` gets. */
export const resourcePayloadSchema = z.discriminatedUnion('event', [
  event('invoice.uploaded', { status: z.literal('PENDING'), file_size: z.int() }),
  event('invoice.processing', { status: z.literal('PROCESSING'), started_at: instant }),
  event('invoice.extracted', { status: z.literal('PROCESSING'), extracted_data: documentFieldsSchema }),
  event('invoice.validated', { status: z.literal('PROCESSING'), validation }),
  event('invoice.processed', { status: z.literal('PROCESSED'), extracted_data: extractionDataSchema, validation }),
  event('invoice.flagged', {
    status: z.literal('FLAGGED'),
    extracted_data: extractionDataSchema,
    flags: z.array(flag),
  }),
  event('invoice.failed', { status: z.literal('FAILED'), error }),
  review('invoice.approved', 'APPROVED'),
  review('invoice.rejected', 'REJECTED'),
  review('invoice.paid', 'PAID'),
]);

export type ResourcePayload = z.infer<typeof resourcePayloadSchema>;
