import type { Pdfium } from './pdfium.ts';

/**
 * How the characters look that one command of the page draws, as far as the command tells: `none` are not drawn at all,
 * `clipped` ones are seen as far as they lie within their clip, `pale` ones, which may be clipped too, on a dark ground
 * only, and of `unsure` ones only drawing the page tells: they are in an optional layer, outlines, filled with a pattern,
 * transparent, of a font whose letters are drawings, or behind a clip that is made of letters.
 */
export type TextLook = 'plain' | 'clipped' | 'pale' | 'unsure' | 'none';

/**
 * Points. Nobody reads lower type, and no paper has it: of 1,094 files (the corpora, the printed and the programs' sets) the
 * lowest is 4, which four pages on one sheet would halve.
 */
const LOWEST_TYPE = 2;
/** Text rendering modes (PDF 32000-1, 9.3.6): all but 0 and 4 draw outlines, 3 nothing, 7 clips only. */
const [FILLED, INVISIBLE, FILLED_AND_CLIPPING, CLIPPING] = [0, 3, 4, 7];
/** Red, green and blue of at least this are as good as white: on paper nobody sees them. */
export const PALE = 240;
/** The mark of what belongs to an optional layer is `OC`: two UTF-16 units, and one that ends them. */
const LAYER_MARK = 'OC';
const LAYER_MARK_BYTES = 6;
const BYTES_A_UNIT = 2;
/** Bytes of scratch memory that looking needs: a colour of four integers. */
export const LOOK_SCRATCH_BYTES = 16;

/** Prepares to look at the text of one page. */
export function textLooks({ call, memory }: Pdfium, scratch: number) {
  // Commands of one paragraph share its mark, and nearly all text of a tagged file is marked.
  let lastMark = 0;
  let lastIsLayer = false;
  let lastFont = 0;
  let lastIsDrawn = false;
  /** A clip of letters lies on what the page draws after them, and PDFium tells of none. */
  let isClippedByLetters = false;

  /**
   * How the command draws its characters.
   * @param object its handle.
   * @param size of its type, points.
   */
  return function lookOf(object: number, size: number): TextLook {
    const mode = call.FPDFTextObj_GetTextRenderMode(object);
    isClippedByLetters ||= mode >= FILLED_AND_CLIPPING;
    if (mode === INVISIBLE || mode === CLIPPING || size < LOWEST_TYPE) return 'none';
    const isFilled = mode === FILLED || mode === FILLED_AND_CLIPPING;
    if (!isFilled || call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) {
      return 'unsure';
    }
    const view = memory();
    const part = (offset: number) => view.getUint32(scratch + offset, true);
    if (part(12) === 0) return 'none';
    const isPale = part(0) >= PALE && part(4) >= PALE && part(8) >= PALE;
    if (isInLayer(object) || isClippedByLetters || call.FPDFPageObj_HasTransparency(object) === 1) return 'unsure';
    if (isDrawn(call.FPDFTextObj_GetFont(object))) return 'unsure';
    if (isPale) return 'pale';
    return call.FPDFClipPath_CountPaths(call.FPDFPageObj_GetClipPath(object)) > 0 ? 'clipped' : 'plain';
  };

  /** The letters of such a font (Type 3) are drawn by commands of their own: a blank one, or one in white. There is no file of it. */
  function isDrawn(font: number): boolean {
    if (font !== lastFont) {
      lastFont = font;
      lastIsDrawn = call.FPDFFont_GetFontData(font, 0, 0, scratch) === 0 || memory().getUint32(scratch, true) === 0;
    }
    return lastIsDrawn;
  }

  function isInLayer(object: number): boolean {
    const count = call.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < count; index += 1) {
      const mark = call.FPDFPageObj_GetMark(object, index);
      if (mark !== lastMark) {
        lastMark = mark;
        lastIsLayer = isLayer(mark);
      }
      if (lastIsLayer) return true;
    }
    return false;
  }

  function isLayer(mark: number): boolean {
    if (call.FPDFPageObjMark_GetName(mark, scratch, LAYER_MARK_BYTES, scratch + 8) === 0) return false;
    const view = memory();
    return (
      view.getUint32(scratch + 8, true) === LAYER_MARK_BYTES &&
      [...LAYER_MARK].every((unit, at) => view.getUint16(scratch + BYTES_A_UNIT * at, true) === unit.charCodeAt(0))
    );
  }
}
