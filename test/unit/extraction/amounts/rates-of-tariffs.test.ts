import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (said: string, agreed: readonly string[], paid: readonly string[], left: readonly string[]) => {
  const row = (name: string, charged: string, at: number) =>
    `${name.padEnd(20)}${charged.padStart(10)}${(agreed[at] ?? '').padStart(16)}${(paid[at] ?? '').padStart(12)}${(left[at] ?? '').padStart(12)}`;
  return `
${'Test'.padEnd(20)}   Charged     Agreed rate       Payer      Member
${row('Thyroid panel', '5,200.00', 0)}
${row('Vitamin D', '8,400.00', 1)}
${said}
Invoice total                                     13,600.00
Payable by the insurer                             9,520.00
Payable by the member                              4,080.00`;
};
const [CHARGED, PAID, LEFT] = [
  ['5,200.00', '8,400.00'],
  ['3,640.00', '5,880.00'],
  ['1,560.00', '2,520.00'],
];

test('a rate of what is agreed is held against lines of which no column is that rate of another one', () => {
  const said = 'The payer settles 85% of the agreed rate; the member pays 15% of it.';
  expect(check(bill(said, CHARGED, PAID, LEFT))).toMatchObject({
    result: 'FAIL',
    reasonCode: 'PERCENT_DISAGREES',
    values: { insurance_percent: '85.00' },
  });
});

test.each([
  ['of the charges', 'The payer settles 70% of the agreed rate.', CHARGED],
  ['of less than the charges', 'The payer settles 100% of the agreed rate.', ['3,640.00', '5,880.00']],
])('and not where one is: %s', (_, said, agreed) => {
  expect(check(bill(said, agreed, PAID, LEFT)).result).toBe('PASS');
});
