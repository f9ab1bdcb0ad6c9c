import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const currencyOf = (clue: string) =>
  extractInvoice(
    plainDocument(
      `Hillside Practice\n${clue}\nPatient: Ann Smith\nConsultation          $84.00\nTotal                 $84.00`,
    ),
  ).values.currency;

test.each([
  ['14 Haven Road, Nelson 7010', 'NZD'],
  ['GST No. 98-221-407', 'NZD'],
  ['Pay to 12-3148-0224417-00', 'NZD'],
  ['Insured with: Accuro nz limited', 'NZD'],
  ['Account BSB 062-104, 1182 2041', 'AUD'],
  ['AHPRA registration PHY0001182204', 'AUD'],
  ['11 Jalan Besar, S(208787)', 'SGD'],
  ['88 Nathan Road, Kowloon', 'HKD'],
])('knows whose dollars are meant by: %s', (clue, currency) => {
  expect(currencyOf(clue)).toBe(currency);
});

test.each([
  ['Isapre Cruz Sur', 'CLP'],
  ['Responsable Monotributo', 'ARS'],
  ['CLABE 012180001182204418', 'MXN'],
  ['Av. Amazonas 2204, Quito', 'USD'],
])('and whose pesos by: %s', (clue, currency) => {
  const bill = `Consultorio del Parque\n${clue}\nPaciente: Ana Ruiz\nConsulta          $84.00\nTotal a pagar     $84.00`;
  expect(extractInvoice(plainDocument(bill)).values.currency).toBe(currency);
});
