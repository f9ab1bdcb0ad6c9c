import { expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

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

test('tells a bill under the heading Prescription by the share of an insurer on it', () => {
  const slip = (share: string) => `
Bergdal Optometrists
PRESCRIPTION
Account of: Ada Obi             Member No: STT8026525
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

test('reads the share on a line that names the labelled insurer and speaks of paying', () => {
  const { values } = extractInvoice(
    plainDocument(`
Riverbend Clinic
Statement date: May 4, 2026
Patient: Ida Moss           Insurance: Aetna
Office visit                             $240.00
Adjustment                               -$60.00
Aetna payment                           -$144.00
Your responsibility                       $36.00`),
  );
  expect(values).toMatchObject({ insurance_amount: '144.00', out_of_pocket: '36.00', total_amount: '180.00' });
});

test('tells a bill by three figures that agree, be each of them ever so vaguely labelled', () => {
  const { values, outline } = extractInvoice(
    plainDocument(`
Green Lane Psychology             Invoice # 1042
Bill To:
Ida Moss
Psychotherapy 60 min                     $180.00
Subtotal                                 $180.00
Paid by Cigna                           -$144.00
Balance Due                               $36.00`),
  );
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject({ total_amount: '180.00', insurance_amount: '144.00', out_of_pocket: '36.00' });
});

test('reads who pays what from whom an amount is due', () => {
  const { values } = extractInvoice(
    plainDocument(`
Quiet Harbor Counseling
Invoice 1182             14 May 2026
Re: Patient Ida Moss, member ID U55120445
Total                             £400.00
Amount due from Cigna (80%)       £320.00
Amount due from Ms Moss            £80.00`),
  );
  expect(values).toMatchObject({
    patient_name: 'Ida Moss',
    total_amount: '400.00',
    insurance_amount: '320.00',
    out_of_pocket: '80.00',
  });
});

test('reads a statement of benefits in the words of an insurer that writes to its member', () => {
  const { values } = extractInvoice(
    plainDocument(`
AXA Health
Statement of benefits paid
Date: 14 May 2026               Claim number: 88120045-01
Member: Mr Oliver Pratt         Membership number: AX551204
Treatment provider: Thornbury Park Physiotherapy
Amount invoiced                 £300.00
Amount we paid                  £250.00
Excess you need to pay          £50.00`),
  );
  expect(values).toMatchObject({
    patient_name: 'Oliver Pratt',
    provider_name: 'Thornbury Park Physiotherapy',
    total_amount: '300.00',
    insurance_amount: '250.00',
    out_of_pocket: '50.00',
  });
});
