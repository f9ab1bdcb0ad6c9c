import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const BILL = (told: string) => `
Acupuncture, six sessions                      765.00
Total                                          765.00
Insurance pays                                 612.00
Patient pays                                   153.00

Annual limit                                 3,000.00

${told}`;

const OVER = { result: 'FAIL', reasonCode: 'MAX_COVERAGE_EXCEEDED' };

test.each([
  ['Used before this claim: 2,610.00', '390.00'],
  ['Paid on earlier claims this year 2,610.00', '390.00'],
  ['Vor dieser Abrechnung vergütet: 2.610,00', '390.00'],
  ['Consommé avant la présente facture : 2 610,00', '390.00'],
  ['Utilizado antes de este siniestro: 2.610,00', '390.00'],
  ['Utilizado antes deste pedido: 2.610,00', '390.00'],
  ['Terpakai sebelum klaim ini 2.610,00', '390.00'],
  ['Vor dieser Abrechnung vergütet: CHF\n2610.00', '390.00'],
  ['Remaining before this confinement: 390.00', '390.00'],
  ['Disponível antes deste ato          390,00', '390.00'],
  ['Sisa manfaat sebelum perawatan ini 390,00', '390.00'],
])('what was used of the limit for earlier bills is gone: %s', (told, left) => {
  expect(check(BILL(told))).toMatchObject({
    ...OVER,
    reason: `Of the maximum coverage ${left} was left before this bill, and the insurance amount is 612.00.`,
  });
});

test.each([
  ['enough was left', 'Used before this claim: 2,388.00'],
  ['what is left after the bill is not what was left before', 'Remaining after this claim: 390.00'],
  ['nothing was used before', 'Used before this claim: 0.00; remaining after this claim: 2,388.00'],
  ['it is not said of what was before', 'Used this year: 2,610.00'],
  ['one of several payers pays what was left', 'Used before this claim: 2,610.00\n\nPaid by the plan 390.00'],
])('the limit holds: %s', (_, told) => {
  expect(check(BILL(told))).toMatchObject({ result: 'PASS' });
});

test('a limit of which nothing was used is not what was used of it', () => {
  const bill = BILL('').replace('Annual limit                                 3,000.00', '');
  expect(check(`${bill}Out-patient limit: 700.00 per year (nothing used before this claim).`)).toMatchObject({
    result: 'PASS',
  });
});

test('`Beitrag höchstens` is the most that is contributed, `Beitrag` alone a premium', () => {
  const bill = (told: string) => BILL(told).replace('Annual limit                                 3,000.00', '');
  expect(check(bill('Brillengläser und Fassungen, Beitrag höchstens CHF 200.00 pro Kalenderjahr.'))).toMatchObject(
    OVER,
  );
  expect(check(bill('Brillengläser und Fassungen, Beitrag CHF 200.00 pro Kalenderjahr.'))).toMatchObject({
    result: 'PASS',
  });
});

test('a share cut to what is left of a limit is not the rate’s, though the figure stands under its words', () => {
  const bill = (used: string) => `
Osteopathy                                     434.00
Total                                          434.00
Insurance pays                                 265.00
Patient pays                                   169.00

Reimbursed at 75 % of the bill, up to an annual limit of 1,000.00

Bisher bezogen CHF
${used}`;
  expect(check(bill('735.00'))).toMatchObject({ result: 'PASS' });
  expect(check(bill('700.00'))).toMatchObject({ result: 'FAIL', reasonCode: 'PERCENT_DISAGREES' });
});
