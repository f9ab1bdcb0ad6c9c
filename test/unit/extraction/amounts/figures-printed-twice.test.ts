import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (...further: readonly string[]) =>
  check(
    [
      'Total                                  1,520.00',
      'Insurance pays                         1,216.00',
      'Patient pays                             304.00',
      ...further,
    ].join('\n'),
  );

test.each([
  ['Amount due from patient                  420.00', 'out of pocket', '420.00'],
  ['Patient to pay                           371.00', 'out of pocket', '371.00'],
  ['Invoice total                          1,640.00', 'total amount', '1640.00'],
  ['Invoice total                          1,400.00', 'total amount', '1400.00'],
])('a larger share, or another total, speaks against the figures that agree: %s', (row, field, value) => {
  expect(bill(row)).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNTS_DO_NOT_ADD_UP',
    reason: `The document prints another ${field} as well, ${value}, and nothing that explains the difference.`,
  });
});

test.each([
  ['a balance', ['Previous balance   116.00', 'Amount due from patient   420.00']],
  ['a fee and a balance', ['Previous balance   100.00', 'Late fee   16.00', 'Amount due from patient   420.00']],
  ['a deposit', ['Deposit   100.00', 'Amount due from patient   204.00']],
  ['a part of the share', ['Of which co-payment   54.00']],
  ['no share', ['Annual limit   5,000.00']],
])('what the document explains, or what is less than a share, does not: %s', (_, rows) => {
  expect(bill(...rows)).toMatchObject({ result: 'PASS' });
});
