import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

const BODY: readonly Printed[] = [
  'Bill No: VBC-7719',
  'Name: Kwabena Mensah',
  'Casualty attendance',
  'Tetanus immunoglobulin',
].map((text, row) => ({ x: 50, y: 120 + 20 * row, text }));
const heading = (words: readonly string[], gap: number, size = 16): Printed[] => {
  let x = 50;
  return words.map((text) => {
    const at = { x, y: 50, text, size };
    x += text.length * size * 0.5 + gap;
    return at;
  });
};
const textsOf = (...texts: readonly Printed[]) =>
  sheetOf(printedDocument(...texts, ...BODY)).segments.map(({ text }) => text);

test('reads a heading whose words are spaced out as one', () => {
  expect(textsOf(...heading(['VOLTA', 'BASIN', 'CLINIC'], 20))).toContain('VOLTA BASIN CLINIC');
});

test.each([
  ['of the type of the rest', heading(['DATE', 'ITEM', 'AMOUNT'], 14, 10)],
  ['in small letters', heading(['Date', 'Item', 'Amount'], 20)],
  ['spaced out unevenly', [...heading(['DATE', 'ITEM'], 18), { x: 200, y: 50, text: 'AMOUNT', size: 16 }]],
  ['far from each other', heading(['DATE', 'ITEM', 'AMOUNT'], 60)],
])('but not words %s', (_, texts) => {
  expect(textsOf(...texts)).toContain(texts[0]?.text);
});
