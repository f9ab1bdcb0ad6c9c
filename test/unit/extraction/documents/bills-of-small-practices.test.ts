import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const BILL = `
Elmwood Family Clinic
Invoice No: INV-4471
Patient: Rosa Dena
Insurer: Cigna
Total      1,200.00
Insurance pays      900.00
Patient pays      300.00`;

test('reads rupees as those of the country whose numbers and towns are printed', () => {
  const rupees = BILL.replaceAll(/(?=\b\d+,?\d*\.00)/g, 'Rs. ');
  expect(extractInvoice(plainDocument(`${rupees}\nPhone: +92 51 555 0100`)).values.currency).toBe('PKR');
  expect(extractInvoice(plainDocument(`${rupees}\nPhone: +91 44 555 0100`)).values.currency).toBe('INR');
});

test('reads a currency that a caption names for all amounts, and none out of the number of a room', () => {
  const { values } = extractInvoice(plainDocument(`${BILL}\nWard RM-310\nSummary (all amounts in Rs.)`));
  expect(values.currency).toBe('INR');
});

test('takes the balance for the share of a patient who has paid nothing, where an adjustment explains the rest', () => {
  const cells = (y: number, texts: readonly string[]) =>
    texts.map((text, at) => ({ x: [40, 110, 190, 300, 410, 500][at] ?? 0, y, text, size: 8 }));
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'Birch Lane Counselling Clinic', size: 14 },
      { x: 40, y: 80, text: 'Patient: Rosa Dena' },
      { x: 40, y: 100, text: 'Insurance: Cigna' },
      ...cells(200, [
        'Service',
        'Charge',
        'Patient Payment',
        'Insurance Payment',
        'Insurance Adjustment',
        'Balance Due',
      ]),
      ...cells(220, ['Therapy', '$200.00', '$0.00', '$120.00', '$50.00', '$30.00']),
    ),
  );
  expect(values).toMatchObject({ insurance_amount: '120.00', out_of_pocket: '30.00', total_amount: '150.00' });
});

test('reads a settlement by a named payer, beside whose claim stands no amount', () => {
  const { values, lineItems } = extractInvoice(
    plainDocument(`
CEDAR HOSPITAL – FINAL INPATIENT BILL
Bill No: INV-81      Patient: Rosa Dena
TPA Claim: 2672745309
Description             Amount (INR)
Nursing care                9,000.00
Ward medication             1,000.00
Subtotal:                  10,000.00
TPA Insurance Settlement (Oldham Assurance Ltd.):      8,000.00
Net Amount Payable by Patient:      2,000.00`),
  );
  expect(values).toMatchObject({
    provider_name: 'CEDAR HOSPITAL',
    claim_number: '2672745309',
    insurance_amount: '8000.00',
    out_of_pocket: '2000.00',
  });
  expect(lineItems.map(({ amount }) => amount)).toEqual(['9000.00', '1000.00']);
});

test('takes figures behind bullets and colons for billed lines, and none below their sum', () => {
  const { lineItems } = extractInvoice(
    plainDocument(`
Prairie Pharmacy
- Pharmacy ID: PHARM21549
- Ingredient Cost: $20.00
- Dispensing Fee: $2.50
- Total Billed: $22.50
- Insurance Payment: $15.00
- Patient Copay: $7.50`),
  );
  expect(lineItems.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['line', '20.00'],
    ['line', '2.50'],
  ]);
});

test('takes the day a statement was generated for its date only where it has no other', () => {
  expect(extractInvoice(plainDocument(`${BILL}\nGenerated: 18 September 2026`)).values.submission_date).toBe(
    '2026-09-18',
  );
  const dated = `${BILL}\nInvoice date: 2 September 2026\nGenerated: 18 September 2026`;
  expect(extractInvoice(plainDocument(dated)).values.submission_date).toBe('2026-09-02');
});

test('reads the patient whom every row of a table names, and none where two are named', () => {
  const table = (second: string) => `
Lorimer Dental Laboratory
Invoice No: S-2602-47
PATIENT            ITEM               PRICE
Angus Ferrier      Scaling            $134.00
${second}      Root canal         $851.00
TOTAL:             $985.00
PATIENT PAID:      $385.00
FUND TO PAY:       $600.00`;
  expect(extractInvoice(plainDocument(table('Angus Ferrier'))).values.patient_name).toBe('Angus Ferrier');
  expect(extractInvoice(plainDocument(table('Linda Skinners'))).values.patient_name).toBeUndefined();
});

