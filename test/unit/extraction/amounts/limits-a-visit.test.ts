import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (lines: string, limit: string) =>
  check(`${lines}\nTotal              800.00\nInsurer pays       600.00\nPatient pays       200.00\n${limit}`);
const ONE_VISIT = '04/05/2026  Consultation       300.00\n04/05/2026  Ultrasound         500.00';

test.each([
  'Santunan rawat jalan dari asuransi maksimal Rp 500.00 per kunjungan.',
  'Su seguro cubre hasta 500,00 € por visita.',
  'The plan pays up to £500.00 per visit.',
  'Die Versicherung zahlt höchstens 500,00 € pro Besuch.',
])('on the bill of one visit the most for a visit is the bill’s: %s', (limit) => {
  const { reasonCode, values } = bill(ONE_VISIT, limit);
  expect([reasonCode, values.max_coverage]).toEqual(['MAX_COVERAGE_EXCEEDED', '500.00']);
});

test.each([
  ['of two days', '01/05/2026  Consultation      300.00\n08/05/2026  Ultrasound      500.00'],
  ['that counts visits', '08/05/2026  Consultation, 2 visits       300.00\n08/05/2026  Ultrasound         500.00'],
  ['that tells no day', 'Consultation       300.00\nUltrasound         500.00'],
])('on a bill %s it is not', (_, lines) => {
  const { result, values } = bill(lines, 'The plan pays up to £500.00 per visit.');
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test('nor is the most for each of several sessions', () => {
  const lines = '01/05/2026  Physiotherapy      400.00\n08/05/2026  Physiotherapy      400.00';
  const { result, values } = bill(
    lines,
    'The plan settles at most £300.00 for each session, two sessions £600.00 here.',
  );
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test.each(['Sum I', 'Sum II', 'Sum B'])('a section’s sum is not the sum insured: %s', (label) => {
  const { result, values } = bill(
    `Crown              300.00\nBridge             200.00\n${label}              500.00\nX-ray              300.00`,
    '',
  );
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test('which is the limit', () => {
  const { reasonCode, values } = bill('Crown              800.00', 'Sum insured        500.00');
  expect([reasonCode, values.max_coverage]).toEqual(['MAX_COVERAGE_EXCEEDED', '500.00']);
});
