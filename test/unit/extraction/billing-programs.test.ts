import { expect, test } from 'vitest';
import { outlineDocument } from '../../../lambdas/domain/extraction/outline-document.ts';
import { extractInvoice } from './extract-invoice.ts';
import { plainDocument, printedDocument } from './printed-page.ts';

test('takes what is left to pay for no total where a subtotal is the sum of the shares', () => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Insurance Provider: Aetna        Claim Number: CN-88120
Subtotal:                                 $500.00
Insurance Coverage (80%):                -$400.00
Patient Responsibility:                   $100.00
Total Amount Due:                         $100.00`),
  );
  expect(values).toMatchObject({ total_amount: '500.00', insurance_amount: '400.00', out_of_pocket: '100.00' });
});

test('works the total out rather than repeat what the patient owes', () => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Insurance paid:                           $400.00
Patient Responsibility:                   $100.00
Total:                                    $100.00`),
  );
  expect(values).toMatchObject({ total_amount: '500.00', insurance_amount: '400.00', out_of_pocket: '100.00' });
});

test('reads a share that a ledger books among the services', () => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Chiropractic
Patient: Ida Moss
Date          Description                               Procedure     Charge
29/09/2026    Spinal manipulation                       97110        $204.00
12/10/2026    Insurance payment - Canada Life           INSPMT      -$150.00
Total Charges:                                                       $204.00
Total Account Balance:                                                $54.00`),
  );
  expect(values).toMatchObject({ total_amount: '204.00', insurance_amount: '150.00', out_of_pocket: '54.00' });
});

test('takes who is named as having paid for the insurer where the sums agree, but no card', () => {
  const bill = (paid: string) => `
Grey Heron Private Hospital
Patient: Ida Moss
Invoice 631363
Total                                  €1,185.50
${paid}                                €1,000.00
Balance                                  €185.50`;
  expect(extractInvoice(plainDocument(bill('Paid (Erin Life)'))).values).toMatchObject({
    insurance_amount: '1000.00',
    out_of_pocket: '185.50',
  });
  expect(extractInvoice(plainDocument(bill('Paid (Visa Card)'))).values.insurance_amount).toBeUndefined();
});

test('reads a hospital statement in columns of what an HMO covers and what exceeds it', () => {
  const { values } = extractInvoice(
    plainDocument(`
Santa Lucia Medical Center
STATEMENT OF ACTUAL CHARGES
Name: Maria Reyes          Date: Oct 06, 2026
Company / HMO: Cocolife Healthcare, Inc.    Member No.: K626743974
HOSPITAL CHARGES              ACTUAL        HMO          EXCESS
LABORATORY                    21,546.00     14,004.90    7,541.10
DRUGS AND MEDICINE             3,252.00      2,113.80    1,138.20
TOTAL                         24,798.00     16,118.70    8,679.30
PHP amounts only.`),
  );
  expect(values).toMatchObject({
    insurance_name: 'Cocolife Healthcare, Inc.',
    total_amount: '24798.00',
    insurance_amount: '16118.70',
    out_of_pocket: '8679.30',
    currency: 'PHP',
  });
});

test('takes the addressee of a bill for the insurer where its name says so', () => {
  const bill = (name: string) => `
Grey Heron Laboratory                               INVOICE
                                                    B-2611-542
BILL TO
${name}
12 Marina Road, Lagos
Patient        Contract          Pt Portion       Insurance
Ada Obi        NGN 21,000.00     NGN 4,000.00     NGN 17,000.00`;
  expect(extractInvoice(plainDocument(bill('Sunrise HMO'))).values).toMatchObject({
    insurance_name: 'Sunrise HMO',
    currency: 'NGN',
    total_amount: '21000.00',
    insurance_amount: '17000.00',
  });
  expect(extractInvoice(plainDocument(bill('Chidinma Okafor'))).values.insurance_name).toBeUndefined();
});

test('reads the member number that stands right behind the insurer, but not its short code', () => {
  const slip = (insurer: string) => `
Calabash Road Pharmacy and Clinic
Patient Name:    Ada Obi
HMO:             ${insurer}
Total            NGN 14,000.00
HMO pays         NGN 10,000.00
Patient pays     NGN 4,000.00`;
  const values = (insurer: string) => extractInvoice(plainDocument(slip(insurer))).values;
  expect(values('Sunrise HMO (MBR3457542)')).toMatchObject({ insurance_name: 'Sunrise HMO', insured_id: 'MBR3457542' });
  expect(values('Sunrise HMO (60054)').insured_id).toBeUndefined();
});

test('tells a bill under the heading Prescription by the share of an insurer on it', () => {
  const slip = (share: string) => `
Bergdal Optometrists
PRESCRIPTION
Client: Ada Obi             Member No: STT8026525
Right     -1.75     -0.50     90
Lenses, pair                     R2738.00
${share}`;
  const priced = slip('Medical Aid Portion              R2000.00\nPatient Portion                   R738.00');
  expect(outlineDocument(plainDocument(priced)).kind).toBe('health-invoice');
  expect(outlineDocument(plainDocument(slip('Take as directed'))).kind).toBe('other');
});

test.each([
  ['Policy Year Limit: S$750.00', '750.00'],
  ['Plan Maximum: S$500.00', '500.00'],
  ['Annual outpatient limit: S$1,500.00', '1500.00'],
  ['In-patient cover limit: S$5,000.00', '5000.00'],
])('reads the limit of a plan: %s', (line, limit) => {
  const { values } = extractInvoice(
    plainDocument(`
Bukit Medical Centre
Patient: Jun Jie Lau      Insurer: AIA Singapore
${line}
Total                        S$327.00
Insurance Coverage           S$213.00
Patient Responsibility       S$114.00`),
  );
  expect(values.max_coverage).toBe(limit);
});

test('reads numbers and dates under the names that billing programs give them', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 400, y: 40, text: 'Hospital Seri Melur', size: 14 },
      { x: 50, y: 90, text: 'SALES INVOICE' },
      { x: 50, y: 104, text: '849720' },
      { x: 50, y: 140, text: 'Patient Name' },
      { x: 160, y: 140, text: 'Kok Wai Leong' },
      { x: 320, y: 140, text: 'Created' },
      { x: 450, y: 140, text: '04-11-2026' },
      { x: 50, y: 158, text: 'Customer Name' },
      { x: 160, y: 158, text: 'Straits General Takaful' },
      { x: 320, y: 158, text: 'Insurance Claim' },
      { x: 450, y: 158, text: '9188411898' },
      { x: 50, y: 200, text: 'Total' },
      { x: 450, y: 200, text: 'RM 2,276.00' },
      { x: 50, y: 218, text: 'Total Insurance Claim Amount' },
      { x: 450, y: 218, text: 'RM 1,821.00' },
      { x: 50, y: 236, text: 'Patient Payable Amount' },
      { x: 450, y: 236, text: 'RM 455.00' },
      { x: 50, y: 270, text: 'Certificate: MBR5316034' },
    ),
  );
  expect(values).toMatchObject({
    invoice_number: '849720',
    claim_number: '9188411898',
    insured_id: 'MBR5316034',
    insurance_name: 'Straits General Takaful',
    submission_date: '2026-11-04',
    insurance_amount: '1821.00',
    currency: 'MYR',
  });
});
