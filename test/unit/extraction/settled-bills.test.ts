import { expect, test } from 'vitest';
import { extractInvoice } from './extract-invoice.ts';
import { plainDocument } from './printed-page.ts';

const bill = (before: string, after = '', [paid, left] = ['Amount Paid:', 'Balance Due:']) => `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
${before}
Blood count                               $500.00
Total:                                    $500.00
${paid}                              $400.00
${left}                              $100.00
${after}`;

const INSURER_PAID = { insurance_amount: '400.00', out_of_pocket: '100.00', total_amount: '500.00' };
const PATIENT_PAID = { insurance_amount: '100.00', out_of_pocket: '400.00', total_amount: '500.00' };

test.each([['Payment method: insurance - Keystone Guild'], ['Paid by: Aetna']])(
  'takes what a payment that names the insurer settled for its share: %s',
  (before) => {
    expect(extractInvoice(plainDocument(bill(before))).values).toMatchObject(INSURER_PAID);
  },
);

test('takes what is left on a bill to the insurer for its share', () => {
  expect(extractInvoice(plainDocument(bill('Bill to: Keystone Life Insurance'))).values).toMatchObject(PATIENT_PAID);
  const note = 'The balance is payable by the insurer within thirty days of this invoice.';
  expect(extractInvoice(plainDocument(bill('', note))).values).toMatchObject(PATIENT_PAID);
});

test('reads a history of payments', () => {
  const history = `
Date           Method                          Reference      Amount
15 Oct 2026    Insurance (direct billing)      R-1            $400.00`;
  expect(extractInvoice(plainDocument(bill('', history))).values).toMatchObject(INSURER_PAID);
});

test('reads the words of other languages', () => {
  const words: [string, string] = ['Importe abonado:', 'Saldo pendiente:'];
  expect(extractInvoice(plainDocument(bill('Forma de pago: Seguro', '', words))).values).toMatchObject(INSURER_PAID);
});

test('leaves the shares open where nobody says who paid', () => {
  expect(extractInvoice(plainDocument(bill('Payment method: Visa'))).values.insurance_amount).toBeUndefined();
});
