import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

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

test('reads the figures of a remittance by the total of its claim, whatever else stands on that line', () => {
  const row = (y: number, cells: readonly string[]) =>
    cells.map((text, index) => ({ x: [40, 120, 200, 280, 360, 440][index] ?? 40, y, text }));
  const { values, outline } = extractInvoice(
    printedDocument(
      { x: 300, y: 30, text: 'LARKSPUR MEDICAL CENTER', size: 12 },
      { x: 40, y: 60, text: 'From : Aetna' },
      { x: 300, y: 60, text: 'NPI : 1023040645' },
      { x: 40, y: 80, text: 'ICN : 4852511830' },
      ...row(110, ['Rend Provider', 'Billed', 'Allowed', 'Deduct', 'CoIns', 'Prov Paid']),
      ...row(126, ['1548440645', '215.00', '176.00', '0.00', '17.60', '158.40']),
      ...row(142, ['1548440645', '66.00', '54.00', '0.00', '5.40', '48.60']),
      { x: 20, y: 158, text: 'Pat Resp: 23.00' },
      { x: 115, y: 158, text: 'Claim Totals:' },
      { x: 200, y: 158, text: '230.00' },
      { x: 280, y: 158, text: '0.00' },
      { x: 360, y: 158, text: '23.00' },
      { x: 440, y: 158, text: '207.00' },
    ),
  );
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject({
    insurance_name: 'Aetna',
    provider_name: 'LARKSPUR MEDICAL CENTER',
    claim_number: '4852511830',
    total_amount: '230.00',
    insurance_amount: '207.00',
    out_of_pocket: '23.00',
  });
});

test('reads a table of one row under a caption, whatever ages stand in the table below it', () => {
  const cells = (y: number, texts: readonly string[]) =>
    texts.map((text, index) => ({ x: [100, 180, 290, 400, 490][index] ?? 100, y, text }));
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'Harbor Imaging Associates', size: 14 },
      ...cells(120, ['Charge', 'Insurance Receipts', '', 'Adjustments', 'Patient Resp.']),
      ...cells(120, ['', '', 'Patient Receipts']).slice(2),
      { x: 20, y: 136, text: 'Facility: Harbor Imaging' },
      { x: 270, y: 136, text: 'Primary: Aetna Choice PPO' },
      { x: 410, y: 136, text: 'ID YZD4989973' },
      ...cells(152, ['928.00', '653.00', '0.00', '111.00', '164.00']),
      ...cells(250, ['31 - 60', '61 - 90', '91 - 120', 'Over 120', 'Total']),
      ...cells(266, ['0.00', '0.00', '0.00', '0.00', '164.00']),
    ),
  );
  expect(values).toMatchObject({
    insurance_name: 'Aetna Choice PPO',
    insured_id: 'YZD4989973',
    insurance_amount: '653.00',
    out_of_pocket: '164.00',
    total_amount: '817.00',
  });
});

test('counts as billed what stands under the head of the billed lines, not what a prescription lists above it', () => {
  const { lineItems } = extractInvoice(
    plainDocument(`
Bergdal Optometrists
Client: Ada Obi             Member No: STT8026525
Right         Sphere        -1.75
Left          Sphere        -2.00
Description                 Amount
Frame, metal                R1483.00
Lenses, pair                R2738.00
Sum (net):                  R4221.00
Medical Aid Portion         R4000.00
Patient Portion             R221.00`),
  );
  expect(lineItems.map(({ amount }) => amount)).toEqual(['1483.00', '2738.00']);
});

test('reads shares that a dental statement estimates, and the columns of a Medicare notice', () => {
  const { values } = extractInvoice(
    plainDocument(`
Lakeshore Dental Care
Patient: Noah Tremblay
Procedure         Fee          Est. Insurance     Patient Portion
Scaling           $120.00      $96.00             $24.00
Filling           $180.00      $144.00            $36.00
Totals            $300.00      $240.00            $60.00`),
  );
  expect(values).toMatchObject({ total_amount: '300.00', insurance_amount: '240.00', out_of_pocket: '60.00' });
  const notice = extractInvoice(
    plainDocument(`
Medicare Summary Notice
Service           Provider Charged   Medicare-Approved Amount   Medicare Paid   Maximum You May Be Billed
Echocardiogram    $400.00            $250.00                    $200.00         $50.00
Total             $400.00            $250.00                    $200.00         $50.00`),
  );
  expect(notice.values).toMatchObject({ total_amount: '250.00', insurance_amount: '200.00', out_of_pocket: '50.00' });
});