test('reads the patient in a sentence that goes on to describe a person, and under `Invoice issued for`', () => {
  const sentence = 'Patient Aroha Tanewai, DOB 02 Oct 1978, membership 6440968583.';
  expect(extractInvoice(plainDocument(BILL.replace('Patient: Rosa Dena', sentence))).values.patient_name).toBe(
    'Aroha Tanewai',
  );
  expect(
    extractInvoice(plainDocument(BILL.replace('Patient: Rosa Dena', 'Patient Financial Services, Suite 4'))).values
      .patient_name,
  ).toBeUndefined();
  const issued = BILL.replace('Patient: Rosa Dena', 'Invoice issued for:\nRosa Dena');
  expect(extractInvoice(plainDocument(issued)).values.patient_name).toBe('Rosa Dena');
});

test('leaves the patient out of the name of who provided the services', () => {
  const { values } = extractInvoice(
    plainDocument(`
Cigna
Member: ROSA DENA
Services provided by Harborside Imaging Associates for Rosa Dena (self).
Amount billed      $300.00
Plan pays      $200.00
You owe      $100.00`),
  );
  expect(values.provider_name).toBe('Harborside Imaging Associates');
});

test("reads the plan behind the insurer's name, and a company's form that a narrow column breaks off", () => {
  const mentioned = BILL.replace('Insurer: Cigna', 'Direct billing to AIA HealthShield Gold Max, claim 2248125572.');
  expect(extractInvoice(plainDocument(mentioned)).values.insurance_name).toBe('AIA HealthShield Gold Max');
  const covered = BILL.replace('Insurer: Cigna', 'Policy: Humana Gold Plus HMO (FAMILY)');
  expect(extractInvoice(plainDocument(covered)).values.insurance_name).toBe('Humana Gold Plus HMO');
  const broken = printedDocument(
    { x: 50, y: 40, text: 'Elmwood Family Clinic', size: 14 },
    { x: 350, y: 100, text: 'Insurance: Aetna Life Insurance' },
    { x: 350, y: 114, text: 'Company' },
    { x: 350, y: 128, text: 'Total due 30.00' },
  );
  expect(extractInvoice(broken).values.insurance_name).toBe('Aetna Life Insurance Company');
});

test('knows an insurer with letters swapped, and not its namesake abroad', () => {
  const insured = (name: string, place: string) =>
    extractInvoice(plainDocument(`${BILL.replace('Cigna', name)}\n${place}`)).values.identified_insurer;
  expect(insured('Star Helath Insurance', 'Chennai')).toBe('Star Health');
  expect(insured('UniMed Group', '31 Tui Street, Hamilton 3204, New Zealand')).toBe('UNKNOWN');
});

test('reads a card number behind the name of the insurer, whose last word is not the label', () => {
  const { values } = extractInvoice(
    plainDocument(BILL.replace('Insurer: Cigna', 'Cashless admission: STAR HEALTH INSURANCE, card W754436267.')),
  );
  expect(values.insured_id).toBe('W754436267');
});

test('reads the insurer of a front desk: misspelt, on the panel, with its limit and card', () => {
  const misspelt = BILL.replace('Insurer: Cigna', 'SPONSER: Medi Partner\nINSURENCE COMPANY: Bharat General Co. Ltd.');
  expect(extractInvoice(plainDocument(misspelt)).values.insurance_name).toBe('Bharat General Co. Ltd.');
  const panel = BILL.replace(
    'Insurer: Cigna',
    'Panel: Crescent Takaful. Member 465-49-3245-05\nUHID / Card      LLP4128355\nLimit: Rs. 500,000.00',
  );
  expect(extractInvoice(plainDocument(panel)).values).toMatchObject({
    insurance_name: 'Crescent Takaful',
    insured_id: 'LLP4128355',
    max_coverage: '500000.00',
  });
});

test('takes the title of a request for no insurer, a stroke for no part of a name, and a payer’s trade for no provider', () => {
  const request = printedDocument(
    { x: 50, y: 40, text: 'Request for Cashless Treatment under Health Insurance', size: 16 },
    { x: 50, y: 100, text: 'Patient: Rosa Dena' },
    { x: 50, y: 120, text: 'Insurance pays: 900.00' },
    { x: 50, y: 140, text: 'Patient pays: 300.00' },
  );
  expect(extractInvoice(request).values.insurance_name).toBeUndefined();
  const stroke = BILL.replace('Insurer: Cigna', 'Ins. Comp.: Bharat General Health Care /');
  expect(extractInvoice(plainDocument(stroke)).values.insurance_name).toBe('Bharat General Health Care');
  const logo = printedDocument(
    { x: 118, y: 40, text: 'Financial', size: 18 },
    { x: 50, y: 100, text: 'Patient: Rosa Dena' },
    { x: 50, y: 120, text: 'Plan pays: 900.00' },
  );
  expect(extractInvoice(logo).values.provider_name).toBeUndefined();
});
