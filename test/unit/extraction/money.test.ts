import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, decimalOf, findMoney } from '../../../lambdas/domain/extraction/text/money.ts';

test.each([
  ['$1,234.56', 123456, '$'],
  ['1.234,56 €', 123456, 'EUR'],
  ['1 234,56 EUR', 123456, 'EUR'],
  ["CHF 1'234.56", 123456, 'CHF'],
  ['CHF 2’000.00', 200000, 'CHF'],
  ['Rs. 1,23,456.00', 12345600, 'INR'],
  ['Rp 1.500.000', 150000000, 'IDR'],
  ['R$2.000,00', 200000, 'BRL'],
  ['$15,000.00 CAD', 1500000, 'CAD'],
  ['US$ 50', 5000, 'USD'],
  ['R8,374.95', 837495, 'ZAR'],
  ['Dhs. 900.00', 90000, 'AED'],
  ['-$45.10', -4510, '$'],
  ['($45.10)', -4510, '$'],
  ['0.00', 0, null],
])('reads %s as %i hundredths of %s', (text, cents, currency) => {
  expect(findMoney(text)).toMatchObject([{ cents, currency }]);
});

test.each([
  '80%',
  '12/03/2026',
  '2026-03-12',
  'INV-1234.50',
  'R292035',
  '+44 20 7946 0123'.slice(0, 3),
  '10.0.0.1',
  'AB1234',
])('finds no sure amount in %s', (text) => {
  expect(findMoney(text).filter(({ certain }) => certain)).toEqual([]);
});

test('reads every amount back that was printed in any locale', () => {
  const locales = fc.constantFrom(
    (whole: string, fraction: string) => `$${grouped(whole, ',')}.${fraction}`,
    (whole: string, fraction: string) => `${grouped(whole, '.')},${fraction} €`,
    (whole: string, fraction: string) => `${grouped(whole, ' ')},${fraction} EUR`,
    (whole: string, fraction: string) => `CHF ${grouped(whole, "'")}.${fraction}`,
    (whole: string, fraction: string) => `${whole}.${fraction} GBP`,
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), locales, (cents, print) => {
      const [whole = '', fraction = ''] = decimalOf(cents).split('.');
      expect(findMoney(`Total ${print(whole, fraction)}`).at(-1)?.cents).toBe(cents);
    }),
  );
});

test('writes and reads the plain decimals of the contract without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(decimalOf(cents)).toMatch(/^-?\d+\.\d{2}$/);
      expect(centsOf(decimalOf(cents))).toBe(cents);
    }),
  );
});

test('answers for any text without an exception', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => findMoney(text).length >= 0));
});

function grouped(whole: string, separator: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