test('finds values under a row of labels, be the word beside a label one that nobody knows', () => {
  const row = (y: number, texts: readonly string[]) =>
    texts.map((text, index) => ({ x: [40, 130, 230, 310, 450][index] ?? 40, y, text }));
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'Umhlanga Heart Clinic', size: 14 },
      { x: 40, y: 70, text: 'Invoice No: 26/0081' },
      { x: 40, y: 84, text: 'Date: 2026-06-03' },
      ...row(110, ['Patient', 'Medical aid', 'Xyzzy', 'Membership number', 'Claim number']),
      ...row(126, ['Sipho Dlamini', 'Momentum', 'Ingwe', '440012987', 'MH-77120']),
      { x: 40, y: 180, text: 'Total: R 1 500.00' },
    ),
  );
  expect(values).toMatchObject({
    patient_name: 'Sipho Dlamini',
    insurance_name: 'Momentum',
    insured_id: '440012987',
    claim_number: 'MH-77120',
  });
});

test('takes the net of two totals that a printed discount parts', () => {
  const { values } = extractInvoice(
    plainDocument(`
Shanti Nursing Home
Patient Name: Kavita Joshi       Bill No: IPB-441
Total Bill                                         72,000.00
Less: Hospital Discount                             2,000.00
Payable                                            70,000.00
Total                                              70,000.00
Less: Amount sanctioned by TPA                     63,000.00`),
  );
  expect(values).toMatchObject({ total_amount: '70000.00', insurance_amount: '63000.00', out_of_pocket: '7000.00' });
});

test('takes a head of a few words more for a head where the others of its row are', () => {
  const row = (y: number, texts: readonly string[]) =>
    texts.map((text, index) => ({ x: [40, 170, 270, 360][index] ?? 40, y, text }));
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'Cebu Harbor Hospital', size: 14 },
      { x: 40, y: 70, text: 'Patient Name: Santos, Jose R.' },
      { x: 40, y: 84, text: 'HMO: Intellicare' },
      { x: 160, y: 84, text: 'Card No. 0011-2299-4401' },
      ...row(110, ['Particulars', 'Actual Charges', 'HMO', 'Out of Pocket of Patient']),
      ...row(126, ['Room and Board', '12,000.00', '10,000.00', '2,000.00']),
      ...row(142, ['Drugs', '8,000.00', '7,000.00', '1,000.00']),
      ...row(158, ['Total', '20,000.00', '17,000.00', '3,000.00']),
      { x: 40, y: 190, text: 'LOA limit PHP 25,000.00' },
    ),
  );
  expect(values).toMatchObject({
    insurance_name: 'Intellicare',
    insured_id: '0011-2299-4401',
    total_amount: '20000.00',
    insurance_amount: '17000.00',
    out_of_pocket: '3000.00',
    max_coverage: '25000.00',
  });
});

test('prefers the insurer to who handles its claims, and reads a net, a share and a claim in columns', () => {
  const { values } = extractInvoice(
    plainDocument(`
Al Barsha Dental Center
Bill No: B/26/4410           Patient: Omar Haddad
Company: Orient Insurance PJSC         TPA: NextCare
Treatment              Net           Co-Pay        Claim Amt
Composite filling      350.00        70.00         280.00
X-ray                  50.00         10.00         40.00
Total AED              400.00        80.00         320.00`),
  );
  expect(values).toMatchObject({
    insurance_name: 'Orient Insurance PJSC',
    total_amount: '400.00',
    insurance_amount: '320.00',
    out_of_pocket: '80.00',
  });
});
