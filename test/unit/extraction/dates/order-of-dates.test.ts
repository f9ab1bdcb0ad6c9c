import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

function submitted(date: string, currency: string, ...others: readonly string[]) {
  const { values } = extractInvoice(
    plainDocument(`
MEDICAL INVOICE
Harbour Street Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
Submission date: ${date}
Insurer: Allianz Care
Total amount                       ${currency} 1,234.50
Insurance pays                     ${currency} 800.00
Patient pays                       ${currency} 434.50
${others.join('\n')}`),
  );
  return values.submission_date;
}

test.each(['THB', 'PKR', 'HK$', 'JOD', 'EGP', '₺', '₪', 'SEK', 'PLN', 'TTD', 'S$', 'QR', 'KD'])(
  'reads the day first where amounts are in %s and nothing else says which country it is',
  (currency) => {
    expect(submitted('06/03/2026', currency)).toBe('2026-03-06');
  },
);

test.each(['$', 'USD', 'PHP', 'CAD'])('reads the month first where amounts are in %s', (currency) => {
  expect(submitted('06/03/2026', currency)).toBe('2026-06-03');
});

test('reads the day first where dollars are said to be Australian', () => {
  expect(submitted('06/03/2026', '$', 'All amounts in AUD')).toBe('2026-03-06');
});

test('a form’s revision with dots does not turn the dates of an American bill', () => {
  expect(submitted('08/10/2026', '$', 'Springfield, IL 62701', 'Form HC-12 Rev. 10.21.2024')).toBe('2026-08-10');
});

test('reads a date of digits alone behind its label', () => {
  expect(submitted('20260103', 'USD')).toBe('2026-01-03');
});
