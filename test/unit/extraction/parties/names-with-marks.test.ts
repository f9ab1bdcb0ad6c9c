import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

const BILL: readonly Printed[] = [
  { x: 50, y: 200, text: 'Patient: Ann Moss' },
  { x: 50, y: 300, text: 'Visit' },
  { x: 400, y: 300, text: '$110.00' },
  { x: 50, y: 320, text: 'Total' },
  { x: 400, y: 320, text: '$110.00' },
];

function providerUnder(...head: readonly Printed[]): string | undefined {
  return extractInvoice(printedDocument(...head, ...BILL)).values.provider_name;
}

test('reads the mark in larger type as the beginning of the name right behind it', () => {
  const rest = { x: 350, y: 46, text: 'Hörakustik Meisterbetrieb', size: 10 };
  const mark = { x: 301, y: 40, text: 'lumiso', size: 16 };
  expect(providerUnder(mark, rest)).toBe('lumiso Hörakustik Meisterbetrieb');
  expect(providerUnder({ ...mark, x: 120 }, rest)).toBe('Hörakustik Meisterbetrieb');
});

test('takes for a mark the name in full under it, with what kind of house it is', () => {
  const mark = { x: 50, y: 40, text: 'dental viva', size: 18 };
  const line = (text: string) => ({ x: 50, y: 66, text, size: 8 });
  expect(providerUnder(mark, line('Clínica Dental Viva — Local 5, Calle Mayor 12'))).toBe('Clínica Dental Viva');
  expect(providerUnder(mark, line('Dental Viva Inversiones, Calle Mayor 12'))).toBe('dental viva');
  expect(providerUnder(mark, line('SARL Cabinet Dental Viva, Calle Mayor 12'))).toBe('dental viva');
});

test('reads the mark before a lone word of care', () => {
  const rest = { x: 110, y: 46, text: 'Physiotherapie', size: 10 };
  expect(providerUnder({ x: 50, y: 40, text: 'lumiso', size: 19 }, rest)).toBe('lumiso Physiotherapie');
});

test.each([
  ['Clínica Dental', 'BRISA'],
  ['Hautarztpraxis', 'Birkenhof'],
  ['RUMAH SAKIT', 'BUNDA ASIH'],
  ['CLÍNICA', 'SÃO MATEUS'],
  ['Laboratoire', 'BIOPASTEL'],
])('reads the kind of house over what it is called in larger type: %s', (kind, name) => {
  const over = { x: 50, y: 40, text: kind, size: 10 };
  expect(providerUnder(over, { x: 50, y: 53, text: name, size: 20 })).toBe(`${kind} ${name}`);
});
