import type { ExtractionData } from '../extraction-data.ts';
import type { InvoiceAnswer, InvoiceListAnswer, StatusUpdatedAnswer } from '../invoice-answers.ts';

/*
 * An invoice whose insurer nobody knows, as the service answers and tells of it: for people who read the API's description.
 */

export const UPLOADED_INVOICE = {
  id: 'inv_01m7w22kg08vgen2xzwdz59c44',
  file_name: 'invoice-20881.pdf',
  file_size: 2_182,
  status: 'PENDING',
  uploaded_at: '2026-11-20T09:30:11.968Z',
} as const;

export const PROCESSED_AT = '2026-11-20T09:30:15.123Z';

const DOCUMENT_FIELDS = {
  claim_number: 'CLM-2026-004417',
  insured_id: 'W2841190735',
  insurance_name: 'Zephyrine Mutual of Nowhere',
  patient_name: 'Maria Gonzalez',
  invoice_number: 'INV-20881',
  submission_date: '2026-11-17',
  max_coverage: '1000.00',
  out_of_pocket: '55.00',
  currency: 'USD',
  total_amount: '275.00',
  insurance_percent: '80.00',
  identified_insurer: 'UNKNOWN',
  provider_name: 'Riverside Family Clinic',
} as const;

const OUTCOMES = {
  category_check: 'PASS',
  amount_check: 'PASS',
  partner_check: 'FAIL',
  duplicate_check: 'PASS',
  submission_date_check: 'PASS',
  risk_score: 27,
  risk_level: 'MEDIUM',
} as const;

export const EXTRACTION_DATA: ExtractionData = {
  ...DOCUMENT_FIELDS,
  insurance_amount: '220.00',
  ...OUTCOMES,
  final_status: 'FLAGGED',
  validation_passed: false,
  validation_flags: ['PARTNER_CHECK'],
  summary_text:
    'Riverside Family Clinic billed a consultation for Maria Gonzalez (invoice INV-20881), submission date 2026-11-17. ' +
    'The total is USD 275.00: the insurer pays USD 220.00 (80.00%) and the patient pays USD 55.00.',
  _extraction_quality: { completeness_percentage: 92.86, fields_extracted: 13, total_fields: 14 },
};

/** On the first page: from the left, from the top, and how wide, as fractions of the page. */
const at = (x: number, y: number, width: number) => ({ page: 1, box: { x, y, width, height: 0.0126 } });

const PLACES = {
  claim_number: at(0.719, 0.1641, 0.1362),
  insured_id: at(0.2614, 0.1641, 0.1063),
  insurer: at(0.2614, 0.1869, 0.2143),
  patient_name: at(0.2614, 0.1414, 0.1144),
  invoice_number: at(0.719, 0.1414, 0.0781),
  submission_date: at(0.719, 0.1869, 0.0836),
  insurance_amount: at(0.7843, 0.3737, 0.0591),
  out_of_pocket: at(0.7843, 0.3965, 0.05),
  max_coverage: at(0.7843, 0.4419, 0.0727),
  provider_name: at(0.0817, 0.0596, 0.2862),
  total_amount: at(0.7843, 0.351, 0.0591),
  insurance_percent: at(0.7843, 0.4192, 0.0554),
};

const VALIDATION: InvoiceAnswer['validation'] = {
  category_check: {
    result: 'PASS',
    reason_code: 'CATEGORY_COVERED',
    reason: 'The document bills consultation care, and the account covers every category.',
    evidence: [{ field: null, text: 'Office consultation, established patient', ...at(0.0817, 0.2677, 0.2797) }],
  },
  amount_check: {
    result: 'PASS',
    reason_code: 'AMOUNTS_AGREE',
    reason: 'Insurance 220.00 and out-of-pocket 55.00 make the total 275.00.',
    evidence: [
      { field: 'insurance_amount', text: '$220.00', ...PLACES.insurance_amount },
      { field: 'out_of_pocket', text: '$55.00', ...PLACES.out_of_pocket },
      { field: 'total_amount', text: '$275.00', ...PLACES.total_amount },
    ],
  },
  partner_check: {
    result: 'FAIL',
    reason_code: 'INSURER_UNKNOWN',
    reason: 'No known insurance company could be identified on the document.',
    evidence: [{ field: 'insurance_name', text: 'Zephyrine Mutual of Nowhere', ...PLACES.insurer }],
  },
  duplicate_check: {
    result: 'PASS',
    reason_code: 'NO_DUPLICATE',
    reason:
      'No other invoice of the account has the same file or the same claim number or the same provider, invoice number and amount.',
    evidence: [],
  },
  submission_date_check: {
    result: 'PASS',
    reason_code: 'DATE_WITHIN_WINDOW',
    reason: 'The submission date 2026-11-17 is within the last 90 days.',
    evidence: [{ field: 'submission_date', text: '2026-11-17', ...PLACES.submission_date }],
  },
};

const read = (value: string, confidence: number, place: ReturnType<typeof at>) => ({ value, confidence, ...place });

export const INVOICE: InvoiceAnswer = {
  id: UPLOADED_INVOICE.id,
  filename: `${UPLOADED_INVOICE.id}.pdf`,
  original_name: UPLOADED_INVOICE.file_name,
  file_type: 'application/pdf',
  file_size: UPLOADED_INVOICE.file_size,
  status: 'FLAGGED',
  extraction_success: true,
  extraction_processing_time: 1.87,
  created_at: UPLOADED_INVOICE.uploaded_at,
  updated_at: PROCESSED_AT,
  download_url:
    'https://invoices.example.com/inv_01m7w22kg08vgen2xzwdz59c44.pdf?X-Amz-Expires=900&X-Amz-Signature=f263a3ee',
  ...DOCUMENT_FIELDS,
  insurance_value: '220.00',
  ...OUTCOMES,
  extraction_data: EXTRACTION_DATA,
  validation: VALIDATION,
  fields: {
    claim_number: read('CLM-2026-004417', 0.98, PLACES.claim_number),
    insured_id: read('W2841190735', 0.98, PLACES.insured_id),
    insurance_name: read('Zephyrine Mutual of Nowhere', 0.98, PLACES.insurer),
    identified_insurer: read('UNKNOWN', 0.9, PLACES.insurer),
    patient_name: read('Maria Gonzalez', 0.98, PLACES.patient_name),
    invoice_number: read('INV-20881', 0.98, PLACES.invoice_number),
    submission_date: read('2026-11-17', 0.98, PLACES.submission_date),
    insurance_amount: read('220.00', 0.98, PLACES.insurance_amount),
    out_of_pocket: read('55.00', 0.98, PLACES.out_of_pocket),
    max_coverage: read('1000.00', 0.98, PLACES.max_coverage),
    provider_name: read('Riverside Family Clinic', 0.98, PLACES.provider_name),
    currency: read('USD', 0.93, PLACES.total_amount),
    total_amount: read('275.00', 0.98, PLACES.total_amount),
    insurance_percent: read('80.00', 0.98, PLACES.insurance_percent),
  },
};

export const INVOICES: InvoiceListAnswer = {
  invoices: [
    {
      id: UPLOADED_INVOICE.id,
      file_name: UPLOADED_INVOICE.file_name,
      status: 'FLAGGED',
      uploaded_at: UPLOADED_INVOICE.uploaded_at,
      processed_at: PROCESSED_AT,
    },
  ],
  total: 1,
  page: 1,
  page_size: 20,
};

export const STATUS_UPDATED: StatusUpdatedAnswer = {
  id: UPLOADED_INVOICE.id,
  status: 'APPROVED',
  updated_at: '2026-11-20T10:02:47.310Z',
};
