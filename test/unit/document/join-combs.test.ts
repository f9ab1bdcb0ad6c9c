import { describe, expect, test } from 'vitest';
import type { Word } from '../../../lambdas/domain/document/document.ts';
import { joinCombs } from '../../../lambdas/domain/document/join-combs.ts';

const [WIDTH, HEIGHT] = [595, 842];
const [EM, ADVANCE] = [9, 5];

/** A word from a place on, in points, its letters so far apart; unless said otherwise as running text has them. */
function word(text: string, x: number, step = ADVANCE): Word {
  const width = (text.length - 1) * step + ADVANCE;
  return { text, confidence: 1, box: { x: x / WIDTH, y: 0.1, width: width / WIDTH, height: EM / HEIGHT } };
}

/** Letters in cells so wide; a space leaves one empty. */
const comb = (text: string, from: number, cell = 11.5) =>
  [...text].flatMap((letter, at) => (letter === ' ' ? [] : [word(letter, from + at * cell)]));

const read = (words: readonly Word[]) => joinCombs(words, HEIGHT / WIDTH).map(({ text }) => text);

describe('letters in the cells of a comb', () => {
  test.each([
    ['BHATTACHARYA RANJAN', ['BHATTACHARYA', 'RANJAN']],
    ['17/2 LAKE VIEW ROAD', ['17/2', 'LAKE', 'VIEW', 'ROAD']],
    ['58500.00', ['58500.00']],
    ['NB0044817225', ['NB0044817225']],
    // Two fields of a row.
    ['KOLKATA    700029', ['KOLKATA', '700029']],
  ])('%s', (text, words) => {
    expect(read([word('Name:', 40), ...comb(text, 150)])).toEqual(['Name:', ...words]);
  });

  test('are put together where some are words already, and where a recogniser sees the cells’ sides', () => {
    const seen = [
      word('S', 150),
      word('[M|R', 161.5, 7.7),
      word('-', 184.5),
      word('25', 196, 11.5),
      word('-', 219),
      word('0]', 230.5),
    ];
    expect(read(seen)).toEqual(['SMR-25-0']);
  });

  test('leave no more than a space for an empty cell, so that a name stays one field', () => {
    const [first, second] = joinCombs(comb('LAKE VIEW', 150), HEIGHT / WIDTH);
    const gap = ((second?.box.x ?? 0) - (first?.box.x ?? 0) - (first?.box.width ?? 0)) * WIDTH;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(EM / 2);
  });

  test('reach no farther where another field begins', () => {
    const [city] = joinCombs(comb('KOLKATA   700029', 150), HEIGHT / WIDTH);
    expect((city?.box.width ?? 0) * WIDTH).toBeCloseTo(6 * 11.5 + ADVANCE);
  });

  test('are as unsure as the least sure of them', () => {
    const letters = comb('SELVAM', 150).map((one, at) => ({ ...one, confidence: at === 3 ? 0.4 : 0.9 }));
    expect(joinCombs(letters, HEIGHT / WIDTH)).toMatchObject([{ text: 'SELVAM', confidence: 0.4 }]);
  });
});

describe('stays as it is', () => {
  test.each<[string, readonly Word[]]>([
    ['running text', [word('a', 50), word('copy', 58), word('of', 82), word('A', 96), word('B', 104), word('C', 112)]],
    ['a row of teeth', comb('87654321', 150)],
    ['a row of a table, its columns further apart than cells', comb('12110', 100, 40)],
    ['letters at no even steps', [150, 163, 190, 201, 230, 249].map((x, at) => word('XOXOXO'.charAt(at), x))],
    ['a few letters', comb('M 66', 150)],
  ])('%s', (_, words) => {
    expect(joinCombs(words, HEIGHT / WIDTH)).toEqual(words);
  });
});

test('a line of ten thousand letters is read in no more than a moment', () => {
  const letters = Array.from({ length: 10_000 }, (_, at) => word('ABCX'.charAt(at % 4), at * 11.5));
  expect(
    joinCombs(letters, HEIGHT / WIDTH)
      .map(({ text }) => text)
      .join(''),
  ).toHaveLength(10_000);
});
