import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

test('the caption beside that of the given name is none', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'REIMBURSEMENT CLAIM FORM' },
      { x: 50, y: 80, text: 'Patient' },
      { x: 50, y: 100, text: 'Surname' },
      { x: 160, y: 100, text: 'NAIR' },
      { x: 50, y: 120, text: 'First name' },
      { x: 160, y: 120, text: 'MIDDLE NAME' },
    ),
  );
  expect(values.patient_name ?? '').not.toMatch(/middle/i);
});
