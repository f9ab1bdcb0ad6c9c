import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document, Page } from '../../../lambdas/domain/document/document.ts';
import { mayBeRecognized, withRecognition } from '../../../lambdas/domain/document/recognition.ts';
import { type RecognizedLine, recognizedPage } from '../../../lambdas/domain/document/recognized-page.ts';

const A4 = { width: 595, height: 842 };
const scan = (size = A4): Page => ({ number: 1, ...size, source: 'image', lines: [] });

interface Printed {
  readonly text: string;
  /** Points from the top left of the sheet as it was written. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const SHEET: readonly (readonly Printed[])[] = [
  [{ text: 'Invoice', x: 60, y: 80, width: 60 }],
  [{ text: 'R-17', x: 430, y: 81, width: 40 }],
  [
    { text: 'Total', x: 60, y: 400, width: 45 },
    { text: 'amount', x: 110, y: 402, width: 60 },
  ],
  [{ text: '1,234.50', x: 430, y: 401, width: 70 }],
  [{ text: 'Patient', x: 60, y: 430, width: 55 }],
];
const ROWS = ['Invoice R-17', 'Total amount 1,234.50', 'Patient'];

/** The sheet as it lies under the scanner: turned clockwise by quarters and then by a little, about the page's middle. */
function scanned(quarters: number, skew: number): { page: Page; lines: RecognizedLine[] } {
  const page = scan(quarters % 2 === 0 ? A4 : { width: A4.height, height: A4.width });
  const angle = (quarters * Math.PI) / 2 + skew;
  const place = (x: number, y: number) => {
    const [right, down] = [x - A4.width / 2, y - A4.height / 2];
    return {
      x: (page.width / 2 + right * Math.cos(angle) - down * Math.sin(angle)) / page.width,
      y: (page.height / 2 + right * Math.sin(angle) + down * Math.cos(angle)) / page.height,
    };
  };
  const lines = SHEET.map((line) =>
    line.map(({ text, x, y, width }) => ({
      text,
      confidence: 0.9,
      corners: [place(x, y), place(x + width, y), place(x + width, y + 12), place(x, y + 12)] as const,
    })),
  );
  return { page, lines };
}

const textOf = (page: Page) => page.lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('a recognised page', () => {
  test.each([
    [0, undefined],
    [1, 270],
    [2, 180],
    [3, 90],
  ])('that lies %i quarter turns off, and askew, reads as the sheet does', (quarters, turned) => {
    fc.assert(
      fc.property(fc.double({ min: -0.2, max: 0.2, noNaN: true }), (skew) => {
        const { page, lines } = scanned(quarters, skew);
        const read = recognizedPage(page, lines);
        expect(textOf(read)).toEqual(ROWS);
        expect(read.turned).toBe(turned);
        expect([read.width, read.height]).toEqual([A4.width, A4.height]);
        const { box } = read.lines[1]?.words[0] ?? { box: { x: 0, y: 0, width: 0, height: 0 } };
        expect(box.x * A4.width).toBeCloseTo(60, 3);
        expect(box.width * A4.width).toBeCloseTo(45, 3);
        // Capitals of 12 points are of type of 16.7, and the box is as high as that, 13.3 over most letters' baseline at 414.
        expect(box.y * A4.height).toBeCloseTo(400.667, 3);
        expect(box.height * A4.height).toBeCloseTo(16.667, 3);
      }),
    );
  });

  /** Words on one line, in points: where each begins and how wide its ink is, as high as given. */
  const line = (y: number, ...words: readonly (readonly [text: string, x: number, width: number, height?: number])[]) =>
    words.map(([text, x, width, height = 7.2]) => {
      const [left, right, top, bottom] = [
        x / A4.width,
        (x + width) / A4.width,
        (y - height) / A4.height,
        y / A4.height,
      ];
      const corners = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ] as const;
      return { text, confidence: 0.9, corners };
    });
  test('mends what its row tells to be misread', () => {
    const lines = [line(112, ['Expediente', 60, 60, 12], ['n9', 125, 60, 12]), line(112, ['70683914/33', 430, 60, 12])];
    expect(textOf(recognizedPage(scan(), lines))).toEqual(['Expediente n.º 70683914/33']);
  });

  /** Lines of a typewriter's type: six points a letter, of which the ink leaves 1.2. */
  const typed = (y: number, text: string) =>
    line(
      y,
      ...[...text.matchAll(/\S+/g)].map((word) => [word[0], 40 + 6 * word.index, 6 * word[0].length - 1.2] as const),
    );
  const TYPED = Array.from({ length: 6 }, (_, at) => typed(200 + 14 * at, 'CONSULTATION SURGEON CHARGED SCHEME'));

  test('has the dashes that are printed, and rupees on an Indian page', () => {
    const lines = [
      line(100, ['Multicare', 60, 40], ['-', 104, 5.5, 1], ['Seguros', 113, 34]),
      line(120, ['¥5,00,000.00', 60, 60]),
    ];
    expect(textOf(recognizedPage(scan(), lines))).toEqual(['Multicare – Seguros', '₹5,00,000.00']);
  });

  test('in a typewriter’s type has hyphens, however wide, and figures whole', () => {
    const figures = line(
      100,
      ['BED', 40, 16.8],
      ['-', 62, 5.5, 1],
      ['R1.', 76, 14],
      ['320.', 93, 20],
      ['000', 116, 16.8],
    );
    expect(textOf(recognizedPage(scan(), [figures, ...TYPED]))[0]).toBe('BED - R1.320.000');
  });

  test('has the words of a comb, and percent signs whole', () => {
    const name = [...'KULKARNI'].map((letter, at) => [letter, 40 + 12 * at, 5] as const);
    expect(textOf(recognizedPage(scan(), [line(100, ...name)]))).toEqual(['KULKARNI']);
    const rings = [line(130, ['80', 40, 11], ['o', 58, 4, 4]), line(126, ['o', 58, 3, 3])];
    expect(textOf(recognizedPage(scan(), rings))).toEqual(['80 %']);
  });

  test('keeps how sure the recogniser was of each word', () => {
    const { page, lines } = scanned(0, 0);
    expect(recognizedPage(page, lines).lines.flatMap(({ words }) => words.map(({ confidence }) => confidence))).toEqual(
      Array(6).fill(0.9),
    );
  });

  test('has only boxes within the page, whatever corners it is given', () => {
    const point = fc.record({
      x: fc.double({ min: -2, max: 3, noNaN: true }),
      y: fc.double({ min: -2, max: 3, noNaN: true }),
    });
    const word = fc.record({
      text: fc.string(),
      confidence: fc.constant(0.5),
      corners: fc.tuple(point, point, point, point),
    });
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 6 }), (lines) => {
        for (const { box } of recognizedPage(scan(), lines).lines.flatMap(({ words }) => words)) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(box.y + box.height).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

describe('a document of which Textract read some pages', () => {
  const { lines } = scanned(0, 0);
  const digital: Page = { number: 1, ...A4, source: 'text-layer', lines: [] };
  const document: Document = {
    pages: [digital, { ...scan(), number: 2 }, { ...scan(), number: 3 }, { ...scan(), number: 4 }],
    pageCount: 4,
  };
  const pages = new Map([
    [1, lines],
    [2, lines],
    [4, []],
  ]);

  test('keeps what its own text layer says, takes the scans that were read, and leaves the others unread', () => {
    const read = withRecognition(document, { status: 'done', pages });
    expect(read.pages.map(({ source }) => source)).toEqual(['text-layer', 'ocr', 'image', 'ocr']);
    expect(read.pages[0]).toBe(digital);
    expect(read.pages.map((page) => textOf(page).length)).toEqual([0, 3, 0, 0]);
  });

  test('leaves a scan unread that has more words than anybody prints', () => {
    const [word] = lines.flat();
    const ofWords = (count: number): RecognizedLine[] => (word ? [Array(count).fill(word)] : []);
    const read = withRecognition(document, {
      status: 'done',
      pages: new Map([
        [2, ofWords(4_001)],
        [3, ofWords(4_000)],
        [4, []],
      ]),
    });
    expect(read.pages.map(({ source }) => source)).toEqual(['text-layer', 'image', 'ocr', 'ocr']);
  });

  test('leaves the scans unread that would make it longer than any', () => {
    const [word] = lines.flat();
    const full: RecognizedLine[] = word ? Array(40).fill(Array(100).fill(word)) : [];
    const numbers = Array.from({ length: 15 }, (_, index) => index + 1);
    const scans = { pages: numbers.map((number) => ({ ...scan(), number })), pageCount: 15 };
    const recognized = new Map(numbers.map((number) => [number, number < 15 ? full : lines]));
    const read = withRecognition(scans, { status: 'done', pages: recognized });
    expect(read.pages.flatMap(({ source, number }) => (source === 'image' ? [number] : []))).toEqual([13, 14]);
  });

  test('is sent to be read while it has at most 50 pages', () => {
    expect(mayBeRecognized({ ...document, pageCount: 50 })).toBe(true);
    expect(mayBeRecognized({ ...document, pageCount: 51 })).toBe(false);
  });

  test('says nothing of its scans when the whole job failed', () => {
    expect(withRecognition(document, { status: 'failed', detail: 'INVALID_IMAGE_TYPE' })).toEqual(document);
  });
});
