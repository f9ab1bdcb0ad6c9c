import type { Document, Line, Page, Word } from '../../../lambdas/domain/document/document.ts';

/** A piece of text on a page: left edge and top in points, and the size of the type. */
export interface Printed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

const WIDTH = 595;
const HEIGHT = 842;
/** Average advance of a letter as a share of the type's size; exact metrics do not matter to extraction. */
const ADVANCE = 0.5;

/** A one-page A4 document with these texts; texts of one height become one line, as a reader gives them. */
export function printedDocument(...texts: readonly Printed[]): Document {
  return { pages: [printedPage(texts, 1)], pageCount: 1 };
}

/** A document whose lines stand under each other at the left margin; two or more spaces leave a wide gap, a form feed begins a page. */
export function plainDocument(text: string): Document {
  const pages = text.split('\f').map((page, index) => printedPage(plainTexts(page), index + 1));
  return { pages, pageCount: pages.length };
}

function plainTexts(page: string): readonly Printed[] {
  const lines = page.split('\n').map((line) => line.trimEnd());
  return lines.flatMap((line, index) => {
    const pieces = [...line.matchAll(/\S+(?: \S+)*/g)];
    return pieces.map((piece) => ({ x: 50 + piece.index * 5.5, y: 50 + index * 18, text: piece[0] }));
  });
}

function printedPage(texts: readonly Printed[], number: number): Page {
  const tops = [...new Set(texts.map(({ y }) => y))].sort((a, b) => a - b);
  const lines = tops.map((top) => lineOf(texts.filter(({ y }) => y === top)));
  return { number, width: WIDTH, height: HEIGHT, source: 'text-layer', lines };
}

function lineOf(texts: readonly Printed[]): Line {
  const words = [...texts].sort((a, b) => a.x - b.x).flatMap(wordsOf);
  const left = Math.min(...words.map(({ box }) => box.x));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const top = Math.min(...words.map(({ box }) => box.y));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return { words, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

function wordsOf({ x, y, text, size = 10 }: Printed): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 1,
    box: {
      x: (x + match.index * size * ADVANCE) / WIDTH,
      y: y / HEIGHT,
      width: (match[0].length * size * ADVANCE) / WIDTH,
      height: (size * 1.2) / HEIGHT,
    },
  }));
}
