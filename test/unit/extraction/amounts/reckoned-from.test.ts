import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (row: string) => `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Gesamthonorar                                          480,00 EUR
${row}`;

test.each([
  ['Zuschuss der Kasse je Einheit € 31,00 × 4             € 124,00'],
  ['Kassenzuschuss 31,00 EUR pro Sitzung x 4              124,00 EUR'],
  ['Kassenzuschuss 4 x 31,00 EUR                          124,00 EUR'],
])('a share is what the parts of several come to, wherever their number stands: %s', (row) => {
  expect(extractInvoice(plainDocument(bill(row))).values).toMatchObject({
    insurance_amount: '124.00',
    out_of_pocket: '356.00',
  });
});

test.each([
  ['Laya pays 90% of the remaining €450.00', 'Your co-payment, 10% of €450.00'],
  ['Laya Healthcare pays of the remaining €450.00', 'Your co-payment'],
  ['Remboursement Laya, 90 % de 450,00 €', 'Ticket modérateur, 10 % de 450,00 €'],
  ['Remboursement Laya sur la base de 450,00 €', 'Ticket modérateur'],
  ['Erstattung Laya, 90 % des Restbetrags von 450,00 €', 'Eigenanteil, 10 % von 450,00 €'],
  ['Pago de Laya, 90 % de 450,00 €', 'Copago, 10 % de 450,00 €'],
  ['Dibayar Laya, 90% dari sisa Rp 450,00', 'Bayar sendiri'],
])('what a rate is taken of is no share where the next figure of the row is what it makes: %s', (insurer, patient) => {
  const row = (words: string, figure: string) => words.padEnd(56) + figure;
  const settlement = (paid: string) =>
    extractInvoice(
      plainDocument(`
Galway Clinic Rooms
Patient: Fintan Mulrooney           Insurer: Laya Healthcare
${row('Total of three visits', '550.00')}
${row('Policy excess', '100.00')}
${row(insurer, paid)}
${row(patient, '45.00')}
${row('Total payable by patient (excess and co-payment)', '145.00')}`),
    ).values;
  expect(settlement('405.00')).toMatchObject({ insurance_amount: '405.00', out_of_pocket: '145.00' });
  expect(settlement('395.00').insurance_amount).not.toBe('450.00');
});
