import { expect, test } from 'vitest';
import { saysTotal } from '../../../../lambdas/domain/extraction/amounts/said-total.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';

test('takes what all of the treatment is worth for the total', () => {
  expect(
    amountsOfBill(
      'Sie erhielten vier Behandlungen (je 30,00 Euro) in unserer Praxis. Der Wert der Behandlungen beläuft sich auf 120,00 Euro.',
    ),
  ).toMatchObject({ total: '120.00' });
});

test.each([
  ['the cost of these sessions comes to', true],
  ['le cout total de vos seances s eleve donc a', true],
  ['el importe de las consultas asciende a', true],
  ['o valor das sessoes foi de', true],
  ['biaya perawatan adalah sebesar rp', true],
  ['der preis je sitzung betragt', false],
  ['the cost of a missed session is', false],
])('%s', (clause, isTotal) => {
  expect(saysTotal(clause)).toBe(isTotal);
});
