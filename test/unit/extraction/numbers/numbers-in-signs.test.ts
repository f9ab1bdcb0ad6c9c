import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Invoice No: *LK-70114*', 'LK-70114'],
  ['Invoice No: [LK-70114]', 'LK-70114'],
  ['Invoice No: "LK-70114"', 'LK-70114'],
  ['Invoice No: “LK 70114”', 'LK 70114'],
  ['Rechnungsnummer: „LK-70114“', 'LK-70114'],
  ['Facture n° : « LK-70114 »', 'LK-70114'],
  ['Factura n.º: <LK-70114>', 'LK-70114'],
  ['Fatura n.º: {LK-70114}', 'LK-70114'],
  ['No. faktur: ‘LK-70114’', 'LK-70114'],
])('reads a number without the signs that it is set in: %s', (line, value) => {
  expect(billWith(line).values.invoice_number).toBe(value);
});

test.each(['CLM:4417', 'CLM+4417', 'CLM\\4417', 'CLM=4417', 'CLM~4417', 'CLM;4417', 'CLM|4417'])(
  'reads a number whose parts an unusual sign joins: %s',
  (value) => {
    expect(billWith(`Claim No: ${value}`).values.claim_number).toBe(value);
  },
);

test.each([
  'Claim No: [pending]',
  'Claim No: "see letter"',
  'Claim No: * * *',
  'Claim No: [04/05/2026]',
  'Claim: 10:15',
  'Claim: 9:30:00',
])('takes no word, date or time in such signs for a number: %s', (line) => {
  expect(billWith(line).values.claim_number).toBeUndefined();
});
