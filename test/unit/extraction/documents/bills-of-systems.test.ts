import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test('reads the rows of a form that names its boxes', () => {
  const values = read(`
UB-04 CLAIM FORM
FL 1 PROVIDER NAME:      GREY HERON HOSPITAL          FL 4 TYPE OF BILL:    111
FL 8 PATIENT NAME:       MOSS, IDA                    FL 8a PATIENT ID:     114225
Box 50 PAYER NAME:       Harbour Life Insurance       FL 60 INSURED ID:     SUB5054371
FL 71 PPS CODE:          419                          FL 80 REMARKS:        none
TOTAL CHARGES:           $500.00
Insurance payment        $400.00
Patient owes             $100.00`);
  expect(values).toMatchObject({
    provider_name: 'GREY HERON HOSPITAL',
    patient_name: 'Ida Moss',
    insurance_name: 'Harbour Life Insurance',
    insured_id: 'SUB5054371',
  });
  expect(values.invoice_number).toBeUndefined();
});

test('takes no title of a paper for the provider', () => {
  const bill = (title: string) =>
    read(`
${title}
Grey Heron Medical Center         Bill Date: 10/08/2026
Patient Name: Ida Moss
Total Charges:      $500.00
Insurance Payment:  $400.00
Balance due:        $100.00`).provider_name;
  expect(bill('HOSPITAL SERVICES BILL')).toBe('Grey Heron Medical Center');
  expect(bill('NF2 Medical Bill')).toBe('Grey Heron Medical Center');
});

test('reads under a label where a heading or another column’s value stands beside it', () => {
  const values = read(`
Grey Heron Clinic
Billed To                             Invoice Info
Ida Moss                              Invoice #: 318819
12 Alder Court                        Due Date: 2026-11-08
Payment Type                          Invoice Date
Insurance                             2026-09-14
Harbour Gulf
Total:            500.00 SAR
Insurance Share:  400.00
Patient Share:    100.00`);
  expect(values).toMatchObject({
    patient_name: 'Ida Moss',
    insurance_name: 'Harbour Gulf',
    submission_date: '2026-09-14',
  });
});

test('reads no labelled total for a figure of the column over it', () => {
  const values = read(`
EXPLANATION OF BENEFITS
Patient: Moss, Ida                      Member ID: GFR3428599
Date of Service     Procedure     Submitted     Allowed       Paid
09/04/2026          D2740         $1,000.00     $1,000.00     $800.00
09/04/2026          D0274         $500.00       $500.00       $400.00
Total Submitted: $1,500.00                Total Paid: $1,200.00
                                          Amount due from patient: $300.00`);
  expect(values).toMatchObject({ out_of_pocket: '300.00', total_amount: '1500.00', insurance_amount: '1200.00' });
});

test('prefers a bill’s total to the totals of taxes and discounts, and to nothing', () => {
  const values = read(`
Grey Heron Clinic
Invoice
Patient: Ida Moss
Total                 $500.00
Total Discounts       $0.00
Total Tax             $0.00
Insurance pays        $400.00`);
  expect(values).toMatchObject({ total_amount: '500.00', out_of_pocket: '100.00' });
});

test('leaves out the street under a provider’s name', () => {
  const values = read(`
FINAL INVOICE
Patient Name: Ida Moss
Scheme Name: Harbour Bupa
Provider Information:
Grey Heron Hospital
Street 9, G-8/4
Total: $500.00
Insurance: $400.00`);
  expect(values).toMatchObject({ insurance_name: 'Harbour Bupa', provider_name: 'Grey Heron Hospital' });
});

test('prefers the number of a paper’s title to a bare reference, a claim’s number to a case’s', () => {
  const values = read(`
Grey Heron Clinic                       SALES ORDER
                                        S08007
Patient: Ida Moss                       Reference: HC.879.1653
Case #: 710480
Total: $500.00
Insurance due: $400.00
Claim no. HC.154.6180 was filed.`);
  expect(values).toMatchObject({ invoice_number: 'S08007', claim_number: 'HC.154.6180' });
});

test('reads what a remittance advice calls paid as the insurer’s, and its coinsurance as the patient’s', () => {
  const values = read(`
Meridian Health Plan
REMITTANCE ADVICE
Payee: Birch Hollow Clinic             Check date: 09/21/2026
Patient: FARROW, LENA     ICN: 20260914-771     HIC: W77120045
Serv Date    Proc    Billed     Allowed    Deduct    Coins    Paid
09/03/2026   99214   $400.00    $325.00    $0.00     $65.00   $260.00
09/03/2026   93000   $250.00    $200.00    $0.00     $40.00   $160.00
Claim totals         $650.00    $525.00    $0.00     $105.00  $420.00`);
  expect(values).toMatchObject({
    insurance_amount: '420.00',
    out_of_pocket: '105.00',
    total_amount: '525.00',
    insurance_name: 'Meridian Health Plan',
    insured_id: 'W77120045',
    provider_name: 'Birch Hollow Clinic',
  });
});

test('takes `you` for the insurer in a letter to its claims department', () => {
  const values = read(`
Kauri Point Surgical
14 Harbour View Road, Auckland 0622
30 July 2026
Claims Department
Southern Cross Health Society
Private Bag 99934, Auckland
Re: Ngaio Parata, claim RC-55102
Dear Sir or Madam,
Please find below our account for the procedure carried out on 22 July 2026. The total fee is $1,200.00. Under the
prior approval you have agreed to pay $1,020.00; the patient has paid the remaining $180.00 to us directly.`);
  expect(values).toMatchObject({
    insurance_amount: '1020.00',
    out_of_pocket: '180.00',
    insurance_name: 'Southern Cross Health Society',
    currency: 'NZD',
  });
});

test('reads a statement of few words by what its figures make up', () => {
  const { outline, values } = extractInvoice(
    plainDocument(`
Northgate Family Physicians            2026-09-16
Total amount due: $13.78
Date of Service     Description                       Charge     Paid
2026-09-12          ECG with interpretation           68.89      0.00
2026-09-12          Ins pmt, claim CLM-2026-461580               55.11
Responsible party: Philippa Grantham                             13.78`),
  );
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject({ insurance_amount: '55.11', out_of_pocket: '13.78', total_amount: '68.89' });
  expect(values.insurance_name).toBeUndefined();
});
