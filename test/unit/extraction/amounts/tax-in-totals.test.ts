import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['VAT at 15% included in the total: R1,113.26. Days: current 1,285.00'],
  ['15% GST in the total: R1,113.26'],
])('takes the tax in a total for no total: %s', (tax) => {
  const { values } = extractInvoice(
    plainDocument(`
Umgeni Radiology Inc
Patient: Ida Moss                        Invoice no: T-5512
MRI lumbar spine                                                     8,535.00
TOTAL FOR THIS INVOICE (VAT incl)                                    8,535.00
Scheme has accepted at scheme rate                                   7,250.00
Shortfall for member own account                                     1,285.00

${tax}`),
  );
  expect(values.total_amount).toBe('8535.00');
});
