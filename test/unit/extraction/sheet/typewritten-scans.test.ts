import { expect, test } from 'vitest';
import type { Document, Line, Page, Word } from '../../../../lambdas/domain/document/document.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';

const [WIDTH, HEIGHT] = [612, 792];
/** Points: a letter's room in Courier of 9 points, and how high its capitals and digits are. */
const [PITCH, INK] = [5.4, 5.2];

/** How wide a letter is drawn, as a share of the pitch: in a proportional type by the letter. */
type Advance = (letter: string) => number;
const TYPEWRITER: Advance = () => 1;
const PROPORTIONAL: Advance = (letter) => (/[ijlt1.,:]/.test(letter) ? 0.5 : /[mwMW]/.test(letter) ? 1.5 : 1);

/** A recognised page: boxes end where the ink does. Columns of a text stand where its columns of letters do. */
function recognised(text: string, advance: Advance): Document {
  const lines = text.split('\n').map((line, index): Line => {
    const words = [...line.matchAll(/\S+/g)].map((match): Word => {
      const wide = [...match[0]].reduce((sum, letter) => sum + advance(letter), 0);
      const box = {
        x: (40 + match.index * PITCH + 0.1 * PITCH) / WIDTH,
        y: (40 + index * 14) / HEIGHT,
        width: ((wide - 0.2) * PITCH) / WIDTH,
        height: INK / HEIGHT,
      };
      return { text: match[0], confidence: 0.95, box };
    });
    return { words, box: { x: 0.06, y: (40 + index * 14) / HEIGHT, width: 0.8, height: INK / HEIGHT } };
  });
  const page: Page = { number: 1, width: WIDTH, height: HEIGHT, source: 'ocr', lines };
  return { pages: [page], pageCount: 1 };
}

const PAPER = `KAREEBOOM PHARMACY  SHOP 7 KAREEBOOM MALL
MEDICAL AID  Discovery Health Medical Scheme
MEMBERSHIP    449 118 207
PRESCRIBER    DR LINDIWE PILLAY  SCRIPT 771904
DISPENSING FEE ADJUSTED TO REFERENCE PRICE`;
const textsOf = (document: Document) => sheetOf(document).segments.map(({ text }) => text);

test('words of a typewriter’s type belong together over a space, and columns two spaces apart do not', () => {
  expect(textsOf(recognised(PAPER, TYPEWRITER))).toEqual([
    'KAREEBOOM PHARMACY',
    'SHOP 7 KAREEBOOM MALL',
    'MEDICAL AID',
    'Discovery Health Medical Scheme',
    'MEMBERSHIP',
    '449 118 207',
    'PRESCRIBER',
    'DR LINDIWE PILLAY',
    'SCRIPT 771904',
    'DISPENSING FEE ADJUSTED TO REFERENCE PRICE',
  ]);
});

test('a word of another type on such a page keeps its own spaces', () => {
  const [page] = recognised(PAPER, TYPEWRITER).pages;
  const wide: Word[] = ['LETTERHEAD', 'STREET'].map((text, at) => ({
    text,
    confidence: 0.95,
    box: {
      x: (40 + at * (10 * 1.4 + 1.3) * PITCH) / WIDTH,
      y: 0.9,
      width: (text.length * 1.4 * PITCH) / WIDTH,
      height: INK / HEIGHT,
    },
  }));
  const line = { words: wide, box: { x: 0.06, y: 0.9, width: 0.8, height: INK / HEIGHT } };
  const pages = page ? [{ ...page, lines: [...page.lines, line] }] : [];
  expect(textsOf({ pages, pageCount: 1 })).toContain('LETTERHEAD');
});

test('in a proportional type such a gap parts them', () => {
  expect(textsOf(recognised(PAPER, PROPORTIONAL))).toContain('449');
});

test('a few words do not tell a page’s type', () => {
  expect(textsOf(recognised('MEMBERSHIP    449 118 207', TYPEWRITER))).toContain('449');
});
