import type { Glyph } from '../../domain/document/glyph.ts';
import { isPageSized } from '../../domain/document/page-source.ts';
import { clipOf } from './clip-of.ts';
import type { Display } from './display.ts';
import { doubtfulTexts } from './doubtful-texts.ts';
import { readShapes } from './painted-shapes.ts';
import type { Pdfium } from './pdfium.ts';
import { picturePixels } from './picture-pixels.ts';
import type { Print } from './read-glyphs.ts';
import { unseenGlyphs } from './unseen-glyphs.ts';

/** Unpacked they take four bytes each: a third of what PDFium may use. */
const MOST_PICTURE_PIXELS = 16_000_000;

/** What of a page's print people see. */
export interface SeenPrint {
  readonly glyphs: readonly Glyph[];
  /** How many characters nobody sees; infinite where the reader can't tell. */
  readonly unseen: number;
}

/**
 * Leaves out what nobody sees: what is not drawn, what is painted over, white on white. Nearly all pages say so by their
 * commands; a page that leaves doubts is drawn.
 * @param pictureShare the share of the page that its pictures cover.
 * @param scratch memory for six floats.
 */
export function seenPrint(
  pdfium: Pdfium,
  page: number,
  display: Display,
  print: Print,
  pictureShare: () => number,
  scratch: number,
): SeenPrint {
  const { glyphs, undrawn } = print;
  if (glyphs.length === 0) return { glyphs, unseen: undrawn };
  const shapes = readShapes(pdfium, page, display, scratch);
  const doubtful = doubtfulTexts(print, shapes, (text) => clipOf(pdfium, text, display, scratch));
  if (doubtful.size === 0) return { glyphs, unseen: undrawn };
  // Unpacking a scan takes as long as reading ten pages: it is recognised instead, which says what it shows.
  const isTooMuch = isPageSized(pictureShare()) || picturePixels(pdfium, page, scratch) > MOST_PICTURE_PIXELS;
  const unseen = isTooMuch ? undefined : unseenGlyphs(pdfium, page, display, print, doubtful);
  if (!unseen) return { glyphs, unseen: Number.POSITIVE_INFINITY };
  const characters = [...unseen].filter(({ text }) => text.trim() !== '').length;
  return { glyphs: glyphs.filter((glyph) => !unseen.has(glyph)), unseen: undrawn + characters };
}
