import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Receipt No. / Date      RC-1182 / 13 May 2026\nAge / Sex    44 Y / F', 'RC-1182', '2026-05-13'],
  ['Facture n° / date      F-2231 / 13/05/2026', 'F-2231', '2026-05-13'],
  ['Bill No & Date : IP-0418, 13-05-2026', 'IP-0418', '2026-05-13'],
  ['Bill No & Date : IP-0418 dt 13-05-2026', 'IP-0418', '2026-05-13'],
  ['Rechnungsnummer und -datum: 118/2026, 13.05.2026', '118/2026', '2026-05-13'],
])('gives each of two labels that share a line its value: %s', (lines, number, date) => {
  expect(billWith(lines).values).toMatchObject({ invoice_number: number, submission_date: date });
});

test('gives the first of two labels no value of the row below, whatever the second is', () => {
  const { claim_number } = billWith('Claim No. / Dt.      CM-88120 / 12-Apr-2026\nAge / Sex      44 Y / F').values;
  expect(claim_number).toBe('CM-88120');
});
