import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (head: string, after = '') => `
Grey Heron Medical Center
${head}
Blood count                               $300.00
Total                                     $300.00
Insurance Paid                            $200.00
Patient Pays                              $100.00
${after}`;

const valuesOf = (head: string, after?: string) => extractInvoice(plainDocument(bill(head, after))).values;

test.each(['Age: 24 yrs', 'MRN: 963078', 'UHID 77124'])('takes who stands over %s for the patient', (described) => {
  expect(valuesOf(`Visit particulars\nIda Moss\n${described}`).patient_name).toBe('Ida Moss');
});

test('knows an invoice’s number by its letters, though figures and letters mix in it', () => {
  expect(valuesOf('INV-5C5727EB\nPatient: Ida Moss').invoice_number).toBe('INV-5C5727EB');
  expect(valuesOf('SI-2026-1179\nPatient: Ida Moss').invoice_number).toBe('SI-2026-1179');
});

test('takes an insurer that is labelled as provider or issuer of the cover for the insurer', () => {
  expect(valuesOf('Patient: Ida Moss\nIssuer: Keystone Life Assurance').insurance_name).toBe('Keystone Life Assurance');
  expect(valuesOf('Patient: Ida Moss\nProvider: Heron Street Clinic').insurance_name).toBeUndefined();
});

test('reads who the bill is payable by, and numbers of cards and schemes', () => {
  const values = valuesOf('Patient: Ida Moss\nBill Payable By: NHIF\nInsurance Card: MBR1879674');
  expect(values).toMatchObject({ insurance_name: 'NHIF', insured_id: 'MBR1879674' });
  expect(valuesOf('Patient: Ida Moss\nPhilHealth ID: 12-369654143-8').insured_id).toBe('12-369654143-8');
});

test('takes no caption of a figure for an insurer', () => {
  expect(valuesOf('Patient: Ida Moss', 'Estimated Insurance Payment  $200.00').insurance_name).toBeUndefined();
});

test('puts the day first where the currency’s name says so', () => {
  const head = 'Patient: Ida Moss\nInvoice date: 02/09/2026';
  expect(valuesOf(head, 'Amounts expressed in New Zealand Dollars').submission_date).toBe('2026-09-02');
});

test('takes no title of a paper for the provider', () => {
  const paper = `
MEDICAL REPORT
Facility: Sierra Foothill Internal Medicine
Patient: Ida Moss
Total Charges: $300.00
Insurance Paid: $200.00`;
  expect(extractInvoice(plainDocument(paper)).values.provider_name).toBe('Sierra Foothill Internal Medicine');
});

test('takes a currency named in words before a sign on one figure that is none of the bill’s', () => {
  const form = `
HEALTH CLAIM FORM                            AMOUNTS IN US DOLLARS (USD)
R26.89
TOTAL CHARGE           PAID BY INSURANCE           PATIENT RESPONSIBILITY
172.63                 159.68                      12.95
`;
  expect(extractInvoice(plainDocument(form)).values.currency).toBe('USD');
});
