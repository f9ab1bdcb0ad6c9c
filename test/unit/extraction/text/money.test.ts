import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, decimalOf, findMoney } from '../../../../lambdas/domain/extraction/text/money.ts';

test.each([
  ['$1,234.56', 123456, '$'],
  ['1.234,56 €', 123456, 'EUR'],
  ['1 234,56 EUR', 123456, 'EUR'],
  ["CHF 1'234.56", 123456, 'CHF'],
  ['CHF 2’000.00', 200000, 'CHF'],
  ['Rs. 1,23,456.00', 12345600, 'INR'],
  ['Rp 1.500.000', 150000000, 'IDR'],
  ['RP 1.500.000', 150000000, 'IDR'],
  ['R$2.000,00', 200000, 'BRL'],
  ['$15,000.00 CAD', 1500000, 'CAD'],
  ['US$ 50', 5000, 'USD'],
  ['R8,374.95', 837495, 'ZAR'],
  ['Dhs. 900.00', 90000, 'AED'],
  ['-$45.10', -4510, '$'],
  ['($45.10)', -4510, '$'],
  ['0.00', 0, null],
  ['N45,000.00', 4500000, 'NGN'],
  ['K1,350', 135000, 'ZMW'],
  ['P 12.50', 1250, 'PHP'],
  ['Rs. 5,000/-', 500000, 'INR'],
  ['₹5,000/-only', 500000, 'INR'],
  ['KSh 4,500/=', 450000, 'KES'],
  ['4,500/=', 450000, null],
  ['Tk. 2,500.00', 250000, 'BDT'],
  ['SR 400.00', 40000, 'SAR'],
  ['KD 25.500', 2550, 'KWD'],
  ['OMR 1,215.250', 121525, 'OMR'],
  ['1,200.00CR', 120000, null],
  ['R1 200', 120000, 'ZAR'],
  ['3´450.00 CHF', 345000, 'CHF'],
  ['CHF 3‘450.00', 345000, 'CHF'],
  ['3`450.00', 345000, null],
  ['3′450.00', 345000, null],
  ['3 450,500 DT', 345050, 'TND'],
  ['3.450,500 TND', 345050, 'TND'],
  ['1 150,000 UGX', 15000000, 'UGX'],
  ['450€50', 45050, 'EUR'],
  ['1 450€05', 145005, 'EUR'],
  ['3.450$50', 345050, 'CVE'],
  ['450·50', 45050, null],
  ['£1,450·50', 145050, 'GBP'],
])('reads %s as %i hundredths of %s', (text, cents, currency) => {
  expect(findMoney(text)).toMatchObject([{ cents, currency }]);
});

test.each([
  ['Rs. 3.45 Lakh', 34500000, 'INR'],
  ['Rs. 5 Lakhs', 50000000, 'INR'],
  ['£5k', 500000, 'GBP'],
  ['US$1.5m', 150000000, 'USD'],
  ['INR 5 LAC', 50000000, 'INR'],
  ['₹2 crore', 2000000000, 'INR'],
  ['Rs. 5 Cr', 5000000000, 'INR'],
  ['USD 2 million', 200000000, 'USD'],
  ['2 million USD', 200000000, 'USD'],
  ['€ 1,5 Mio.', 150000000, 'EUR'],
  ['1,5 Mio. €', 150000000, 'EUR'],
  ['Rp 50 juta', 5000000000, 'IDR'],
  ['$ 500 K', 50000000, '$'],
  ['$ 345 mil', 34500000, '$'],
  ['20 mil pesos', 2000000, null],
])('multiplies %s to %i hundredths of %s', (text, cents, currency) => {
  expect(findMoney(text)).toMatchObject([{ cents, currency, end: text.replace(/ pesos/, '').length }]);
});

test.each([
  ['$ 450.50 K', 45050],
  ['$ 500 M.N.', 50000],
  ['450.50 CR', 45050],
  ['$ 450 Cr', 45000],
  ['450.50 mil', 45050],
  ['2.5 lakhs/cumm', 250],
])('takes %s for what it says without what follows', (text, cents) => {
  expect(findMoney(text)).toMatchObject([{ cents }]);
});

test.each([
  '3·450,50',
  '€ 1.250 Mio.',
  'Rs. 2 lakh 50 thousand',
  'USD 9999999999 million',
  '£ 0.5k',
  '500m',
  '5k',
  '£500.00k',
])('reads nothing of %s', (text) => {
  expect(findMoney(text)).toEqual([]);
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
  'K57.30',
  'N18.31',
  'P07.14',
  'RO 15',
])('finds no sure amount in %s', (text) => {
  expect(findMoney(text).filter(({ certain }) => certain)).toEqual([]);
});

test.each(['$3, 450.00', '$3 ,450.00', '€ 3. 450,00', "CHF 3' 450.00", '1,234, 567.00'])(
  'finds no part of %s, a number with a gap in it',
  (text) => {
    expect(findMoney(text)).toEqual([]);
    expect(findMoney(`${text} and $120.00, 450.00`).map(({ cents }) => cents)).toEqual([12000, 45000]);
  },
);

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

test.each([
  ['Ward limit 2025 R 8 400.00', [840000]],
  ['Claimed in 2026 EUR 500.00', [50000]],
  ['3 R 148.20', [14820]],
  ['Paid 2026 EUR', [202600]],
])('gives a sign between two numbers to the figure that it is of: %s', (text, cents) => {
  const signed = findMoney(text).filter(({ currency }) => currency !== null);
  expect(signed.map((money) => money.cents)).toEqual(cents);
});

function grouped(whole: string, separator: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

test('takes two groups of digits for money where a cell holds nothing else', () => {
  expect(findMoney('71 100')).toMatchObject([{ cents: 7110000, certain: true }]);
  for (const text of ['Box 71 100', '71 100 204', '0 100']) {
    expect(findMoney(text).filter(({ certain }) => certain)).toEqual([]);
  }
});

test.each(['DH77104482', 'SR4471882', 'KD1234567'])(
  'takes no number that begins like a currency for an amount: %s',
  (text) => {
    expect(findMoney(text)).toEqual([]);
  },
);

test.each([
  ['DH 771', 77100],
  ['DH771.50', 77150],
  ['Rp15000000', 1500000000],
])('but %s', (text, cents) => {
  expect(findMoney(text).map((money) => money.cents)).toEqual([cents]);
});
