import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Claim number given by your insurer      CL-229-118', 'claim_number', 'CL-229-118'],
  ['Schadennummer Ihrer Kasse               SB-2297118', 'claim_number', 'SB-2297118'],
  ['Versichertennummer laut Karte           V 229 771 118', 'insured_id', 'V 229 771 118'],
  ['Nº da fatura do contratado              88-412', 'invoice_number', '88-412'],
  [
    'Pièce jointe : facture n°      Facture datée du\n3317/26                        11/02/2026',
    'invoice_number',
    '3317/26',
  ],
  ['Nº de tarjeta sanitaria europea         8034 0219 7745', 'insured_id', '8034 0219 7745'],
] as const)('finds a number beside a label with a few words more: %s', (lines, field, value) => {
  expect(billWith(lines).values[field]).toBe(value);
});

test.each([
  'Claim number will follow by post     4471 items',
  'Claim number of this visit           Room 118',
  'Claim number as on card: see page 2  118',
])('takes nothing but a number beside it: %s', (line) => {
  expect(billWith(line).values.claim_number).toBeUndefined();
});
