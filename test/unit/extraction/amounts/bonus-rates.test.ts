import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test('takes the bonus of a fixed subsidy for no rate of the bill', () => {
  const share = (words: string) => billWith(`Festzuschuss der Krankenkasse (${words} 70 %)       38.00`).values;
  expect(share('Bonus').insurance_percent).not.toBe('70.00');
  expect(share('Anteil').insurance_percent).toBe('70.00');
});
