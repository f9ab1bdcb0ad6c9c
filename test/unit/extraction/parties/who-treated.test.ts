import { expect, test } from 'vitest';
import { findMoney } from '../../../../lambdas/domain/extraction/text/money.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const values = (text: string) => extractInvoice(plainDocument(text)).values;

test('names the practice on whose paper a physician is called the provider', () => {
  const text = `
Birch Row Psychological Services
Patient: Ida Moss
Provider: Dr. L. Fontaine
Date of Service: 9/11/2026
Total Charges: $500.00`;
  expect(values(text).provider_name).toBe('Birch Row Psychological Services');
});

test('reads who billed from a letter of the insurer', () => {
  const text = `
Harbour Life Insurance
Dear Ida Moss,
We have reviewed your claim. Adjuster notes: Birch Row Heart Hospital billed $500.00 on invoice 2026/7643.
Approved Settlement Amount: $400.00`;
  expect(values(text).provider_name).toBe('Birch Row Heart Hospital');
});

test('takes a department of a billed row for no provider', () => {
  const text = `
Patient: Ida Moss
DEPARTMENT      PARTICULARS                 QTY     TOTAL
PHARMACY        Ward medication             2       500.00
Total                                               500.00`;
  expect(values(text).provider_name).toBeUndefined();
});

test('takes the day a statement was generated for its date, but no stamp with the time', () => {
  const statement = (generated: string) => `
Explanation of Benefits
Patient: Ida Moss
${generated}
Service Date: 08/29/2026
Total Allowed: $500.00`;
  expect(values(statement('Generated: 09/17/2026')).submission_date).toBe('2026-09-17');
  expect(values(statement('Generated: 09/17/2026, 4:15:20 pm')).submission_date).toBeUndefined();
});

test('reads an amount a year, and a service’s code as none', () => {
  expect(findMoney('maximum $2,500.00/yr')).toMatchObject([{ cents: 250000, currency: '$' }]);
  expect(findMoney('RM-204')).toEqual([]);
  expect(findMoney('RM -204.00')).toMatchObject([{ cents: -20400, currency: 'MYR' }]);
});

test('takes a statement’s own date over the days of service under a bare head', () => {
  const text = `
Explanation of Benefits
October 9, 2026
Patient: Ida Moss
Date            Service              Billed
09/28/2026      Scaling              $400.00
09/29/2026      Crown                $100.00
Total Allowed:                       $500.00`;
  expect(values(text).submission_date).toBe('2026-10-09');
});

test('reads the number that a form asks for with the policy’s beside it', () => {
  const text = `
Grey Heron Hospital
Patient: Ida Moss
G/H. Insured Card ID / Policy Number      211-40-6694-01
Total                                     $500.00`;
  expect(values(text).insured_id).toBe('211-40-6694-01');
});
