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
