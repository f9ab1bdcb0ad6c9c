import { expect, test } from 'vitest';
import { amountCandidates } from '../../../../lambdas/domain/extraction/amounts/amount-candidates.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { check } from '../checked-bill.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  'Total der Leistungen',
  'Summe aller Leistungen',
  'Total for all treatments',
  'Total prescriptions',
  'Total de las prestaciones',
  'Total de estudios',
  'Total des consultations',
  'Total das sessões',
  'Total resep',
  'Jumlah pelayanan',
])('all that a house does or hands out is the bill’s total: %s', (label) => {
  const sheet = sheetOf(plainDocument(`${label.padEnd(40)}412.50\nOf these for you                        61.20`));
  const [total] = amountCandidates(sheet, 'total_amount');
  expect(total).toMatchObject({ figure: 41_250 });
  expect(total?.score).toBeGreaterThan(0.8);
});

test('a line within the sum explains no difference between the sum and the shares', () => {
  const bill = `
Amoxicillin                  140.00
Paracetamol                   12.50
Inhaler                       97.50
Total vitamin (sudah termasuk PPN)   250.00
Insurance pays               200.00
Patient pays                  62.50`;
  expect(check(bill)).toMatchObject({ result: 'FAIL', values: { total_amount: '250.00' } });
});
