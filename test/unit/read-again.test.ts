import { expect, test } from 'vitest';
import type { GreyImage } from '../../local/textract/grey-image.ts';
import type { OcrEngine, SeenWord } from '../../local/textract/ocr-engine.ts';
import { readAgain } from '../../local/textract/read-again.ts';

const [WIDTH, HEIGHT] = [400, 80];
const TOP = 32;

function word(text: string, confidence: number, left: number, right: number, top: number, bottom: number): SeenWord {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const;
  return { text, confidence, corners };
}

const seen = (text: string, confidence: number, left: number, right: number) =>
  word(text, confidence, left, right, TOP, TOP + 16);

/** What a page reads as, where the first reading saw `first` and every part is read as `again`, both in pixels of the page. */
async function read(first: readonly SeenWord[], again: readonly (readonly [string, number, number, number])[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let x = 40; x < 360; x += 12) {
    for (let y = TOP; y < TOP + 16; y += 1) pixels.fill(0, y * WIDTH + x, y * WIDTH + x + 8);
  }
  const engine: OcrEngine = {
    recognize: async () => [],
    // The part begins at 28, 24: so far from the ink as its margins are; and it is doubled.
    recognizePart: async () => [
      again.map(([text, confidence, left, right]) =>
        word(text, confidence, 2 * (left - 28), 2 * (right - 28), 2 * (TOP - 24), 2 * (TOP - 8)),
      ),
    ],
    close: async () => {},
  };
  const page: GreyImage = { width: WIDTH, height: HEIGHT, pixels };
  const lines = await readAgain(engine, page, [[...first]], 'eng');
  return lines.map((words) => words.map(({ text }) => text).join(' '));
}

test('a surer second reading stands in the place of the first', async () => {
  const first = [seen('lnvoice', 60, 40, 120), seen('5-483493', 40, 140, 240), seen('due', 50, 260, 300)];
  const again = [
    ['Invoice', 96, 40, 120],
    ['S-483493', 90, 140, 240],
  ] as const;
  expect(await read(first, again)).toEqual(['Invoice S-483493 due']);
});

test('a less sure second reading changes nothing', async () => {
  expect(await read([seen('120.00', 80, 40, 120)], [['12000', 70, 40, 120]])).toEqual(['120.00']);
});

test('a word that is read as two is replaced by both or by none', async () => {
  const again = (confidence: number) =>
    [
      ['6', confidence, 40, 52],
      ['500', confidence, 64, 120],
    ] as const;
  expect(await read([seen('6500', 80, 40, 120)], again(96))).toEqual(['6 500']);
  expect(await read([seen('6500', 80, 40, 120)], again(78))).toEqual(['6500']);
});

test('words that were passed over are added when they are sure, and specks are not', async () => {
  const again = [
    ['JUMLAH', 91, 40, 140],
    ['Kr', 70, 200, 220],
    ['guess', 55, 240, 300],
  ] as const;
  expect(await read([], again)).toEqual(['JUMLAH']);
});

test('a word that the edge of a part cuts off is not taken for whole', async () => {
  expect(await read([], [['OICE', 96, 28, 90]])).toEqual([]);
});
