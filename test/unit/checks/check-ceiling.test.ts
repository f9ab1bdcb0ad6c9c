import { expect, test } from 'vitest';
import { checkAmounts } from '../../../lambdas/domain/checks/check-amounts.ts';
import { checkCeiling } from '../../../lambdas/domain/checks/check-ceiling.ts';
import { readingsOf } from './build-readings.ts';

const GOOD = { insurance_amount: '80.00', out_of_pocket: '20.00', total_amount: '100.00' };
const check = (
  amountCeilings: Record<string, string>,
  values: Parameters<typeof readingsOf>[0] = { ...GOOD, currency: 'EUR' },
) => {
  const readings = readingsOf(values);
  return checkCeiling(checkAmounts({ readings, lineItems: [] }), readings, { amountCeilings });
};

test.each([
  ['the account has no ceiling', {}],
  ['the total is at the ceiling', { EUR: '100.00' }],
  ["only another currency's ceiling is lower", { USD: '1.00' }],
])('passes when %s', (_when, ceilings) => {
  expect(check(ceilings)).toMatchObject({ result: 'PASS', reasonCode: 'AMOUNTS_AGREE' });
});

test('fails a hundredth above the ceiling, and says by what', () => {
  expect(check({ EUR: '99.99' })).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNT_EXCEEDS_LIMIT',
    reason: "The total 100.00 EUR is above the account's ceiling of 99.99.",
  });
});

test('fails where there are ceilings and no currency to compare by', () => {
  expect(check({ EUR: '500.00' }, GOOD)).toMatchObject({ result: 'FAIL', reasonCode: 'CURRENCY_MISSING' });
  expect(check({}, GOOD)).toMatchObject({ result: 'PASS' });
});

test('leaves amounts that disagree with their own reason', () => {
  const finding = check({ EUR: '1.00' }, { ...GOOD, total_amount: '150.00', currency: 'EUR' });
  expect(finding).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNTS_DO_NOT_ADD_UP' });
});
