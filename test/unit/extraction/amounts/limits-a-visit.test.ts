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

test('so it is on one that tells no day but its own', () => {
  const { reasonCode } = bill(
    'Consultation       300.00\nUltrasound         500.00',
    'The plan pays up to £500.00 per visit.',
  );
  expect(reasonCode).toBe('MAX_COVERAGE_EXCEEDED');
});

test.each([
  ['of two days', '01/05/2026  Consultation      300.00\n08/05/2026  Ultrasound      500.00'],
  ['that counts visits', '08/05/2026  Consultation, 2 visits       300.00\n08/05/2026  Ultrasound         500.00'],
  [
    'that tells no day, but counts',
    'Therapy sessions          2      150.00       300.00\nUltrasound                                    500.00',
  ],
  [
    'that tells no day, but several',
    'Consultation       300.00\nUltrasound         500.00\nSeen on 12 and 26 February 2026, and on 27 February 2026.\nReferred on 20 February 2026, seen 21 February 2026.',
  ],
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

const VISITS = [
  '01/05/2026  Physiotherapy      500.00',
  '08/05/2026  Physiotherapy      120.00',
  '15/05/2026  Lymph drainage     180.00',
];
const billOfVisits = (lines: readonly string[], limit: string) =>
  check(
    `Date        Treatment          Fee\n${lines.join('\n')}
            Total              800.00
            Insurer pays       600.00
            Patient pays       200.00
${limit}`,
  );

test.each([
  'The plan pays up to £250.00 a visit.',
  'Su seguro cubre hasta 250,00 € por sesión.',
  'Die Versicherung zahlt höchstens 250,00 € pro Sitzung.',
  'A seguradora paga até 250,00 € por sessão.',
  'L’assurance rembourse au maximum 250,00 € par séance.',
])('what is paid for each visit is the most for all, of a cheaper one its price: %s', (limit) => {
  const { reasonCode, reason } = billOfVisits(VISITS, limit);
  expect(reasonCode).toBe('MAX_COVERAGE_EXCEEDED');
  expect(reason).toContain('at most 550.00 is paid for all of them');
});

test.each([
  ['that makes as much as is paid', VISITS, 'The plan pays up to £300.00 a visit.'],
  [
    'one of whose lines has no day',
    VISITS.with(2, '            Knee brace         180.00'),
    'The plan pays up to £250.00 a visit.',
  ],
  ['beside another one', VISITS, 'The plan pays up to £250.00 a visit, and up to £300.00 for each session of massage.'],
  ['that is the patient’s', VISITS, 'Your copay is limited to £250.00 a visit.'],
])('a limit of each visit %s says nothing against a bill', (_, lines, limit) => {
  expect(billOfVisits(lines, limit).result).toBe('PASS');
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
