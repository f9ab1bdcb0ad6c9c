import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const statement = (beside: string) => `
Date          Description                  Charged      Scheme tariff    Scheme paid     Member
03/02/2026    Psychotherapy 50-60 min     1,480.00           1,216.40       1,216.40     263.60
10/02/2026    Psychometric assessment     2,350.00           1,884.75       1,507.80     842.20
Totals for period                         3,830.00           3,101.15       2,724.20   1,105.80
Total charged 3,830.00${beside.padStart(47)}
Paid by scheme 2,724.20
Member liability 1,105.80`;

test('a balance that is brought forward beside the total sums up no column', () => {
  expect(check(statement('Balance brought forward 1,264.30')).result).toBe('PASS');
});

test('another sum there does', () => {
  expect(check(statement('Total tariff 1,264.30')).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

test('nor does one below the bill’s figures sum them up', () => {
  const bill = `
Charged this statement       1,940.00
Paid by the insurer          1,612.40
Member portion                 327.60
Balance brought forward        455.20
Amount now due                 782.80`;
  expect(check(bill).reasonCode).not.toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});
