import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test.each([
  ['Deductible     60.00\nCopay     25.00\nCoinsurance     15.00', 'three parts'],
  ['Deductible applied:     75.00\nCo-insurance (20%):     25.00', 'two'],
  ['Excess     40.00\nNon-payable items     60.00', 'an excess and what is not paid'],
  ['Patient payments     40.00\nBalance due     60.00', 'what was paid and what is left'],
])('a patient’s share is the sum of its parts: %j', (parts) => {
  const values = read(`
Elmwood Family Clinic
Patient: Rosa Dena
Insurer: Cigna
Invoice No: INV-4471
Total charges     400.00
Benefit amount     300.00
Aging     Current     0.00
${parts}`);
  expect(values).toMatchObject({ total_amount: '400.00', insurance_amount: '300.00', out_of_pocket: '100.00' });
});

test('what is left after the patient’s parts is the insurer’s, and a sum of deductions is none of them', () => {
  const values = read(`
Medical officer review sheet
Patient's name: Rosa Dena
Hospital name: Godavari Institute of Medical Sciences
Card No 215-25-3807-03
Total billed          182,944.00
Non-payable items       6,586.00
Room rent excess        5,488.00
Co-payment              9,879.00
Total deductions       21,953.00
Final payable         160,991.00`);
  expect(values).toMatchObject({ insurance_amount: '160991.00', out_of_pocket: '21953.00', total_amount: '182944.00' });
});

test('what a known insurer paid is its share, a number behind its name notwithstanding', () => {
  const values = read(`
Harbor Pediatrics
Patient: Rosa Dena
Receipt No: R-20918
Visit total                $210.00
Cigna paid (member 88210)  -$168.00
You paid                   -$42.00`);
  expect(values).toMatchObject({ total_amount: '210.00', insurance_amount: '168.00', out_of_pocket: '42.00' });
});

test('an insurer’s paper is dated by the day on which it settled, where it bears no other date', () => {
  const paper = `
EXPLANATION OF BENEFITS
Payer: Humana
Member: Rosa Dena
Provider: Elmwood Family Clinic
Service date: 02/10/2026
Allowed 100.00
Plan paid 80.00
You owe 20.00`;
  expect(read(`${paper}\nDate processed: 25/10/2026`).submission_date).toBe('2026-10-25');
  expect(read(`${paper}\nStatement date: 27/10/2026\nDate processed: 25/10/2026`).submission_date).toBe('2026-10-27');
});

test('a section’s head and a priced line say nothing of what a paper is', () => {
  const { outline } = extractInvoice(
    plainDocument(`
Periyar Hospital
Insurance Policy Details
Patient: Rosa Dena     Member ID: HX4412907
Contract adj 500.00
Total bill     900.00
Insurance covered     720.00
Patient payable     180.00`),
  );
  expect(outline.kind).toBe('health-invoice');
});

test('who paid a receipt is the patient, title and all', () => {
  const values = read(`
Smile Dental Care
Received with thanks from Mrs. Anita Joseph a sum of Rs. 1,000/- towards
Root canal treatment      Rs. 5,000/-
Member id 5512 9981 02`);
  expect(values.patient_name).toBe('Anita Joseph');
});

test('a sum of the patient’s parts is the share, and no part of it, where nobody prints what both bear', () => {
  const values = read(`
Explanation of Benefits
Member Name: Rosa Dena
Member ID: QX-88213
Provider: Elmwood Family Clinic
Your responsibility
Deductible     60.00
Copay     25.00
Coinsurance     15.00
Sum     100.00
Plan pays     300.00`);
  expect(values).toMatchObject({ insurance_amount: '300.00', out_of_pocket: '100.00', total_amount: '400.00' });
});
