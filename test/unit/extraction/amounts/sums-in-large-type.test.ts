import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { printedDocument } from '../printed-page.ts';

const row = (y: number, size: number, texts: readonly string[]) =>
  texts.map((text, at) => ({ x: 60 + at * 170, y, size, text }));

const document = (total: string) =>
  printedDocument(
    { x: 60, y: 50, text: 'Harbour Street Eyewear' },
    { x: 60, y: 80, text: 'Patient: Ann Smith' },
    { x: 60, y: 150, text: 'Lenses' },
    { x: 400, y: 150, text: '450.00' },
    { x: 320, y: 168, text: 'Subtotal' },
    { x: 400, y: 168, text: '450.00' },
    ...row(220, 10, ['Total', 'Paid by plan', 'Paid by you']),
    ...row(240, 13, [total, '$300.00', '$150.00']),
    ...row(256, 9, ['SPH', 'CYL', 'ADD']),
    ...row(270, 9, ['-2.25', '-0.50', '+1.75']),
    ...row(284, 9, ['-2.00', '-0.75', '+1.75']),
  );

test.each([
  ['$450.00', 'AMOUNTS_AGREE'],
  ['$540.00', 'AMOUNTS_DO_NOT_ADD_UP'],
])('sums in large type over a lens’s figures are no lines of a table: %s', (total, reasonCode) => {
  const read = document(total);
  const amounts = readAmounts(read, outlineDocument(read));
  expect(checkAmounts(amounts)).toMatchObject({ reasonCode });
  expect(amounts.readings.total_amount?.value).toBe(total.slice(1));
});
