import { expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

const reminder = (sentences: string) =>
  amountsAndCheck(`
The Larch Room
Counselling and Psychotherapy
12 February 2026
Dear Philippa,
Our invoice 20417 for your six sessions is still partly open.
${sentences}
With best wishes,
the practice manager`);

test('a letter that names both shares needs no total: the one figure that an insurer has settled is its share', () => {
  expect(
    reminder(`Bupa has settled £480.00 under your policy.
The part that your policy leaves to you is £80.00: the yearly excess.`),
  ).toMatchObject({ insurance: '480.00', patient: '80.00', check: 'PASS' });
});

test('a larger figure may be the total, and nothing is concluded', () => {
  expect(
    reminder(`Bupa has settled £480.00 under your policy.
The part that your policy leaves to you is £80.00: the yearly excess.
Course of treatment agreed in autumn: £640.00`).insurance,
  ).toBeUndefined();
});
