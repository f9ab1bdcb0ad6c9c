import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

const bill = (total: string, insurance: string, patient: string) =>
  amountsOfBill(`
Total amount                    ${total}
Insurance pays                  ${insurance}
Patient pays                    ${patient}`);

test.each([
  ['- 450.50', '- 300.25', '- 150.25'],
  ['- 450,50 €', '- 300,25 €', '- 150,25 €'],
  ['450.50-', '300.25-', '150.25-'],
  ['450,50- EUR', '300,25- EUR', '150,25- EUR'],
  ['450,50 €-', '300,25 €-', '150,25 €-'],
  ['( $450.50 )', '( $300.25 )', '( $150.25 )'],
  ['$450.50 CR', '$300.25 CR', '$150.25 CR'],
  ['EUR - 450.50', 'EUR - 300.25', 'EUR - 150.25'],
  ['—450.50', '—300.25', '—150.25'],
  ['\u2011450.50', '\u2011300.25', '\u2011150.25'],
])('a total of %s is below zero', (total, insurance, patient) => {
  expect(bill(total, insurance, patient)).toEqual({ total: '-450.50', insurance: '300.25', patient: '150.25' });
});

test('shares printed as deductions, dashes behind a label and ranges say nothing of the total', () => {
  const figures = { total: '450.50', insurance: '300.25', patient: '150.25' };
  expect(bill('450.50', '- 300.25', '150.25')).toEqual(figures);
  expect(bill('450.50', '300.25 CR', '150.25')).toEqual(figures);
  expect(bill('450.50 -', '300.25', '150.25')).toEqual(figures);
  expect(
    amountsOfBill(`
Total amount - 450.50
Insurance pays – 300.25
Patient pays — 150.25`),
  ).toEqual(figures);
});
