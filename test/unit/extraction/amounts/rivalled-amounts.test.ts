import { expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

const amountsOf = (lines: string) =>
  amountsAndCheck(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
${lines}`);

test('believes no total beside a patient’s share that makes up another printed figure, where the rest is printed nowhere', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $240.00
Mavel: $192.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: undefined, patient: '48.00', sure: 0, check: 'FAIL' });
});

test('believes no insurer’s share either, where the total that it makes with the patient’s is printed nowhere', () => {
  const bill = amountsOf(`
Insurance paid: $60.00
Gurtel: $12.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ insurance: undefined, patient: '48.00', sure: 0, check: 'FAIL' });
});

test('takes one of several parts for no share, and is less sure of the total', () => {
  const bill = amountsOf(`
Total charges: $620.00
Copay: $25.00
Guarantor gavel: $155.00
Zorvel for the guarantor: $180.00`);
  expect(bill).toMatchObject({ total: '620.00', patient: undefined, sure: 0, check: 'FAIL' });
});

test('believes a total and a share whose rest is printed, whatever else the share makes up', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $240.00
Mavel: $192.00
Lumon: $262.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('believes a total and a share whose rest is printed nowhere, where no other figures make a sum with the share', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $240.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('minds no sum that only a discount makes with the share', () => {
  const bill = amountsOf(`
Zorvel gim: $240.00
Loyalty discount: $192.00
Total: $310.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('needs the share twice to see it doubled', () => {
  const bill = amountsOf(`
Total charges: $310.00
Zorvel gim: $96.00
Patient responsibility: $48.00`);
  expect(bill).toMatchObject({ total: '310.00', patient: '48.00', check: 'PASS' });
});

test('minds no lines that the total is added up from', () => {
  const bill = amountsOf(`
Ward                        $125.00
Theatre                     $300.00
Medicines                    $75.00
Total charges               $500.00
Patient responsibility: $50.00`);
  expect(bill).toMatchObject({ total: '500.00', patient: '50.00', check: 'PASS' });
});

test('minds no sum that the share makes by chance, where the lines of a table make what the two shares do', () => {
  const bill = amountsOf(`
Tooth                 Price       Discount     Amount
Extraction            225.00      0.00         225.00
Fluoride              180.00      0.00         180.00
Sealant               400.00      40.00        360.00
Insurance paid: $585.00
Patient responsibility: $180.00`);
  expect(bill).toMatchObject({ insurance: '585.00', patient: '180.00', check: 'PASS' });
});

test.each([
  'Hospital cash benefit',
  'Daily hospital benefit',
  'Krankenhaustagegeld',
  'Indemnité journalière',
  'Indemnización diaria',
  'Subsídio diário',
  'Santunan harian',
])('takes what is paid by the day in hospital for nobody’s share of the bill: %s', (label) => {
  const bill = amountsOf(`
Total charges: 1,000.00
${label}: 90.00
Covered by Aetna: 800.00
Excess: 200.00`);
  expect(bill).toMatchObject({ total: '1000.00', insurance: '800.00', patient: '200.00', check: 'PASS' });
});

test('a benefit that is not paid by the day is still the insurer’s share', () => {
  const bill = amountsOf(`
Total charges: 1,000.00
Hospital benefit: 800.00
Patient pays: 200.00`);
  expect(bill).toMatchObject({ insurance: '800.00', patient: '200.00', check: 'PASS' });
});
