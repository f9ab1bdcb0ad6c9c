import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

const BILL: readonly Printed[] = [
  { x: 50, y: 50, text: 'Tamarack Dental Arts' },
  { x: 50, y: 300, text: 'Crown, tooth 36' },
  { x: 300, y: 300, text: '90.00' },
  { x: 50, y: 320, text: 'Total' },
  { x: 300, y: 320, text: '90.00' },
];
const values = (...texts: readonly Printed[]) => extractInvoice(printedDocument(...BILL, ...texts)).values;

test('given and family name under one label, the one over the other', () => {
  const named = (label: string, given: string) =>
    values(
      { x: 50, y: 100, text: label, size: 6 },
      { x: 50, y: 110, text: 'BOUDREAU-SINGH' },
      { x: 50, y: 122, text: given },
      { x: 300, y: 100, text: 'DATE OF BIRTH', size: 6 },
      { x: 300, y: 110, text: '17/06/2014' },
    ).patient_name;
  expect(named('LAST NAME / GIVEN NAME', 'ISHAAN')).toBe('Ishaan Boudreau-Singh');
  expect(named('NOM DE FAMILLE / PRÉNOM', 'ISHAAN')).toBe('Ishaan Boudreau-Singh');
  expect(named('LAST NAME / GIVEN NAME', '88 Elm Street')).toBeUndefined();
});

test('half a name beside its label is a whole one with the line under it', () => {
  const patient = (next: string) =>
    values(
      { x: 50, y: 100, text: 'Beneficiário' },
      { x: 150, y: 100, text: 'Leopoldina' },
      { x: 150, y: 112, text: next },
    ).patient_name;
  expect(patient('Sarmento Calheiros')).toBe('Leopoldina Sarmento Calheiros');
});

test('an insurer whose name is divided at the line’s end is read without the hyphen', () => {
  const insurer = (first: string, second: string) =>
    values(
      { x: 50, y: 100, text: 'Versicherung:' },
      { x: 150, y: 100, text: first },
      { x: 150, y: 112, text: second },
      { x: 50, y: 140, text: 'Patient: Ida Moss' },
    ).insurance_name;
  expect(insurer('Debeka Krankenversiche-', 'rungsverein a. G.')).toBe('Debeka Krankenversicherungsverein a. G.');
});

test.each([
  ['Mother: Hetal Rawal', 'Hetal Rawal'],
  ['Mother: Hetal Rawal\nChild: Ida Moss', 'Ida Moss'],
  ['Ibu: Ni Luh Putu Saraswati', 'Ni Luh Putu Saraswati'],
])('on the bill of a birth the mother is the patient, unless the child is named: %s', (lines, name) => {
  const texts = lines.split('\n').map((text, row) => ({ x: 50, y: 100 + 20 * row, text }));
  expect(values(...texts).patient_name).toBe(name);
});

test('what the next column asks for is nobody’s name', () => {
  const asked = (left: number) =>
    values(
      ...['HN', 'Patient name', 'Nationality', 'Sex'].map((text, column) => ({
        x: 50 + 120 * column,
        y: 100,
        text,
        size: 7,
      })),
      ...['07-26-4417', 'Declan Fairweather', 'Irish', 'M'].map((text, column) => ({
        x: left + 120 * column,
        y: 112,
        text,
      })),
    ).patient_name;
  expect(asked(70)).toBe('Declan Fairweather');
  // Set so far to the right, it is under no caption.
  expect(asked(90)).not.toBe('Nationality');
});
