import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (line: string) => `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Blood count                               $500.00
Total:                                    $500.00
${line}`;
const insurer = (line: string) => extractInvoice(plainDocument(bill(line))).values.insurance_name;

test.each([
  ['Claim submitted to Harbour Life Insurance on 14/10/2026.', 'Harbour Life Insurance'],
  ['Payment received 10/09/2026 Harbour Life Insurance', 'Harbour Life Insurance'],
  ['Panel: Harbour General Takaful. Member 465-49-3245-05', 'Harbour General Takaful'],
  ['HMO / Policy Provider: Seaside Cover', 'Seaside Cover'],
  ['Ditagihkan ke Manulife Indonesia Rp 1.200.000', 'Manulife Indonesia'],
])('reads who pays from %s', (line, name) => {
  expect(insurer(line)).toBe(name);
});

test('takes no kind of payment for the insurer', () => {
  expect(insurer('Payment method: Health Insurance')).toBeUndefined();
});

test('takes a plan’s name for no insurer where the paper names one', () => {
  expect(insurer('Plan Name: Choice 80/20\nQuestions? Call Aetna or visit our office')).toBe('Aetna');
});

test('does not go on to the next sentence', () => {
  const line = 'Payment is subject to the terms of your group benefits plan. If you have questions, call us.';
  expect(insurer(`${line}\nMore about it is said in the terms of your plan and in this letter.`)).toBeUndefined();
});
