import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** The currency of a bill whose sum stands under one head and behind one label. */
const currencyOf = (head: string, label: string, address = '') =>
  extractInvoice(
    plainDocument(
      `Hillside Clinic\n${address}\nPatient: Ann Smith\nDate           Service           ${head}\n02/03/2026     Consultation      84,00\n${label}     84,00`,
    ),
  ).values.currency;

test.each([
  ['Part caisse €', 'Total', 'EUR'],
  ['Montant', 'TOTAL (TVA incl.) €', 'EUR'],
  ['Fee £', 'Total', 'GBP'],
  ['Amount', 'Account total (incl. VAT) R', 'ZAR'],
])('takes the sign at the end of a head or label for the currency: %s, %s', (head, label, currency) => {
  expect(currencyOf(head, label)).toBe(currency);
});

test.each(['Ferry Lane, Durham DH1 4PL', 'Upper Street, London N1 9GU'])(
  'takes a postcode of Britain for no money: %s',
  (address) => {
    expect(currencyOf('£', 'Total', address)).toBe('GBP');
  },
);
