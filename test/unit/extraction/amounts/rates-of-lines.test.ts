import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

const read = (lines: string) => {
  const document = plainDocument(`
Pharmacie du Saule
Facture N° 2026-44            Patient : Ida Mousse
${lines}`);
  const amounts = readAmounts(document, outlineDocument(document));
  return { rate: amounts.readings.insurance_percent?.value, check: checkAmounts(amounts).result };
};
const sums = `
Total : 150,00 EUR
Part assurance : 84,00 EUR
Part patient : 66,00 EUR`;

test('takes the rates of single lines for no rate of the bill', () => {
  const lines = `
Sirop          Prix : 120,00 EUR      Taux de prise en charge : 70 %     84,00 EUR
Pansement      Prix : 30,00 EUR       Taux de prise en charge : 0 %      0,00 EUR`;
  expect(read(lines + sums)).toEqual({ rate: undefined, check: 'PASS' });
});

test('takes a rate of another base for none of the bill, its part rounded to a unit where no cents are printed', () => {
  const lines = `
Admissible amount                         1,97,326
Less: co-payment, plan pays 5% of that      9,866`;
  expect(read(lines + sums)).toEqual({ rate: undefined, check: 'PASS' });
});

test('holds a rate that is the part of no printed figure against the shares', () => {
  expect(read(`Taux de prise en charge : 80 %${sums}`)).toEqual({ rate: '80.00', check: 'FAIL' });
});

test('asks no line for a rate that the shares bear out', () => {
  const lines = `
Base de remboursement : 40,00 EUR         Taux de prise en charge : 56 %     22,40 EUR`;
  expect(read(lines + sums)).toEqual({ rate: '56.00', check: 'PASS' });
});

test('takes the one rate that a column gives for all its lines for the bill’s, whatever a cent rounded makes of it', () => {
  const table = (rate: string) => `
Acte             Montant      Taux      Part AMO     Part assuré
Sirop            4,25         60%       2,55         1,70
Pansement        3,87         ${rate}       2,32         1,55
Total            8,12                   4,87         3,25`;
  expect(read(table('60%'))).toEqual({ rate: '60.00', check: 'PASS' });
  expect(read(table('59%'))).toEqual({ rate: undefined, check: 'PASS' });
});
