import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { printedDocument } from '../printed-page.ts';

/** A row in type of 8 points, each piece beginning so far right; the sums are as far from each other as words are. */
const textsOf = (...pieces: readonly (readonly [number, string])[]) =>
  sheetOf(printedDocument(...pieces.map(([x, text]) => ({ x, y: 100, size: 8, text })))).segments.map(
    ({ text }) => text,
  );

test('two sums of money are two cells, however close', () => {
  expect(textsOf([106, 'Totals'], [299, '$840.50 $1,214.50'])).toEqual(['Totals', '$840.50', '$1,214.50']);
  expect(textsOf([106, 'US$840.50 (US$14.50)'])).toEqual(['US$840.50', '(US$14.50)']);
});

test('a sum and a word, or a number, are one', () => {
  expect(textsOf([106, 'from $840.50 to $900.00'])).toEqual(['from $840.50 to $900.00']);
});

test('a currency’s sign and the figure at its cell’s other end are one', () => {
  expect(textsOf([106, 'Paid'], [299, '$'], [340, '75.00'])).toEqual(['Paid', '$ 75.00']);
  expect(textsOf([106, 'Paid'], [299, '$'], [400, '75.00'])).toEqual(['Paid', '$', '75.00']);
});
