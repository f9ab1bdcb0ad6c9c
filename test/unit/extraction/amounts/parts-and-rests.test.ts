import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
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

test.each([
  [
    'Of the bill of the clinic your plan has paid $11,482.60 directly to the hospital last week.',
    'The remaining $4,275.85 is to be borne by you for this stay. It is made up of the deductible of $3,500.00 and',
    'co-insurance of $775.85 as the conditions of your plan say it for stays of this kind.',
  ],
])('takes the parts that a letter names of a share for no share, where their sum is printed', (...lines) => {
  const values = read(`
Elmwood Family Clinic
Patient: Rosa Dena
Invoice No: INV-4471

${lines.join('\n')}`);
  expect(values).toMatchObject({
    insurance_amount: '11482.60',
    out_of_pocket: '4275.85',
    total_amount: '15758.45',
  });
});

test.each([
  ['Patient share', 'of which co-pay'],
  ['Patient share', 'including copay of'],
  ['Eigenanteil', 'davon Zuzahlung'],
  ['Part patient', 'dont participation forfaitaire'],
  ['A cargo del paciente', 'de los cuales copago'],
  ['A cargo do utente', 'dos quais copagamento'],
  ['Ditanggung pasien', 'termasuk ekses'],
])('what is of a share, %s, is a part: %s', (share, part) => {
  expect(amountsOfBill(`Total          25.00\n${share}          9.50\n${part}          2.00`)).toEqual({
    total: '25.00',
    insurance: '15.50',
    patient: '9.50',
  });
  expect(amountsOfBill(`Total          25.00\n${share} 9.50 (${part} 2.00)`).patient).toBe('9.50');
});

test.each([
  ['davon Kasse', 'davon Patient'],
  ['dont part assurance', 'dont part patient'],
  ['of which insurance', 'of which patient'],
])('what is of the total is a share: %s', (insurance, patient) => {
  expect(
    amountsOfBill(`Patient fees          12.00
Total          25.00
${insurance}          15.50
${patient}          9.50`),
  ).toEqual({ total: '25.00', insurance: '15.50', patient: '9.50' });
});
