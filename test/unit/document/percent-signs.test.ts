import { expect, test } from 'vitest';
import type { Word } from '../../../lambdas/domain/document/document.ts';
import { withPercentSigns } from '../../../lambdas/domain/document/percent-signs.ts';

/** A word by its left, upper, right and lower edge in points of a page of 100 by 100. */
const word = (text: string, left: number, top: number, right: number, bottom: number): Word => ({
  text,
  confidence: 0.9,
  box: { x: left / 100, y: top / 100, width: (right - left) / 100, height: (bottom - top) / 100 },
});
const read = (...lines: readonly Word[][]) => withPercentSigns(lines, 1).map((words) => words.map(({ text }) => text));

const [EIGHTY, UPPER, LOWER] = [word('80', 10, 20, 21, 27), word('o', 29, 20, 32, 23), word('o', 29, 22.6, 33, 27)];

test('a number’s percent sign that was seen as two rings, one line each, is whole', () => {
  expect(read([UPPER], [EIGHTY, LOWER])).toEqual([['80', '%']]);
  const [[, sign] = []] = withPercentSigns([[UPPER], [EIGHTY, LOWER]], 1);
  expect(sign?.box.y).toBeCloseTo(0.2);
  expect(sign?.box.height).toBeCloseTo(0.07);
});

test.each<[string, Word[][]]>([
  ['one ring', [[EIGHTY, LOWER]]],
  ['rings beside each other', [[EIGHTY, word('o', 29, 22, 33, 27), word('o', 35, 22, 39, 27)]]],
  ['rings behind no number', [[UPPER], [word('Soins', 10, 20, 21, 27), LOWER]]],
  ['rings far behind a number', [[word('o', 69, 20, 72, 23)], [EIGHTY, word('o', 69, 22.6, 73, 27)]]],
])('%s are none', (_, lines) => {
  expect(withPercentSigns(lines, 1)).toEqual(lines);
});
