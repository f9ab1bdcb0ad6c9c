import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each(['Creation date: 19 June 2026', 'Date de création : 19 juin 2026', 'Fecha de creación: 19 de junio de 2026'])(
  'a paper’s day is the one on which it was made: %s',
  (line) => {
    expect(billWith(line).values.submission_date).toBe('2026-06-19');
  },
);

test.each([
  ['All amounts in yen', 'JPY'],
  ['Charges in Thai baht', 'THB'],
  ['Amounts in Kuwaiti dinars', 'KWD'],
])('and its currency the one that it names in words: %s', (line, currency) => {
  expect(billWith(line).values.currency).toBe(currency);
});
