import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test('skips the label that a row has of its own', () => {
  const { values } = extractInvoice(
    plainDocument(`
Explanation of Benefits
Provider Information
Billing: Birch Row Clinic
Billing NPI: 1679137330
Total Allowed: $500.00
Plan Paid: $400.00`),
  );
  expect(values.provider_name).toBe('Birch Row Clinic');
});
