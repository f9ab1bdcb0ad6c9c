import {
  CHECK_NAMES,
  type CheckName,
  type DocumentField,
  type ExtractionData,
  UNKNOWN_INSURER,
  validationFlag,
} from '../../contracts/extraction-data.ts';
import type { Finding } from '../checks/finding.ts';
import { realDate } from '../checks/real-date.ts';
import type { Readings } from '../extraction/reading.ts';
import type { Risk } from '../risk/assess-risk.ts';

/** What the pipeline found, all of it. */
export interface PipelineResults {
  readonly readings: Readings;
  readonly findings: Readonly<Record<CheckName, Finding>>;
  readonly risk: Risk;
  readonly completeness: ExtractionData['_extraction_quality'];
  readonly summaryText: string;
}

/** The fourteen document fields as the contract shows them; null where the document does not say. */
export function documentFields(readings: Readings): Pick<ExtractionData, DocumentField> {
  const read = (field: DocumentField): string | null => readings[field]?.value ?? null;
  return {
    claim_number: read('claim_number'),
    insured_id: read('insured_id'),
    insurance_name: read('insurance_name'),
    identified_insurer: read('identified_insurer') ?? UNKNOWN_INSURER,
    patient_name: read('patient_name'),
    invoice_number: read('invoice_number'),
    // The check of the date tells of a printed date that does not exist; here it would be no ISO date.
    submission_date: realDate(readings.submission_date),
    insurance_amount: read('insurance_amount'),
    out_of_pocket: read('out_of_pocket'),
    max_coverage: read('max_coverage'),
    provider_name: read('provider_name'),
    currency: read('currency'),
    total_amount: read('total_amount'),
    insurance_percent: read('insurance_percent'),
  };
}

/** The fixed object of contract section 4: every key present, null where the document does not say. */
export function composeExtractionData(results: PipelineResults): ExtractionData {
  const { findings, risk, completeness } = results;
  const failed = CHECK_NAMES.filter((name) => findings[name].result === 'FAIL');
  return {
    ...documentFields(results.readings),
    category_check: findings.category_check.result,
    amount_check: findings.amount_check.result,
    partner_check: findings.partner_check.result,
    duplicate_check: findings.duplicate_check.result,
    submission_date_check: findings.submission_date_check.result,
    risk_score: risk.score,
    risk_level: risk.level,
    final_status: failed.length === 0 ? 'VERIFIED' : 'FLAGGED',
    validation_passed: failed.length === 0,
    validation_flags: failed.map(validationFlag),
    summary_text: results.summaryText,
    _extraction_quality: { ...completeness },
  };
}
