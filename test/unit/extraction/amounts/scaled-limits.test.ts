import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['Sum Insured: Rs. 5 Lakhs', '500000.00'],
  ['Annual limit: USD 2 million', '2000000.00'],
])('reads the limit of %s', (limit, maximum) => {
  const { values } = extractInvoice(
    plainDocument(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
${limit}
Total amount                     34,500.00
Insurance pays                   23,000.00
Patient pays                     11,500.00`),
  );
  expect(values).toMatchObject({ max_coverage: maximum, insurance_amount: '23000.00' });
});
