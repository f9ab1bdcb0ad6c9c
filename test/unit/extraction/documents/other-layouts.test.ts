import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('reads a head of a table that is set in two lines', () => {
  const row = (y: number, cells: readonly string[]) =>
    cells.map((text, index) => ({ x: [50, 250, 350, 450][index] ?? 50, y, text }));
  const { values, lineItems } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Pine Hill Dermatology', size: 16 },
      { x: 50, y: 80, text: 'Patient: Rosa Dena' },
      { x: 300, y: 80, text: 'Claim Number: CN-5512' },
      ...row(140, ['Procedure', 'Total', 'Insurance', 'Patient']),
      ...row(153, ['', 'Charge', 'Payment', 'Balance']).slice(1),
      ...row(175, ['Skin biopsy', '$220.00', '$176.00', '$44.00']),
      ...row(195, ['Pathology', '$80.00', '$64.00', '$16.00']),
      ...row(215, ['TOTALS', '$300.00', '$240.00', '$60.00']),
    ),
  );
  expect(values).toMatchObject({ total_amount: '300.00', insurance_amount: '240.00', out_of_pocket: '60.00' });
  expect(lineItems.map(({ amount }) => amount)).toEqual(['220.00', '80.00']);
});

test('reads values whose colons stand in a column of their own', () => {
  const { values } = extractInvoice(
    plainDocument(`
RUMAH SAKIT HARAPAN BUNDA
No. Tagihan       : TG-2026-0031
Nama Pasien       : Ibu Siti Rahmawati
No. Peserta       : 0001234567890
Asuransi          : PT Asuransi Allianz Life Indonesia
Nomor Klaim       : KL-99120
Tanggal Pengajuan : 15 Maret 2026
Total Tagihan                    Rp 500.000
Dibayar Asuransi                 Rp 400.000
Dibayar Pasien                   Rp 100.000`),
  );
  expect(values).toMatchObject({
    invoice_number: 'TG-2026-0031',
    patient_name: 'Siti Rahmawati',
    insured_id: '0001234567890',
    insurance_name: 'PT Asuransi Allianz Life Indonesia',
    identified_insurer: 'Allianz Indonesia',
    claim_number: 'KL-99120',
    submission_date: '2026-03-15',
    total_amount: '500000.00',
    insurance_amount: '400000.00',
    out_of_pocket: '100000.00',
    currency: 'IDR',
  });
});

test('reads a letter that says everything in sentences', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Hilltop Medical Center', size: 14 },
      { x: 50, y: 100, text: 'Dear Ms Jane Cooper,' },
      {
        x: 50,
        y: 130,
        text: 'thank you for your visit to our clinic. We submitted your claim (claim number CLM-4412) to Aviva on the',
      },
      {
        x: 50,
        y: 145,
        text: '9 May 2026 under member ID JC-8812. The total amount of your invoice number HT-221 is £900.00. Of this,',
      },
      {
        x: 50,
        y: 160,
        text: '£720.00 was paid by insurance and your remaining patient responsibility is £180.00, due by 1 June 2026.',
      },
    ),
  );
  expect(values).toMatchObject({
    claim_number: 'CLM-4412',
    insured_id: 'JC-8812',
    invoice_number: 'HT-221',
    patient_name: 'Jane Cooper',
    identified_insurer: 'Aviva',
    insurance_amount: '720.00',
    out_of_pocket: '180.00',
    provider_name: 'Hilltop Medical Center',
  });
});

test('reads the boxes of a claim form, whose numbered labels stand over their values', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: '1a. INSURED’S I.D. NUMBER', size: 6 },
      { x: 300, y: 40, text: '2. PATIENT’S NAME (Last Name, First Name)', size: 6 },
      { x: 42, y: 52, text: 'W003082977' },
      { x: 302, y: 52, text: 'Ashcroft, Dominic U' },
      { x: 40, y: 80, text: '11c. INSURANCE PLAN NAME OR PROGRAM NAME', size: 6 },
      { x: 300, y: 80, text: '26. CLAIM NO.', size: 6 },
      { x: 42, y: 92, text: 'Humana' },
      { x: 302, y: 92, text: 'E2031094401' },
      { x: 40, y: 120, text: '28. TOTAL CHARGE', size: 6 },
      { x: 200, y: 120, text: '29. PAID BY INSURANCE', size: 6 },
      { x: 380, y: 120, text: '30. PATIENT RESPONSIBILITY', size: 6 },
      { x: 42, y: 132, text: '946.24' },
      { x: 202, y: 132, text: '473.12' },
      { x: 382, y: 132, text: '473.12' },
      { x: 40, y: 160, text: '33. BILLING PROVIDER INFO', size: 6 },
      { x: 42, y: 180, text: 'SALTMARSH MIND CLINIC' },
    ),
  );
  expect(values).toMatchObject({
    insured_id: 'W003082977',
    patient_name: 'Dominic U Ashcroft',
    identified_insurer: 'Humana',
    claim_number: 'E2031094401',
    total_amount: '946.24',
    insurance_amount: '473.12',
    out_of_pocket: '473.12',
    provider_name: 'SALTMARSH MIND CLINIC',
  });
});

test('prefers the allowed total to the billed one and the insurer’s payment to the adjustments', () => {
  const { values } = extractInvoice(
    plainDocument(`
Explanation of Benefits
Member ID: 5500127781                 Patient name: Tyler Whitaker
Claim number: 2026031900455           Provider: Cedar Valley Pediatrics
Amount billed                  $520.00
Plan discount                  $120.00
Allowed amount                 $400.00
Deductible                     $50.00
What your plan paid            $280.00
What you owe                   $120.00
Annual maximum benefit         $25,000.00`),
  );
  expect(values).toMatchObject({
    total_amount: '400.00',
    insurance_amount: '280.00',
    out_of_pocket: '120.00',
    max_coverage: '25000.00',
    insurance_percent: '70.00',
  });
});

test('gives the place of every printed value and its printed form', () => {
  const { readings } = extractInvoice(
    printedDocument({ x: 50, y: 100, text: 'Patient: SMITH, John' }, { x: 50, y: 120, text: 'Total: $ 45.00' }),
  );
  expect(readings.patient_name).toMatchObject({ value: 'John Smith', printed: 'SMITH, John' });
  expect(readings.total_amount?.place).toMatchObject({ page: 1 });
  expect(readings.total_amount?.place?.box.y).toBeCloseTo(120 / 842, 2);
});
