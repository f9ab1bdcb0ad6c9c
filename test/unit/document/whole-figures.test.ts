import { expect, test } from 'vitest';
import type { Word } from '../../../lambdas/domain/document/document.ts';
import { withWholeFigures } from '../../../lambdas/domain/document/whole-figures.ts';

const RATIO = 842 / 595;
/** Words as high as type of 9 points, so many points apart. */
function row(texts: readonly string[], gap: number): Word[] {
  let x = 0.1;
  return texts.map((text) => {
    const word = {
      text,
      confidence: text.startsWith('.') ? 0.7 : 0.9,
      box: { x, y: 0.1, width: 0.05, height: 9 / 842 },
    };
    x += 0.05 + gap / 595;
    return word;
  });
}
const read = (texts: readonly string[], gap: number, isTyped = false) =>
  withWholeFigures(row(texts, gap), RATIO, isTyped).map(({ text }) => text);

test('a figure and its cents are one word, as sure as the less sure of them', () => {
  const [figure, ...more] = withWholeFigures(row(['R3272', '.00'], 3), RATIO, false);
  expect(figure).toMatchObject({ text: 'R3272.00', confidence: 0.7 });
  expect(figure?.box.width).toBeCloseTo(0.1 + 3 / 595);
  expect(more).toEqual([]);
});

test.each([
  [['3272', '.00'], 7],
  [['3272', '.001'], 3],
  [['3272', '00'], 3],
  [['Item', '.50'], 3],
])('%j, %i points apart, are two', (texts, gap) => {
  expect(read(texts, gap)).toEqual(texts);
});

test.each([
  [['Rp', '1.', '320.', '000'], 3, ['Rp', '1.320.000']],
  [['1,', '320.50'], 3, ['1,320.50']],
  // In type of one width a space is wider than what stands around a point.
  [['item', '1.', '320'], 7, ['item', '1.', '320']],
  [['2025.', '320'], 3, ['2025.', '320']],
  [['1.', '3200'], 3, ['1.', '3200']],
])('in a typewriter’s type %j, %i points apart, is %j', (texts, gap, whole) => {
  expect(read(texts, gap, true)).toEqual(whole);
});

test('elsewhere a point and the digits behind it stay apart', () => {
  expect(read(['1.', '320'], 3)).toEqual(['1.', '320']);
});

test.each([
  [['140,', '00'], ['140,00']],
  [['98,', 'OO'], ['98,00']],
  [
    ['R$', '1.140,', '00'],
    ['R$', '1.140,00'],
  ],
  [
    ['140,', '00', 'EUR'],
    ['140,00', 'EUR'],
  ],
  [
    ['12,', '20', 'and', '30'],
    ['12,', '20', 'and', '30'],
  ],
  [
    ['May', '12,', '25'],
    ['May', '12,', '25'],
  ],
  [
    ['1,', '20'],
    ['1,', '20'],
  ],
  // Teeth.
  [
    ['36,', '37'],
    ['36,', '37'],
  ],
  [['68,', '50'], ['68,50']],
])('%j, close to each other, is %j', (texts, whole) => {
  expect(read(texts, 3)).toEqual(whole);
});

test('a figure and two digits farther on are two', () => {
  expect(read(['140,', '00'], 7)).toEqual(['140,', '00']);
});
