import {
  CHECK_NAMES,
  type CheckName,
  DOCUMENT_FIELDS,
  type DocumentField,
  UNKNOWN_INSURER,
} from '../../contracts/extraction-data.ts';
import type { InvoiceAnswer } from '../../contracts/invoice-answers.ts';
import { recordOf } from '../../contracts/record-of.ts';
import type { Finding } from '../checks/finding.ts';
import { realDate } from '../checks/real-date.ts';
import type { Place, Reading } from '../extraction/reading.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** Step 5 identifies the insurer; from then on an insurer that is not there is known to be unknown. */
const INSURER_STEP = 5;

/** GET's answer about one invoice: every key present, null until known or where the document does not say. */
export function invoiceAnswer(record: InvoiceRecord, downloadUrl: string): InvoiceAnswer {
  const read = (field: DocumentField): string | null => record.readings[field]?.value ?? null;
  const submissionDate = realDate(record.readings.submission_date);
  return {
    id: record.invoiceId,
    filename: `${record.invoiceId}.pdf`,
    original_name: record.originalName,
    file_type: 'application/pdf',
    file_size: record.fileSize,
    status: record.status,
    extraction_success: record.extractedAt !== null,
    extraction_processing_time: secondsBetween(record.startedAt, record.extractedAt),
    created_at: record.uploadedAt,
    updated_at: record.updatedAt,
    download_url: downloadUrl,
    claim_number: read('claim_number'),
    insured_id: read('insured_id'),
    insurance_name: read('insurance_name'),
    patient_name: read('patient_name'),
    invoice_number: read('invoice_number'),
    submission_date: submissionDate,
    insurance_value: read('insurance_amount'),
    max_coverage: read('max_coverage'),
    out_of_pocket: read('out_of_pocket'),
    currency: read('currency'),
    total_amount: read('total_amount'),
    insurance_percent: read('insurance_percent'),
    identified_insurer: read('identified_insurer') ?? (record.step < INSURER_STEP ? null : UNKNOWN_INSURER),
    provider_name: read('provider_name'),
    ...recordOf(CHECK_NAMES, (check) => record.findings[check]?.result ?? null),
    risk_score: record.risk?.score ?? null,
    risk_level: record.risk?.level ?? null,
    extraction_data: record.extractionData,
    validation: recordOf(CHECK_NAMES, (check) => findingAnswer(record.findings[check])),
    fields: recordOf(DOCUMENT_FIELDS, (field) =>
      readingAnswer(field === 'submission_date' && submissionDate === null ? undefined : record.readings[field]),
    ),
  };
}

function secondsBetween(from: string | null, to: string | null): number | null {
  return from === null || to === null ? null : Math.max(0, Date.parse(to) - Date.parse(from)) / 1_000;
}

function findingAnswer(finding: Finding | undefined): InvoiceAnswer['validation'][CheckName] {
  if (finding === undefined) return null;
  return {
    result: finding.result,
    reason_code: finding.reasonCode,
    reason: finding.reason,
    evidence: finding.evidence.map(({ field, text, place }) => ({ field, text, ...placeAnswer(place) })),
  };
}

function readingAnswer(reading: Reading | undefined): InvoiceAnswer['fields'][DocumentField] {
  return {
    value: reading?.value ?? null,
    confidence: reading?.confidence ?? 0,
    ...placeAnswer(reading?.place ?? null),
  };
}

function placeAnswer(place: Place | null) {
  return { page: place?.page ?? null, box: place?.box ?? null };
}
