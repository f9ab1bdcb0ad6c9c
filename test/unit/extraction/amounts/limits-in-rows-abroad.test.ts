import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  'Plafond de la prestation par année civile       EUR 650.00',
  'Plafond des indemnisations par année civile     EUR 650.00',
  'Plafond du contrat par patient et par an        EUR 650.00',
  'Límite de la garantía por asegurado y año       EUR 650.00',
  'Teto do benefício por pessoa e por ano          EUR 650.00',
  'Batas santunan untuk setiap peserta             EUR 650.00',
])('takes a row that begins with the most of what the insurer gives for the limit: %s', (row) => {
  expect(billWith(row).values.max_coverage).toBe('650.00');
});

test.each([
  'SARL au capital de 8 000 € · 4 rue Haute, 59000 Lille',
  'S.L. con capital social de 8.000 € · Calle Mayor 4, León',
  'Lda., com o capital social de 8.000 € · Rua Alta 4, Braga',
  'Klinik GmbH · Stammkapital 8.000 € · Hochstr. 4, Essen',
  'PT Klinik Sehat · Modal disetor Rp 8.000.000 · Jalan Tinggi 4',
])('takes what a company was founded with for no limit: %s', (line) => {
  expect(billWith(line).values.max_coverage).toBeUndefined();
});
