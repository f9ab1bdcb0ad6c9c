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
