import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (sums: string, notes: string) =>
  extractInvoice(
    plainDocument(`
Lagoon View Medical Centre
Invoice #: INV-7741
Patient Information
Full Name: Zainab Bello
Insurance Provider: Reliance HMO
Description                      Total
Nursing care                     2,000.00
Theatre                          8,000.00
TOTAL:                           10,000.00
${sums}
Bank: First Meridian
Account Holder: Lagoon View Medical Centre
Notes: ${notes}`),
  ).values;

test('a sentence that says who paid outweighs what payments look like', () => {
  const sums = `
Amount Paid:                     1,500.00
Balance Due:                     8,500.00`;
  const values = bill(sums, 'Patient paid 1,500.00 at discharge; balance of 8,500.00 to be settled by the HMO.');
  expect(values).toMatchObject({ insurance_amount: '8500.00', out_of_pocket: '1500.00', total_amount: '10000.00' });
});

test('an insurer that is known pays by its name', () => {
  const sums = `
Amount Paid:                     8,500.00
Balance Due:                     1,500.00`;
  const values = bill(sums, 'AXA Mansard Health paid 8,500.00 for member 6458. Co-payment due from patient: 1,500.00.');
  expect(values).toMatchObject({ insurance_amount: '8500.00', out_of_pocket: '1500.00' });
});

test('among the patient’s data the insurer is none, and a bank account’s holder is no patient', () => {
  const values = bill('', 'Paid by bank transfer.');
  expect(values).toMatchObject({ patient_name: 'Zainab Bello', insurance_name: 'Reliance HMO' });
});

test('figures that begin with a nought, and the word document by itself, are no amount and no invoice number', () => {
  const values = bill('Copago 000731', 'Documento: 11.000.503');
  expect(values.out_of_pocket).toBeUndefined();
  expect(values.invoice_number).toBe('INV-7741');
});
