import { expect, test } from 'vitest';
import type { GreyImage } from '../../../local/textract/grey-image.ts';
import { withPoints } from '../../../local/textract/lost-points.ts';
import type { SeenWord } from '../../../local/textract/ocr-engine.ts';

const [WIDTH, HEIGHT, WHITE] = [400, 60, 255];
/** Digits of a typewriter at 200 dpi: 12 pixels apart, on a line from 20 to 36. */
const [PITCH, TOP, FOOT] = [12, 20, 36];

const seen = (text: string, left: number, confidence = 95): SeenWord => {
  const right = left + text.length * PITCH - 2;
  return {
    text,
    confidence,
    corners: [
      { x: left, y: TOP },
      { x: right, y: TOP },
      { x: right, y: FOOT },
      { x: left, y: FOOT },
    ],
  };
};

/** White, but for ink of these left edges, tops, widths and heights. */
function pageWith(...ink: readonly (readonly [number, number, number, number])[]): GreyImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(WHITE);
  for (const [left, top, width, height] of ink) {
    for (let y = top; y < top + height; y += 1) pixels.fill(20, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const textsOf = (page: GreyImage, ...lines: readonly SeenWord[][]) =>
  withPoints(page, lines).map((line) => line.map(({ text }) => text).join(' '));

const POINT = [143, 33, 3, 3] as const;

test.each([
  ['a point', [POINT], '551.50'],
  ['a comma', [[143, 33, 3, 6] as const], '551,50'],
])('%s between two words of digits makes one figure of them, wherever their lines were seen', (_, ink, figure) => {
  const [left, right] = [seen('551', 100), seen('50', 154, 60)];
  expect(textsOf(pageWith(...ink), [seen('TOTAL', 20), left], [right])).toEqual([`TOTAL ${figure}`]);
  const [[whole] = []] = withPoints(pageWith(...ink), [[left], [right]]);
  expect(whole?.confidence).toBe(60);
  expect(whole?.corners).toEqual([left.corners[0], right.corners[1], right.corners[2], left.corners[3]]);
});

test('a point that was read with the first is none of the page’s to find', () => {
  expect(textsOf(pageWith(), [seen('551.', 100)], [seen('50', 156)])).toEqual(['551.50']);
});

test('a word that begins with a point goes on with the digits before it, on its own line too', () => {
  const [millions, thousands, rest] = [seen('1', 60), seen('.250', 78), seen(',000', 132, 40)];
  expect(textsOf(pageWith(), [seen('Rp', 20), millions, thousands, rest])).toEqual(['Rp 1.250,000']);
  expect(textsOf(pageWith(), [seen('3', 60), seen('.50', 90)])).toEqual(['3 .50']);
  expect(textsOf(pageWith(), [seen('Rp', 50), seen('.50', 78)])).toEqual(['Rp .50']);
});

test('a point that was read as a word of its own is its digits’, unless they stand apart', () => {
  const percent = (left: number) => [seen('60', 60), seen('.', 84), seen('0%', left), seen('of', 140)];
  expect(textsOf(pageWith(), percent(96))).toEqual(['60.0% of']);
  expect(textsOf(pageWith(), percent(110))).toEqual(['60 . 0% of']);
  const [wide, ...others] = percent(96);
  const asWide = { ...seen('60.0%', 60), text: wide?.text ?? '' };
  expect(textsOf(pageWith(), [asWide, ...others])).toEqual(['60.0% of']);
  expect(textsOf(pageWith(), [seen('No', 60), seen('.', 84), seen('12', 96)])).toEqual(['No . 12']);
});

test('thousands and cents are one figure', () => {
  const points = [
    [119, 33, 3, 6],
    [171, 33, 3, 3],
  ] as const;
  expect(textsOf(pageWith(...points), [seen('12', 90)], [seen('345', 130)], [seen('60', 180)])).toEqual(['12,345.60']);
});

test.each<[string, readonly (readonly [number, number, number, number])[], SeenWord[]]>([
  ['nothing stands between them', [], [seen('551', 100), seen('50', 154)]],
  ['a hyphen does', [[140, 27, 8, 3]], [seen('551', 100), seen('50', 154)]],
  ['a colon does', [POINT, [143, 23, 3, 3]], [seen('551', 100), seen('50', 154)]],
  ['they are far apart', [POINT], [seen('551', 100), seen('50', 180)]],
  ['one of them is a word', [POINT], [seen('net', 100), seen('50', 154)]],
  ['the first ends in a point, and the second is no cents', [], [seen('12.', 100), seen('345', 138)]],
  ['the first is a list’s number', [], [seen('1.', 100), seen('50', 130)]],
  ['the second goes on', [POINT], [seen('551', 100), seen('5020', 154)]],
])('they stay two where %s', (_, ink, words) => {
  expect(textsOf(pageWith(...ink), ...words.map((word) => [word]))).toEqual(words.map(({ text }) => text));
});

const moved = (word: SeenWord, by: number, scale = 1): SeenWord => ({
  ...word,
  corners: word.corners.map(({ x, y }) => ({ x, y: FOOT - (FOOT - y) * scale + by })) as never,
});

test.each([
  ['of the line below', moved(seen('50', 156), 10)],
  ['in small type', moved(seen('50', 156), 0, 0.5)],
])('nor does a word %s go on with what ends in a point', (_, word) => {
  expect(textsOf(pageWith(), [seen('551.', 100)], [word])).toEqual(['551.', '50']);
});

test('what was seen twice is not lost', () => {
  expect(textsOf(pageWith(), [seen('551.', 100)], [seen('50', 156)], [seen('60', 157)])).toEqual(['551.50', '60']);
});

test('nor do words of one line, which were seen with the space between them', () => {
  expect(textsOf(pageWith(), [seen('12,', 100), seen('50', 144)])).toEqual(['12, 50']);
  expect(textsOf(pageWith(POINT), [seen('551', 100), seen('50', 154)])).toEqual(['551 50']);
});
