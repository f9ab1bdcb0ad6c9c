import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const row = (words: string, figure: string) => words.padEnd(48) + figure;
const bill = (...rows: readonly (readonly [words: string, figure: string])[]) =>
  check(
    [
      row('Description', 'Amount'),
      ...rows.map(([words, figure]) => row(words, figure)),
      row('Insurance pays', '800.00'),
      row('Patient pays', '200.00'),
    ].join('\n'),
  );
const RECOGNISED = [
  'Fee agreed with insurer',
  'Reasonable and customary',
  'Eligible expenses',
  'Tariflich erstattungsfähig',
  'Beihilfefähige Aufwendungen',
  'Tarif de responsabilité',
  'Base de remboursement',
  'Importe según baremo',
  'Valor comparticipável',
  'Biaya yang diakui',
];

test.each(RECOGNISED)('what the insurer recognises of the lines is no further line: %s', (words) => {
  const { result } = bill(['Knee surgery', '1,000.00'], [words, '1,000.00'], ['Total', '1,000.00']);
  expect(result).toBe('PASS');
  const less = bill(['Knee surgery', '700.00'], ['X-ray', '300.00'], [words, '900.00'], ['Total', '1,000.00']);
  expect(less.result).toBe('PASS');
});

test.each(RECOGNISED)('nor does it make up for lines that do not add up: %s', (words) => {
  const { reasonCode } = bill(
    ['Knee surgery', '1,100.00'],
    ['X-ray', '400.00'],
    [words, '500.00'],
    ['Total', '1,000.00'],
  );
  expect(reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

test('two services at one price both count, and so does a fee that the lines begin with or that is more than they are', () => {
  const alike = bill(['Knee surgery', '1,000.00'], ['Hip surgery', '1,000.00'], ['Total', '1,000.00']);
  expect(alike.reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  const first = bill(['Tarif conventionnel', '600.00'], ['Dépassement', '500.00'], ['Total', '1,000.00']);
  expect(first.reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  const added = bill(['Consultation', '100.00'], ['Agreed fee for the scan', '900.00'], ['Total', '1,000.00']);
  expect(added.result).toBe('PASS');
});

test('of an insurer’s letter the bill is a line, and what is eligible of it is not', () => {
  const letter = (billed: string) =>
    check(
      [
        row('Rechnung Praxis Dr. Berger vom 20.02.2026', `${billed} €`),
        row('Tariflich erstattungsfähig', '400,00 €'),
        row('Erstattung 80 %', '320,00 €'),
        row('Selbst zu tragen', '80,00 €'),
      ].join('\n'),
    );
  expect(letter('400,00')).toMatchObject({ reasonCode: 'AMOUNTS_AGREE', values: { insurance_amount: '320.00' } });
  expect(letter('900,00').reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});
