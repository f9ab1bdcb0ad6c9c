import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

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

test('reads a history of payments', () => {
  const history = `
Date           Method                          Reference      Amount
15 Oct 2026    Insurance (direct billing)      R-1            $400.00`;
  expect(extractInvoice(plainDocument(bill('', history))).values).toMatchObject(INSURER_PAID);
});

test('leaves the shares open where nobody says who paid', () => {
  expect(extractInvoice(plainDocument(bill('Payment method: Visa'))).values.insurance_amount).toBeUndefined();
});
