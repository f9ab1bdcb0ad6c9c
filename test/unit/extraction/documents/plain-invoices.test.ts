import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('reads every field of a generated invoice with one label and value a line', () => {
  const { outline, values } = extractInvoice(
    plainDocument(`
MEDICAL INVOICE
Claim Number: CLM-2026-00042
Invoice Number: INV-7781
Insured ID: MEM123456789
Patient Name: John Smith
Provider: Riverside General Hospital
Insurance Company: Aetna
Submission Date: 2026-10-05
Service Date: 2026-09-28
Total Amount: $1,234.50
Insurance Amount: $987.60
Out of Pocket: $246.90
Maximum Coverage: $5,000.00
Insurance Percent: 80%
Currency: USD`),
  );
  expect(outline.kind).toBe('health-invoice');
  expect(values).toEqual({
    claim_number: 'CLM-2026-00042',
    invoice_number: 'INV-7781',
    insured_id: 'MEM123456789',
    patient_name: 'John Smith',
    provider_name: 'Riverside General Hospital',
    insurance_name: 'Aetna',
    identified_insurer: 'Aetna',
    submission_date: '2026-10-05',
    total_amount: '1234.50',
    insurance_amount: '987.60',
    out_of_pocket: '246.90',
    max_coverage: '5000.00',
    insurance_percent: '80.00',
    currency: 'USD',
  });
});

test('derives the shares from the total when only the rate is printed', () => {
  const { readings, values } = extractInvoice(
    plainDocument(`
Sunrise Family Clinic
Invoice #: 1001
Claim Number: CLM-1
Insured ID: A-77120
Patient: Maria Gonzalez
Insurer: Cigna
Date Submitted: 10/21/2026
Total Amount: $1,000.00
Insurance Pays 80%`),
  );
  expect(values).toMatchObject({
    claim_number: 'CLM-1',
    invoice_number: '1001',
    total_amount: '1000.00',
    insurance_percent: '80.00',
    insurance_amount: '800.00',
    out_of_pocket: '200.00',
    provider_name: 'Sunrise Family Clinic',
    identified_insurer: 'Cigna Healthcare',
    submission_date: '2026-10-21',
  });
  expect(readings.insurance_amount).toMatchObject({ method: 'derived', place: null, printed: null });
});

test('reads labels and values in two columns of pairs', () => {
  const { values } = extractInvoice(
    plainDocument(`
Northgate Dental Care
Statement Date     03/14/2026        Claim ID         88213-X
Patient            Oliver Twisden    Member Number    W1234 5678
Payer              Humana Inc.       Bill Number      B-9917

Amount Billed                    $450.00
Allowed Amount                   $400.00
Plan Paid                        $320.00
Patient Responsibility           $80.00`),
  );
  expect(values).toMatchObject({
    claim_number: '88213-X',
    insured_id: 'W1234 5678',
    patient_name: 'Oliver Twisden',
    insurance_name: 'Humana Inc.',
    identified_insurer: 'Humana',
    invoice_number: 'B-9917',
    submission_date: '2026-03-14',
    total_amount: '400.00',
    insurance_amount: '320.00',
    out_of_pocket: '80.00',
    insurance_percent: '80.00',
    provider_name: 'Northgate Dental Care',
  });
});

test('reads labels that head a grid of values', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Harbour Eye Clinic', size: 18 },
      { x: 50, y: 100, text: 'Bill No.' },
      { x: 200, y: 100, text: 'Policy Holder No.' },
      { x: 380, y: 100, text: 'Claim Ref' },
      { x: 50, y: 114, text: 'BN/2026/55' },
      { x: 200, y: 114, text: 'PH 4471 2290' },
      { x: 380, y: 114, text: 'CR-19283' },
      { x: 50, y: 150, text: 'Name of Patient' },
      { x: 200, y: 150, text: 'Health Insurer' },
      { x: 380, y: 150, text: 'Date of Issue' },
      { x: 50, y: 164, text: 'Ms. Amelia Hartwell' },
      { x: 200, y: 164, text: 'Bupa Insurance Limited' },
      { x: 380, y: 164, text: '7 March 2026' },
      { x: 50, y: 210, text: 'Grand Total' },
      { x: 200, y: 210, text: 'Insurer Share' },
      { x: 380, y: 210, text: 'You Pay' },
      { x: 50, y: 224, text: '£310.00' },
      { x: 200, y: 224, text: '£248.00' },
      { x: 380, y: 224, text: '£62.00' },
    ),
  );
  expect(values).toMatchObject({
    invoice_number: 'BN/2026/55',
    insured_id: 'PH 4471 2290',
    claim_number: 'CR-19283',
    patient_name: 'Amelia Hartwell',
    identified_insurer: 'Bupa',
    submission_date: '2026-03-07',
    total_amount: '310.00',
    insurance_amount: '248.00',
    out_of_pocket: '62.00',
    currency: 'GBP',
    provider_name: 'Harbour Eye Clinic',
  });
});

