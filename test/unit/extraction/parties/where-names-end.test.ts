import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test('begins no insurer’s name with the word for what is taken off', () => {
  const values = valuesOf(`Larch Hill Hospital
Patient: Edith Marlowe
Gross charges                                     800.00
Less PhilHealth                                   300.00
Amount due                                        500.00`);
  expect(values.insurance_name).toBe('PhilHealth');
});

test('takes the practice, not the physician over its name, for the provider', () => {
  const values = valuesOf(`Dr. N. Osei
Larch Hill Family Dentistry
12 Mill Lane
Patient: Edith Marlowe
Total                                             286.22`);
  expect(values.provider_name).toBe('Larch Hill Family Dentistry');
});

test.each(['Primary Diagnosis: Acute Bronchitis', 'Plan note: Annual Renewal', 'Insurance Diagnosis: Fractured Wrist'])(
  'takes what the last word before the colon says, not the first: %s',
  (line) => {
    const values = valuesOf(`Larch Hill Hospital
Patient: Edith Marlowe
${line}
Total                                             286.22`);
    expect(values.insurance_name).toBeUndefined();
  },
);

test('takes no kind of care in a column of categories for the provider', () => {
  const values = valuesOf(`Larch Hill Hospital
Patient: Edith Marlowe
Description              Category                 Amount
Blood count              Laboratory               100.00
Amoxicillin              Medicine                 186.22
Total                                             286.22`);
  expect(values.provider_name).toBe('Larch Hill Hospital');
});

test('ends a patient’s name where the next label of the line begins', () => {
  const values = valuesOf(`Larch Hill Hospital
PATIENT NAME: EDITH MARLOWE PATIENT'S RELATIONSHIP TO SUBSCRIBER: Child SUBSCRIBER NAME: OWEN MARLOWE
Total                                             286.22`);
  expect(values.patient_name).toBe('Edith Marlowe');
});

test('finds a patient over a file number', () => {
  const values = valuesOf(`Larch Hill Hospital
Edith Marlowe
MRN-204778 · 07700 900123
Total                                             286.22`);
  expect(values.patient_name).toBe('Edith Marlowe');
});

test('reads two words for number as one label', () => {
  const values = valuesOf(`Larch Hill Dental
Patient: Edith Marlowe
Your Cert. No. or ID. No.                         4471208
Total                                             286.22`);
  expect(values).toMatchObject({ insured_id: '4471208' });
});

test('reads the number of a claim in a line about paying', () => {
  const values = valuesOf(`Larch Hill Dental
Patient: Edith Marlowe
Total: $87.91
Paid by insurance on claim 4471208K0: $70.33. The balance is patient responsibility.`);
  expect(values).toMatchObject({ claim_number: '4471208K0', insurance_amount: '70.33' });
});

test('an insurer’s paper numbers its statements, and is dated by the settlement', () => {
  const values = valuesOf(`Kestrel Valley Health
Explanation of Benefits
Patient: Edith Marlowe
Patient ID: 4471208 01
Claim #: KV-2026-7781
Processed: September 8, 2026
Billed          Allowed         Plan Paid         You Pay
300.00          200.00          160.00            40.00
Generated on 9/11/2026     Document ID: EOB-KV-7781`);
  expect(values).toMatchObject({ submission_date: '2026-09-08' });
  expect(values.invoice_number).toBeUndefined();
});
