import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Vokumel              CLM-2026-77120', 'claim_number', 'CLM-2026-77120'],
  ['The rebate was applied for (SIN-26/0418) in May.', 'claim_number', 'SIN-26/0418'],
  ['Pelakot no. MBR7120044', 'insured_id', 'MBR7120044'],
  ['Dadaro: KW/2026/0118', 'invoice_number', 'KW/2026/0118'],
])('reads a number by the capitals that it begins with, whatever stands before it: %s', (line, field, value) => {
  expect(billWith(line).readings[field as 'claim_number']).toMatchObject({
    value,
    confidence: 0.6,
    method: 'capitals',
  });
});

test.each([
  ['CLM-2026-77120\nCLM-2026-77121', 'two of them'],
  ['REFORM-77120', 'capitals that go on'],
  ['POL-77120-4', 'a policy’s'],
  ['IN 46204', 'a state and its code'],
])('takes none where it is not certain whose it is: %s (%s)', (line) => {
  const { claim_number, insured_id, invoice_number } = billWith(line).values;
  expect([claim_number, insured_id, invoice_number]).toEqual([undefined, undefined, undefined]);
});

test('what a label announces goes before what capitals say', () => {
  expect(billWith('Claim no.: 77-120\nVokumel: CLM-2026-44').values.claim_number).toBe('77-120');
});

test.each([
  ['Invoice - 60651', '60651'],
  ['RECEIPT – 60651', '60651'],
  ['Invoice (60651)', '60651'],
  ['Sammelrechnung 2026/09-113 vom 02.10.2026 an AOK Bayern', '2026/09-113'],
  ['BILLING STATEMENT\n2026/5093', '2026/5093'],
])('reads the number of a title behind a dash, in brackets, before a date and under it: %s', (title, number) => {
  expect(billWith(title).values.invoice_number).toBe(number);
});

test.each(['Invoice - 12/03/2026', 'Receipt - Room 204', 'BILLING STATEMENT\n2026/05'])(
  'takes no date, room or month of a title for its number: %s',
  (title) => {
    expect(billWith(title).values.invoice_number).toBeUndefined();
  },
);