test('takes the figures of a total row from the columns of its table', () => {
  const { values, lineItems } = extractInvoice(
    plainDocument(`
Lakeside Imaging Center
Claim #: 5520-1           Subscriber ID: XJH882
Patient: Grace Holloway   Insurance: Molina Healthcare
Invoice Date: 11/02/2026  Invoice #: L-204

Service              Billed      Allowed     Insurance Paid   Patient Owes
MRI knee             $900.00     $700.00     $560.00          $140.00
Ultrasound           $300.00     $250.00     $200.00          $50.00
Total                $1,200.00   $950.00     $760.00          $190.00`),
  );
  expect(values).toMatchObject({ total_amount: '950.00', insurance_amount: '760.00', out_of_pocket: '190.00' });
  expect(lineItems.map(({ description, amount }) => [description, amount])).toEqual([
    ['MRI knee', '700.00'],
    ['Ultrasound', '250.00'],
  ]);
});

test('reads a German invoice with Swiss amounts and a Spanish one with Latin American ones', () => {
  const german = extractInvoice(
    plainDocument(`
Zahnarztpraxis Dr. Keller
Rechnung Nr. 2026-118            Rechnungsdatum: 04.02.2026
Patientin: Frau Lena Baumann
Mitgliedsnummer: 80756 1234
Versicherer: Helsana Versicherungen AG
Schadennummer: SN 55-12
Rechnungsbetrag: CHF 1'250.50
Versicherungsanteil: CHF 1'000.40
Patientenanteil: CHF 250.10`),
  ).values;
  expect(german).toMatchObject({
    invoice_number: '2026-118',
    submission_date: '2026-02-04',
    patient_name: 'Lena Baumann',
    insured_id: '80756 1234',
    identified_insurer: 'Helsana',
    claim_number: 'SN 55-12',
    total_amount: '1250.50',
    insurance_amount: '1000.40',
    out_of_pocket: '250.10',
    currency: 'CHF',
    provider_name: 'Zahnarztpraxis Dr. Keller',
  });
  const spanish = extractInvoice(
    plainDocument(`
Hospital San Rafael
Factura No: FV-20031
NIT: 900.123.456-7
Nombre del paciente: Carlos Restrepo
Afiliado No.: 1020304050
EPS: EPS SURA
Número de reclamación: RC-88
Fecha de radicación: 5 de marzo de 2026
Valor total: $ 1.250.000
Valor cubierto: $ 1.000.000
Copago: $ 250.000`),
  ).values;
  expect(spanish).toMatchObject({
    invoice_number: 'FV-20031',
    patient_name: 'Carlos Restrepo',
    insured_id: '1020304050',
    identified_insurer: 'SURA',
    claim_number: 'RC-88',
    submission_date: '2026-03-05',
    total_amount: '1250000.00',
    insurance_amount: '1000000.00',
    out_of_pocket: '250000.00',
    currency: 'COP',
    provider_name: 'Hospital San Rafael',
  });
});

test('reports printed amounts that disagree as they are printed', () => {
  const { values, readings } = extractInvoice(
    plainDocument(`
Oak Street Clinic
Claim Number: C-1     Patient: Ann Lee     Member ID: M-1002
Total: $500.00
Insurance Paid: $350.00
Patient Responsibility: $100.00
Coverage Rate: 80%`),
  );
  expect(values).toMatchObject({
    total_amount: '500.00',
    insurance_amount: '350.00',
    out_of_pocket: '100.00',
    insurance_percent: '80.00',
  });
  expect(readings.total_amount?.printed).toBe('$500.00');
});

test('leaves out what the document does not say', () => {
  const { values } = extractInvoice(
    plainDocument(`
Elm Pharmacy
Invoice Number: 778
Patient: Ruth Ames
Date of Birth: 01/02/1980
Due Date: 12/01/2026
Group Number: 55512
Total: $45.00`),
  );
  expect(values.claim_number).toBeUndefined();
  expect(values.insured_id).toBeUndefined();
  expect(values.submission_date).toBeUndefined();
  expect(values.insurance_amount).toBeUndefined();
  expect(values.identified_insurer).toBe('UNKNOWN');
});
