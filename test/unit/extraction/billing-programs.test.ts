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

test('finds the value of a line’s last label at the start of the next line', () => {
  const { values } = extractInvoice(
    plainDocument(`
Calabash Road Clinic
Patient Name:    Ada Obi
HMO:             Sunrise HMO
Cover: Primary - Patient Pays: NGN 4,000.00, HMO Claims:
NGN 10,000.00`),
  );
  expect(values).toMatchObject({ insurance_amount: '10000.00', out_of_pocket: '4000.00', total_amount: '14000.00' });
});

test('finds the name of a practice in two lines, before its address, and over the name of a clinician', () => {
  const bill = '\nInvoice No: 7781\nPatient: Ida Moss\nTotal     $90.00';
  const provider = (text: string) => extractInvoice(plainDocument(text + bill)).values.provider_name;
  expect(provider('Larkspur Orthopedics, 2277 Ridge Rd Ste 300, Dover, DE 19901')).toBe('Larkspur Orthopedics');
  expect(provider('Larkspur Chiropractic\nProvider Name: Janice Graves')).toBe('Larkspur Chiropractic');
  expect(provider('Larkspur Chiropractic\nProvider Net Pd')).toBe('Larkspur Chiropractic');
  const twoLines = printedDocument(
    { x: 50, y: 40, text: 'Thornbury Park', size: 16 },
    { x: 50, y: 60, text: 'Physiotherapy', size: 16 },
    { x: 50, y: 100, text: '3 Abbey Lane' },
    { x: 50, y: 120, text: 'Invoice No: 7781' },
    { x: 50, y: 140, text: 'Patient: Ida Moss' },
    { x: 50, y: 160, text: 'Total: £90.00' },
  );
  expect(extractInvoice(twoLines).values.provider_name).toBe('Thornbury Park Physiotherapy');
});

test('reads a date that a narrow column breaks over two lines', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Thornbury Park Physiotherapy', size: 16 },
      { x: 400, y: 80, text: 'Created: 4 September' },
      { x: 400, y: 94, text: '2026' },
      { x: 50, y: 140, text: 'Patient: Ida Moss' },
      { x: 50, y: 160, text: 'Total: £90.00' },
    ),
  );
  expect(values.submission_date).toBe('2026-09-04');
});

test.each([
  ['12 Station Road', 'Kilkenny R95 T6C2'],
  ['14 Main Street', 'Blackrock, Co. Dublin'],
  ['9 Abbey Lane', 'Sheffield S10 3TQ'],
  ['3 Ocean St', 'Mornington VIC 3931'],
  ['100 Tryon St', 'Dover, DE 19901-2210'],
])('reads the patient in the window of a letter: %s, %s', (street, town) => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Clinic
Declan Moss
${street}
${town}
Invoice No: 7781
Total                90.00`),
  );
  expect(values.patient_name).toBe('Declan Moss');
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

test('takes the member for the patient only where no patient is named', () => {
  const eob = (lines: string) => `
Explanation of Benefits
Member: Ida Moss             Claim number: EB7712345
${lines}
Provider: Cedar Hollow Orthopedics
Allowed amount               $600.00
What your plan paid          $480.00
What you owe                 $120.00`;
  expect(extractInvoice(plainDocument(eob(''))).values.patient_name).toBe('Ida Moss');
  expect(extractInvoice(plainDocument(eob('Patient: Tom Moss'))).values.patient_name).toBe('Tom Moss');
});

test.each([
  ['Scheme: Jubilee Health', 'insurance_name', 'Jubilee Health'],
  ['Guarantor: Sunrise Takaful', 'insurance_name', 'Sunrise Takaful'],
  ['Guarantor: Tom Moss', 'insurance_name', undefined],
  ['Enrollee Name: Ada Obi', 'patient_name', 'Ada Obi'],
  ['SOA No.: 2026-05512', 'invoice_number', '2026-05512'],
  ['Statement: 1042', 'invoice_number', '1042'],
  ['Billed: 2026-05-14', 'submission_date', '2026-05-14'],
  ['GL Limit: RM 20,000.00', 'max_coverage', '20000.00'],
] as const)('reads %s', (line, field, value) => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Clinic
${line}
Consultation         90.00
Total                90.00`),
  );
  expect(values[field]).toBe(value);
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

test('takes a negative figure of a running ledger for the payment, and what stands behind it for the balance', () => {
  const { values } = extractInvoice(
    plainDocument(`
Maple Grove Dentistry
Patient: Tom Moss        Primary Carrier: Delta Dental
Date         Code     Description             Amount      Balance
05/01/2026   D1110    Prophylaxis             200.00      200.00
05/10/2026   Pay      Delta Dental Payment   -160.00       40.00
Balance Due Now: $40.00`),
  );
  expect(values).toMatchObject({ insurance_amount: '160.00', out_of_pocket: '40.00', total_amount: '200.00' });
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

test('reads the first of several payers, and a provider whose name begins like a field of an address', () => {
  const { values } = extractInvoice(
    plainDocument(`
City Care Hospital
Sales Invoice
SI-2026-00112
Customer Name: Ravi Kumar
Payer 1: Blue Shield of California     Subscriber: XEA551204
Payer 1 claim: 2026134-551
Total                             $400.00`),
  );
  expect(values).toMatchObject({
    provider_name: 'City Care Hospital',
    patient_name: 'Ravi Kumar',
    insurance_name: 'Blue Shield of California',
    insured_id: 'XEA551204',
    claim_number: '2026134-551',
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

test('takes three capitals under a label for a name, not for the currency of the label', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'Fernhill Dental Studio', size: 14 },
      { x: 300, y: 80, text: 'Insurer' },
      { x: 300, y: 93, text: 'WPA' },
      { x: 300, y: 106, text: 'Policy 88-1200' },
      { x: 40, y: 180, text: 'Total: £90.00' },
    ),
  );
  expect(values.insurance_name).toBe('WPA');
});

test('finds the insurer that heads its own claim form', () => {
  const form = (name: string) => `
OUT-PATIENT CLAIM FORM
${name}
Name of hospital: Kisumu Lakeside Clinic
Name of patient: Achieng Otieno
Amount claimed: KES 4,500.00`;
  const insurer = (name: string) => extractInvoice(plainDocument(form(name))).values.insurance_name;
  expect(insurer('Sunrise Insurance')).toBe('Sunrise Insurance');
  expect(insurer('Lakeside Wards')).toBeUndefined();
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

test('reads the member number under the insurer', () => {
  const { values } = extractInvoice(
    plainDocument(`
Northgate Physical Therapy
Invoice No: 20881            Patient: Marcus Bell
Insurance on file
MVP Health Care
ID: 80112209401
Total                $200.00`),
  );
  expect(values).toMatchObject({ insurance_name: 'MVP Health Care', insured_id: '80112209401' });
});
