import { describe, expect, it } from 'vitest';
import {
  CHECK_NAMES,
  type CheckName,
  DOCUMENT_FIELDS,
  extractionDataSchema,
} from '../../../lambdas/contracts/extraction-data.ts';
import type { Finding } from '../../../lambdas/domain/checks/finding.ts';
import { composeExtractionData, type PipelineResults } from '../../../lambdas/domain/invoice/extraction-data.ts';
import { invoiceAnswer } from '../../../lambdas/domain/invoice/invoice-answer.ts';
import { newInvoice } from '../../../lambdas/domain/invoice/new-invoice.ts';
import { readingsOf } from '../checks/build-readings.ts';

const PASS: Finding = { result: 'PASS', reasonCode: 'AMOUNTS_AGREE', reason: 'Any.', evidence: [] };
const FINDINGS: Record<CheckName, Finding> = {
  category_check: PASS,
  amount_check: PASS,
  partner_check: PASS,
  duplicate_check: PASS,
  submission_date_check: PASS,
};
const VALUES = {
  claim_number: 'CLM-1',
  insured_id: 'ID-1',
  insurance_name: 'AIA Singapore',
  identified_insurer: 'AIA',
  patient_name: 'Tan Wei Ling',
  invoice_number: '4143347',
  submission_date: '2026-03-21',
  insurance_amount: '80.00',
  out_of_pocket: '20.00',
  max_coverage: '500.00',
  provider_name: 'Eastwick General Hospital',
  currency: 'SGD',
  total_amount: '100.00',
  insurance_percent: '80.00',
};
const RESULTS: PipelineResults = {
  readings: readingsOf(VALUES),
  findings: FINDINGS,
  risk: { score: 0, level: 'LOW' },
  completeness: { completeness_percentage: 100, fields_extracted: 14, total_fields: 14 },
  summaryText: 'A hospital invoice.',
};

describe('the extraction data', () => {
  it('carries every field, and is verified when every check passes', () => {
    const data = composeExtractionData(RESULTS);
    expect(extractionDataSchema.parse(data)).toEqual(data);
    expect(data).toMatchObject(VALUES);
    expect(data).toMatchObject({ final_status: 'VERIFIED', validation_passed: true, validation_flags: [] });
    expect(data).toMatchObject({ risk_score: 0, risk_level: 'LOW', summary_text: 'A hospital invoice.' });
    expect(data._extraction_quality).toEqual(RESULTS.completeness);
  });

  it('has its keys in the order of the contract', () => {
    const { shape } = extractionDataSchema;
    const data = composeExtractionData(RESULTS);
    expect(Object.keys(data)).toEqual(Object.keys(shape));
    expect(Object.keys(data._extraction_quality)).toEqual(Object.keys(shape._extraction_quality.shape));
  });

  it('has every key where nothing could be read: null, and UNKNOWN for the insurer', () => {
    const data = composeExtractionData({ ...RESULTS, readings: {} });
    expect(Object.keys(data).sort()).toEqual(Object.keys(extractionDataSchema.shape).sort());
    for (const field of DOCUMENT_FIELDS) expect(data[field]).toBe(field === 'identified_insurer' ? 'UNKNOWN' : null);
    expect(extractionDataSchema.parse(data)).toEqual(data);
  });

  it.each(CHECK_NAMES)('is flagged by a failed %s, under its upper-case name', (name) => {
    const data = composeExtractionData({ ...RESULTS, findings: { ...FINDINGS, [name]: { ...PASS, result: 'FAIL' } } });
    expect(data).toMatchObject({ final_status: 'FLAGGED', validation_passed: false, [name]: 'FAIL' });
    expect(data.validation_flags).toEqual([name.toUpperCase()]);
  });

  it('lists several flags in the order of the checks', () => {
    const failed: Finding = { ...PASS, result: 'FAIL' };
    const findings = { ...FINDINGS, submission_date_check: failed, category_check: failed };
    const flags = composeExtractionData({ ...RESULTS, findings }).validation_flags;
    expect(flags).toEqual(['CATEGORY_CHECK', 'SUBMISSION_DATE_CHECK']);
  });

  it('does not pass on a printed date that does not exist', () => {
    const data = composeExtractionData({ ...RESULTS, readings: readingsOf({ submission_date: '2026-02-30' }) });
    expect(data.submission_date).toBeNull();
    const ids = { accountId: 'acc_1', invoiceId: 'inv_1', originalName: 'a.pdf', fileSize: 1, fileSha256: 'f' };
    const { record } = newInvoice(ids, { now: 0, eventId: 'evt_1' });
    const answer = invoiceAnswer({ ...record, readings: readingsOf({ submission_date: '30 February 2026' }) }, '');
    expect([answer.submission_date, answer.fields.submission_date.value]).toEqual([null, null]);
  });
});
