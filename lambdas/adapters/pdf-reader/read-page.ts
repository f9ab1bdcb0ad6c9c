import type { Page } from '../../domain/document/document.ts';
import { linesFromGlyphs } from '../../domain/document/lines-from-glyphs.ts';
import { pageSource } from '../../domain/document/page-source.ts';
import { mainTurn, turnGlyphs, turnSize } from '../../domain/document/page-turn.ts';
import { displayOf } from './display.ts';
import type { Pdfium } from './pdfium.ts';
import { pictureShare } from './picture-share.ts';
import { GLYPH_SCRATCH_BYTES, readGlyphs } from './read-glyphs.ts';
import { seenPrint } from './seen-print.ts';

/** By a page's main direction of writing: the degrees, clockwise, that bring it upright. */
const TURNED = [{}, { turned: 270 }, { turned: 180 }, { turned: 90 }] as const;

/**
 * Reads one loaded page.
 * @param number of the page, from 1.
 * @throws TooComplexError when it holds more characters than any page that people print.
 */
export function readPage(pdfium: Pdfium, page: number, number: number): Page {
  const { call } = pdfium;
  // Each part of the reading needs some scratch memory; glyphs need the most.
  const scratch = call.malloc(GLYPH_SCRATCH_BYTES);
  const display = displayOf(pdfium, page, scratch);
  const print = readGlyphs(pdfium, page, display, scratch);
  const share = () => pictureShare(pdfium, page, display, scratch);
  const { glyphs: seen, unseen } = seenPrint(pdfium, page, display, print, share, scratch);
  const source = pageSource({
    glyphs: seen,
    unseen,
    size: display,
    hasObjects: call.FPDFPage_CountObjects(page) > 0,
    pictureShare: share,
  });
  call.free(scratch);
  if (source !== 'text-layer') {
    return { number, width: display.width, height: display.height, source, lines: [] };
  }
  const turn = mainTurn(seen);
  const size = turnSize(turn, display);
  const glyphs = turnGlyphs(turn, seen, display);
  return { number, ...size, ...TURNED[turn], source, lines: linesFromGlyphs(glyphs, size) };
}
