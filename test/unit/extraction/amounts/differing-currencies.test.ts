import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (sign: string, ...lines: readonly string[]) => `
Description                                     Amount
Consultation                                    ${sign} 150.00
Knee scan                                       ${lines[0] ?? `${sign} 850.00`}
Total                                           ${sign} 1,000.00
Insurance pays                                  ${sign} 800.00
Patient pays                                    ${sign} 200.00
${lines.slice(1).join('\n')}`;
const limit = (figure: string) => bill('£', '£ 850.00', `Maximum coverage                                ${figure}`);

test.each(['INR 850.00', 'US$ 850.00', '€ 850.00', '$ 850.00'])(
  'a billed line in another currency is not added to the others: %s',
  (line) => {
    const { reasonCode, values } = check(bill('£', line));
    expect([reasonCode, values.currency]).toEqual(['CURRENCIES_DIFFER', 'GBP']);
  },
);

test('nor are lines that all are in another currency than their total', () => {
  expect(check(bill('£').replaceAll(/£ (?=[18]50)/g, 'INR ')).reasonCode).toBe('CURRENCIES_DIFFER');
});

test.each(['INR 5,000.00', 'USD 900.00', '$ 900.00', '¥ 50,000'])(
  'a limit in another currency is not compared: %s',
  (figure) => {
    expect(check(limit(figure))).toMatchObject({ reasonCode: 'CURRENCIES_DIFFER', values: { currency: 'GBP' } });
  },
);

test.each([
  limit('£ 900.00'),
  limit('900.00'),
  bill('MXN', '$ 850.00'),
  bill('US$', '850.00', 'Maximum coverage                                $ 900.00'),
])('a sign that says less is of the same currency: %#', (text) => {
  expect(check(text).result).toBe('PASS');
});

test.each([
  ['$', 'RD$', 'DOP'],
  ['$', 'MOP', 'MOP'],
  ['Rs.', 'PKR', 'PKR'],
  ['Rs.', 'LKR', 'LKR'],
  ['Rs.', 'MUR', 'MUR'],
  ['Rs.', 'NPR', 'NPR'],
  ['DH', 'MAD', 'MAD'],
  ['FCFA', 'XAF', 'XAF'],
  ['FCFA', 'XOF', 'XOF'],
  ['¥', 'CNY', 'CNY'],
  ['£', 'EGP', 'EGP'],
  ['C$', 'NIO', 'NIO'],
])('a sign that several countries share is none of its own: %s beside %s', (sign, total, code) => {
  const text = bill(total).replaceAll(new RegExp(`${total.replace('$', '\\$')} (?=[18]50)`, 'g'), () => `${sign} `);
  expect(text).toContain(`${sign} 850.00`);
  expect(check(text)).toMatchObject({ result: 'PASS', values: { currency: code } });
});

test.each([
  ['Rs.', 'EUR'],
  ['£', 'PKR'],
  ['INR', 'PKR'],
  ['GBP', 'EGP'],
])('but one that is not theirs is: %s beside %s', (sign, total) => {
  const text = bill(total).replaceAll(new RegExp(`${total} (?=[18]50)`, 'g'), `${sign} `);
  expect(check(text).reasonCode).toBe('CURRENCIES_DIFFER');
});

test('the code that one figure has says what the sign of another means', () => {
  expect(check(bill('Rs.').replace('Rs. 800', 'PKR 800')).values.currency).toBe('PKR');
});

const twice = (eur: string, usd: string) => `EUR ${eur} / USD ${usd}`;
const REFERENCE = `
Description                                     Amount
Consultation                                    ${twice('150.00', '165.00')}
Knee scan                                       ${twice('850.00', '935.00')}
Total                                           ${twice('1,000.00', '1,100.00')}
Insurance pays                                  ${twice('800.00', '880.00')}
Patient pays                                    ${twice('200.00', '220.00')}`;

test('a second currency beside each figure is a reference', () => {
  expect(check(REFERENCE)).toMatchObject({ result: 'PASS', values: { currency: 'EUR' } });
});

test('a sum of its own does not make lines in another currency those of the total', () => {
  const text = bill('£').replaceAll(/£ (?=[18]50)/g, 'INR ');
  const summed = text.replace('Total  ', `Subtotal                                        INR 1,000.00\nTotal  `);
  expect(check(summed).reasonCode).toBe('CURRENCIES_DIFFER');
});

test.each(['USD 5,000.00 (GBP 900.00)', 'USD 5,000.00 / £ 900.00'])(
  'a limit is compared in the bill’s currency where it is converted beside: %s',
  (figure) => {
    expect(check(limit(figure))).toMatchObject({ result: 'PASS', values: { max_coverage: '900.00' } });
  },
);

test('and is exceeded as such', () => {
  expect(check(limit('USD 5,000.00 (GBP 700.00)')).values.max_coverage).toBe('700.00');
});
