import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveAmounts } from '../../../../lambdas/domain/extraction/amounts/derive-amounts.ts';
import { countCompleteness } from '../../../../lambdas/domain/extraction/count-completeness.ts';
import type { Outline, Reading, Readings } from '../../../../lambdas/domain/extraction/reading.ts';
import { summarizeInvoice } from '../../../../lambdas/domain/extraction/summarize-invoice.ts';
import { decimalOf } from '../../../../lambdas/domain/extraction/text/money.ts';

const printed = (value: string): Reading => ({
  value,
  printed: value,
  confidence: 0.95,
  place: null,
  method: 'label-right',
});
const invoice: Outline = {
  language: 'en',
  kind: 'health-invoice',
  seemsToBe: null,
  category: 'dental',
  categories: [{ category: 'dental', confidence: 0.95 }],
  confidence: 0.9,
  evidence: [],
};

test('derives the third of three figures and the percentage', () => {
  const readings = deriveAmounts({ total_amount: printed('100.00'), out_of_pocket: printed('33.33') });
  expect(readings.insurance_amount).toMatchObject({ value: '66.67', method: 'derived', printed: null, place: null });
  expect(readings.insurance_percent?.value).toBe('66.67');
});

test('leaves a share out that a rounded rate does not give to the cent', () => {
  const readings = deriveAmounts({ total_amount: printed('38973.15'), insurance_percent: printed('66.67') });
  expect(readings.insurance_amount).toBeUndefined();
});

test('never changes a printed figure, and what it derives always adds up', () => {
  const figure = fc.option(
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => printed(decimalOf(cents))),
    { nil: undefined },
  );
  fc.assert(
    fc.property(figure, figure, figure, (total_amount, insurance_amount, out_of_pocket) => {
      const given: Readings = {
        ...(total_amount && { total_amount }),
        ...(insurance_amount && { insurance_amount }),
        ...(out_of_pocket && { out_of_pocket }),
      };
      const derived = deriveAmounts(given);
      expect(derived).toMatchObject(given);
      const count = Object.keys(given).length;
      const { total_amount: total, insurance_amount: insurance, out_of_pocket: patient } = derived;
      if (count === 2 && total && insurance && patient) {
        expect(Number(insurance.value) + Number(patient.value)).toBeCloseTo(Number(total.value), 5);
      }
    }),
  );
});

test('counts 14 fields, and an unknown insurer as not extracted', () => {
  expect(countCompleteness({ claim_number: printed('C-1'), identified_insurer: printed('UNKNOWN') })).toEqual({
    completeness_percentage: 7.14,
    fields_extracted: 1,
    total_fields: 14,
  });
});

test('neither counts nor tells a date that does not exist', () => {
  const readings: Readings = { submission_date: printed('30 February 2026') };
  expect(countCompleteness(readings).fields_extracted).toBe(0);
  expect(summarizeInvoice(readings, invoice)).toBe('The invoice bills dental care.');
});

test('summarizes what was read and is silent on the rest', () => {
  const readings: Readings = {
    patient_name: printed('John Smith'),
    total_amount: printed('100.00'),
    insurance_amount: printed('80.00'),
    currency: printed('USD'),
    identified_insurer: printed('UNKNOWN'),
  };
  expect(summarizeInvoice(readings, invoice)).toBe(
    'The invoice bills dental care for John Smith. The total is USD 100.00: the insurer pays USD 80.00.',
  );
  const claimed = { claim_number: printed('C-1'), insured_id: printed('M-2'), submission_date: printed('2026-03-04') };
  expect(summarizeInvoice(claimed, invoice)).toBe(
    'The invoice bills dental care, submission date 2026-03-04. The claim number is C-1 and the member number is M-2.',
  );
  expect(summarizeInvoice({}, { ...invoice, kind: 'other', seemsToBe: 'a payslip' })).toBe(
    'The document is no healthcare invoice: it seems to be a payslip.',
  );
});

test('is less sure that nothing is left for the patient where nothing says so', () => {
  const { out_of_pocket, insurance_percent } = deriveAmounts({
    total_amount: printed('80.00'),
    insurance_amount: printed('80.00'),
  });
  expect(out_of_pocket).toMatchObject({ value: '0.00', confidence: 0.7 });
  expect(insurance_percent).toMatchObject({ value: '100.00', confidence: 0.7 });
});
