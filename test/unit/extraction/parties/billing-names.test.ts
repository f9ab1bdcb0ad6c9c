import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

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

test('finds the name of a practice in two lines, before its address, and over the name of a clinician', () => {
  const bill = '\nInvoice No: 7781\nPatient: Ida Moss\nTotal     $90.00';
  const provider = (text: string) => extractInvoice(plainDocument(text + bill)).values.provider_name;
  expect(provider('Larkspur Orthopedics, 2277 Ridge Rd Ste 300, Dover, DE 19901')).toBe('Larkspur Orthopedics');
  expect(provider('Patient Payment Statement\nLarkspur Orthopedics, 2277 Ridge Rd Ste 300, Dover, DE 19901')).toBe(
    'Larkspur Orthopedics',
  );
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
