import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

test.each([
  ['invoice_number', 'The tax invoice from Thomson Hill Surgery Centre, numbered D26043008814, covers your care.'],
  ['invoice_number', 'Die Rechnung der Praxis am Lindenplatz mit der Nummer D26043008814 haben wir geprüft.'],
  ['invoice_number', 'La facture du cabinet de la Fontaine Blanche, numérotée D26043008814, est réglée.'],
  ['invoice_number', 'La factura de la Clínica del Tinte, numerada D26043008814, ha sido revisada.'],
  ['invoice_number', 'A fatura da Clínica Entrelaços, com o número D26043008814, foi analisada por nós.'],
  ['invoice_number', 'Tagihan dari Rumah Sakit Mawar, bernomor D26043008814, sudah kami periksa semua.'],
  ['claim_number', 'We have settled your claim for the day surgery in April, numbered D26043008814.'],
] as const)('reads the number that a sentence gives words behind its noun: %s in %s', (field, sentence) => {
  expect(billWith(sentence).values[field]).toBe('D26043008814');
});

test.each([
  'The policy of Thomson Hill Surgery Centre, numbered D26043008814, covers your day surgery.',
  'Die Rechnung wurde von Ihrer Kreditkarte mit der Nummer 4471882200 für Sie abgebucht.',
  'Your claim was settled in April. Please write to the account numbered 26043008814 at our bank.',
])('and none of another noun: %s', (sentence) => {
  const { invoice_number, claim_number } = billWith(sentence).values;
  expect([invoice_number, claim_number]).toEqual([undefined, undefined]);
});

test.each([
  [9, '00041877'],
  [6, undefined],
])('reads the number in larger type at the foot of a cell whose label is at its top: %i points', (size, number) => {
  const document = printedDocument(
    { x: 394, y: 36.9, text: 'Número da nota', size: 6 },
    { x: 516, y: 41, text: '00041877', size },
    { x: 38, y: 120, text: 'Nota fiscal de serviços eletrônica' },
    { x: 38, y: 150, text: 'Paciente: Ann Smith' },
    { x: 38, y: 170, text: 'Consulta médica' },
    { x: 400, y: 170, text: 'R$ 418,60' },
  );
  expect(extractInvoice(document).values.invoice_number).toBe(number);
});
