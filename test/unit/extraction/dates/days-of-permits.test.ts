import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  'Authorised by insurer on    2 November 2026',
  'Authorized by insurer    11/02/2026',
  'Kostenzusage vom 02.11.2026',
  'Überweisung vom\n02.11.2026',
  'Accord préalable de l’assureur    02/11/2026',
  'Autorizado por la aseguradora el    02/11/2026',
  'Guia autorizada em    02/11/2026',
  'Disetujui penanggung tanggal    02 November 2026',
])('the day of a permit or another paper alone is not the bill’s: %s', (line) => {
  expect(billWith(line).values.submission_date).toBeUndefined();
});

test('a letter’s own day goes before it', () => {
  const { values } = billWith('5 November 2026\nAuthorised by insurer on    2 November 2026');
  expect(values.submission_date).toBe('2026-11-05');
});
