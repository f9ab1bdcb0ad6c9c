import * as z from 'zod';
import { REASON_CODES } from './reason-codes.ts';

/** The fourteen document fields that completeness counts, in the contract's order (section 4). */
export const DOCUMENT_FIELDS = [
  'claim_number',
  'insured_id',
  'insurance_name',
  'identified_insurer',
  'patient_name',
  'invoice_number',
  'submission_date',
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
  'provider_name',
  'currency',
  'total_amount',
  'insurance_percent',
] as const;

export type DocumentField = (typeof DOCUMENT_FIELDS)[number];

/** The five checks, in the order in which the pipeline makes them. */
export const CHECK_NAMES = [
  'category_check',
  'amount_check',
  'partner_check',
  'duplicate_check',
  'submission_date_check',
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

export type ValidationFlag = Uppercase<CheckName>;

/** What `validation_flags` says of a check that failed. */
export const validationFlag = (check: CheckName) => check.toUpperCase() as ValidationFlag;

/** What `identified_insurer` says when no insurer of the registry is identified. */
export const UNKNOWN_INSURER = 'UNKNOWN';

const checkOutcome = z.enum(['PASS', 'FAIL']);
const text = z.string().nullable();
/** A plain decimal with two places and a dot, as a string: `"1234.50"`. */
const decimal = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .nullable();

export const riskLevel = z.enum(['LOW', 'MEDIUM', 'HIGH']);
export type RiskLevel = z.infer<typeof riskLevel>;

/** A box on a page, each side as a fraction (0 to 1) of the page, from its top left corner. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** The fixed object of section 4; the same one travels in event payloads. */
export const extractionDataSchema = z.object({
  claim_number: text,
  insured_id: text,
  insurance_name: text,
  identified_insurer: text,
  patient_name: text,
  invoice_number: text,
  submission_date: z.iso.date().nullable(),
  insurance_amount: decimal,
  out_of_pocket: decimal,
  max_coverage: decimal,
  provider_name: text,
  currency: z.string().length(3).nullable(),
  total_amount: decimal,
  insurance_percent: decimal,
  category_check: checkOutcome,
  amount_check: checkOutcome,
  partner_check: checkOutcome,
  duplicate_check: checkOutcome,
  submission_date_check: checkOutcome,
  risk_score: z.int(),
  risk_level: riskLevel,
  final_status: z.enum(['VERIFIED', 'FLAGGED']),
  validation_passed: z.boolean(),
  validation_flags: z.array(z.enum(CHECK_NAMES.map(validationFlag))),
  summary_text: z.string(),
  _extraction_quality: z.object({
    completeness_percentage: z.number(),
    fields_extracted: z.int(),
    total_fields: z.int(),
  }),
});

export type ExtractionData = z.infer<typeof extractionDataSchema>;

const evidenceSchema = z.object({
  field: z.enum(DOCUMENT_FIELDS).nullable(),
  text: z.string(),
  page: z.int().nullable(),
  box: boxSchema.nullable(),
});

/** One check's finding as the API shows it (`validation` of an invoice). */
export const checkFindingSchema = z.object({
  result: checkOutcome,
  reason_code: z.enum(Object.values(REASON_CODES).flat()),
  reason: z.string(),
  evidence: z.array(evidenceSchema),
});

/** One field's reading as the API shows it (`fields` of an invoice). */
export const fieldReadingSchema = z.object({
  value: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  page: z.int().nullable(),
  box: boxSchema.nullable(),
});
