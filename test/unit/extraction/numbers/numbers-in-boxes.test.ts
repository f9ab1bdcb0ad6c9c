import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

/** A label over a field with a box for each character. */
const boxed = (label: string, characters: string) =>
  extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Harbour Street Clinic' },
      { x: 50, y: 60, text: 'Invoice no. 4471-26' },
      { x: 50, y: 80, text: label },
      ...[...characters].flatMap((text, at) => (text === ' ' ? [] : { x: 55 + at * 18, y: 96, text })),
      { x: 50, y: 120, text: 'Patient: Ann Smith' },
      { x: 50, y: 140, text: 'Total 90.00' },
    ),
  ).values;

test('reads a number that has a box for each of its characters', () => {
  expect(boxed('Member ID', 'NH40177263').insured_id).toBe('NH40177263');
  expect(boxed('N° d’affiliation', '0418845207').insured_id).toBe('0418845207');
});

test('joins what an empty box parts, and a stroke or hyphen that stands between two boxes', () => {
  expect(boxed('Member ID', 'NH 4017 7263').insured_id).toBe('NH40177263');
  expect(boxed('Nº do beneficiário', '4017726 3').insured_id).toBe('40177263');
  expect(boxed('Mitgliedsnummer', 'NH4017-7263').insured_id).toBe('NH4017-7263');
  expect(boxed('No. Peserta', '4017/7263').insured_id).toBe('4017/7263');
  expect(boxed('Fecha de presentación', '27 05 2026').submission_date).toBe('2026-05-27');
  expect(boxed('Date submitted', '27/05/2026').submission_date).toBe('2026-05-27');
});

test('but not what stands farther apart', () => {
  expect(boxed('Member ID', '401772    44188').insured_id).not.toBe('40177244188');
});

test('takes what is counted through for no number', () => {
  expect(boxed('Member ID', '12345678').insured_id).not.toBe('12345678');
});

test.each([
  ['C2 Claim number (payer use)      DG26-030041', 'claim_number', 'DG26-030041'],
  ['A3 No. peserta                   MU 4410 0277', 'insured_id', 'MU 4410 0277'],
  ['B4 Limit per year                 900.00', 'max_coverage', '900.00'],
] as const)('takes a box’s letter and number for no part of its label: %s', (line, field, value) => {
  expect(billWith(line).values[field]).toBe(value);
});

test('takes the letter and number of a service for no box', () => {
  const { total_amount } = extractInvoice(
    plainDocument(
      'Harbour Street Laboratory\nInvoice no. 4471-26\nPatient: Ann Smith\nTSH                      72.00\nT4 total                 18.00',
    ),
  ).values;
  expect(total_amount).not.toBe('18.00');
});
