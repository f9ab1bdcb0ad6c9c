import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (below: string, [insurer, patient] = ['1,216.00', '304.00']) =>
  check(`
Description                              Amount
Consultation                           1,000.00
Tests                                    520.00
Total                                  1,520.00
${below}
Insurance pays                         ${insurer}
Patient pays                             ${patient}`);

test.each([
  ['Less discount 10 %                      -152.00'],
  ['Discount                                 152.00'],
  ['Rabatt 10 %                             -152.00'],
  ['Remise 10 %                              152.00'],
  ['Descuento                               -152.00'],
  ['Desconto                                 152.00'],
  ['Diskon 10 %                              152.00'],
  ['Less discount 10 %                      -152.00\nNet payable                            1,368.00'],
])('shares that make the total leave nothing for a discount below it: %s', (below) => {
  expect(bill(below)).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNTS_DO_NOT_ADD_UP',
    reason: expect.stringMatching(/^Below the stated total 1520\.00 the document takes 152\.00 off \(/),
  });
});

test.each([
  ['Discount already included                152.00'],
  ['Of which discount if paid in 10 days     152.00'],
  ['Your savings                             152.00'],
  ['Discount                                   0.00'],
  ['Deposit paid                             152.00'],
])('what is only told, hangs on a condition or was paid is not taken off: %s', (below) => {
  expect(bill(below)).toMatchObject({ result: 'PASS' });
});

test('shares of what the discount leaves are right', () => {
  const below = 'Less discount 10 %                      -152.00\nNet                                    1,368.00';
  expect(bill(below, ['1,094.40', '273.60'])).toMatchObject({ result: 'PASS', values: { total_amount: '1368.00' } });
});
