import { expect, test } from 'vitest';
import { extractInvoice } from './extract-invoice.ts';
import { plainDocument } from './printed-page.ts';

test('lets a heading say whose name the rows under it print', () => {
  const { values } = extractInvoice(
    plainDocument(`
Explanation of Benefits
Member Information
Name: Ida Moss
Provider Information
Name: Birch Row Partners
Tax ID: 47-6791371
Insurance Information
Provider: Seaside Cover
Policy Number: G5909312
Total Allowed: $500.00
Plan Paid: $400.00`),
  );
  expect(values).toMatchObject({ provider_name: 'Birch Row Partners', insurance_name: 'Seaside Cover' });
});

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
