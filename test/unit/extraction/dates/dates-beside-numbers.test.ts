import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (head: string, foot = '') =>
  extractInvoice(
    plainDocument(
      `Clínica Los Tilos\n${head}\nPatient: Ann Smith\nConsultation                          90.00\nTotal                                 90.00\n${foot}`,
    ),
  ).values;

test.each([
  ['Invoice no. 77-4120          14 Oct 2026\nHarbour Street 4\n3 Sep 2026', '2026-10-14'],
  ['FACTURA     B-000418\n14/10/2026\nCalle Mayor 4\nCiudad Real\n13/09/2026', '2026-10-14'],
])('of several dates without a label takes the one beside the invoice’s number: %s', (head, date) => {
  expect(read(head).submission_date).toBe(date);
});

test('takes none of them where none stands beside it', () => {
  expect(
    read('14 Oct 2026\nHarbour Street 4\nPort Haven\nInvoice no. 77-4120\nFile\nRoom\n3 Sep 2026').submission_date,
  ).toBeUndefined();
});

test.each([
  ['Seguro: ARS HUMANO', undefined],
  ['Importes en ARS', 'ARS'],
])('takes the capitals of Dominican insurers for no currency: %s', (line, currency) => {
  expect(read('Fecha: 14/10/2026', line).currency).toBe(currency);
});
