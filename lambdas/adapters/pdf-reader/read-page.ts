import type { Page } from '../../domain/document/document.ts';
import { linesFromGlyphs } from '../../domain/document/lines-from-glyphs.ts';
import { pageSource } from '../../domain/document/page-source.ts';
import { mainTurn, turnGlyphs, turnSize } from '../../domain/document/page-turn.ts';
import { displayOf } from './display.ts';
import type { Pdfium } from './pdfium.ts';
import { PICTURE_SCRATCH_BYTES, pictureShare } from './picture-share.ts';
import { GLYPH_SCRATCH_BYTES, readGlyphs } from './read-glyphs.ts';

/** By a page's main direction of writing: the degrees, clockwise, that bring it upright. */
const TURNED = [{}, { turned: 270 }, { turned: 180 }, { turned: 90 }] as const;

/**
 * Reads one loaded page.
 * @param number of the page, from 1.
 * @throws TooComplexError when it holds more characters than any page that people print.
 */
export function readPage(pdfium: Pdfium, page: number, number: number): Page {
  const { call } = pdfium;
  const scratch = call.malloc(Math.max(GLYPH_SCRATCH_BYTES, PICTURE_SCRATCH_BYTES));
  const display = displayOf(pdfium, page, scratch);
  const drawn = readGlyphs(pdfium, page, display, scratch);
  const source = pageSource({
    glyphs: drawn,
    size: display,
    hasObjects: call.FPDFPage_CountObjects(page) > 0,
    pictureShare: () => pictureShare(pdfium, page, display.width * display.height, scratch),
  });
  call.free(scratch);
  if (source !== 'text-layer') {
    return { number, width: display.width, height: display.height, source, lines: [] };
  }
  const turn = mainTurn(drawn);
  const size = turnSize(turn, display);
  const glyphs = turnGlyphs(turn, drawn, display);
  return { number, ...size, ...TURNED[turn], source, lines: linesFromGlyphs(glyphs, size) };
}
