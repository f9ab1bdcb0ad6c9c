import { expect, test } from 'vitest';
import type { Word } from '../../../lambdas/domain/document/document.ts';
import { typeOfLine, withTypeHeights } from '../../../lambdas/domain/document/line-of-type.ts';

/** Ems over the baseline where a word's ink begins, and under it where it ends. */
const word = (text: string, over: number, under: number, em = 0.01): Word => ({
  text,
  confidence: 0.9,
  box: { x: 0.1, y: 0.5 - over * em, width: 0.1, height: (over + under) * em },
});
const boxes = (words: readonly Word[]) => {
  const type = typeOfLine(words);
  return type && withTypeHeights(words, type).map(({ box }) => [box.y, box.height]);
};

test('words of a line are as high as its type, wherever their ink ends', () => {
  const line = [word('summe', 0.52, 0), word('Ärztin,', 0.72, 0.13), word('gezahlt', 0.72, 0.21), word('ÉTÉ', 0.92, 0)];
  for (const [top, height] of boxes(line) ?? []) {
    expect(top).toBeCloseTo(0.492, 3);
    expect(height).toBeCloseTo(0.01, 3);
  }
});

test('larger type on the line keeps its own height', () => {
  const [small, large] = boxes([word('Rechnung vom', 0.72, 0.21), word('KLINIK', 0.72, 0, 0.02)]) ?? [];
  expect(small?.[1]).toBeCloseTo(0.01, 3);
  expect(large?.[1]).toBeCloseTo(0.02, 3);
});

test('a line of dashes and points has no type', () => {
  expect(typeOfLine([word('-', 0.3, 0), word('…', 0.1, 0)])).toBeUndefined();
});
