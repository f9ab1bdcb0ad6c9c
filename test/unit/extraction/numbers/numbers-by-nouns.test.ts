import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Nota            : KM/0418/20771', 'invoice_number', 'KM/0418/20771'],
  ['Kuitansi        : GS-2026-0441 tertanggal 13 Mei 2026', 'invoice_number', 'GS-2026-0441'],
  ['Expediente      RG-26-0044187', 'claim_number', 'RG-26-0044187'],
  [
    'Protocolo do pedido      Recebido      Estado\n20260318.447120          Braga         Pago',
    'claim_number',
    '20260318.447120',
  ],
  ['Schadenmeldung    SCH-229-771', 'claim_number', 'SCH-229-771'],
] as const)('finds a number beside a noun alone in its cell: %s', (lines, field, value) => {
  expect(billWith(lines).values[field]).toBe(value);
});

test.each([
  'Klaim             1.250.000',
  'Claim             1500.00',
  'Liquidación      Cliente\n12-05-26         Norte',
])('takes an amount or a date beside such a noun for no number: %s', (lines) => {
  expect(billWith(lines).values.claim_number).toBeUndefined();
});

test('takes the number whose label says that it is one, where a noun alone announces another', () => {
  const { claim_number } = billWith('Protocolo       : 260312-044\nTrámite Nº      : RT 5519/26').values;
  expect(claim_number).toBe('RT 5519/26');
});

test('takes a word for our or your for no part of a label', () => {
  expect(billWith('Unser Vorgang     LV 26-0418837').values.claim_number).toBe('LV 26-0418837');
});
