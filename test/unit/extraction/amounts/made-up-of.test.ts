import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

const letter = (total: string, list: string) => `
We enclose the form for the patient. Our fees come to ${total} in all, ${list}.
Of this, 80% is met by your insurer. The rest has been settled at our desk by card.`;

test('takes what a sum is made up of for what was billed, and neither part for a share', () => {
  const { result, values } = check(
    letter('£320.00', 'made up of £210.00 for the scan (both knees) and £110.00 for the report'),
  );
  expect([result, values]).toMatchObject(['PASS', { total_amount: '320.00', insurance_percent: '80.00' }]);
  expect(values.insurance_amount).toBeUndefined();
});

test.each(['£340.00', '£465.00'])('gives no total that its parts do not come to: %s', (total) => {
  const { result, values } = check(
    letter(total, 'made up of £210.00 for the scan (both knees) and £110.00 for the report'),
  );
  expect([result, values.total_amount]).toEqual(['FAIL', undefined]);
});

test('takes the parts for shares where the list says whose they are', () => {
  expect(
    amountsOfBill(letter('£320.00', 'made up of the insurer’s share of £256.00 and the patient’s share of £64.00')),
  ).toMatchObject({ insurance: '256.00', patient: '64.00' });
});
