import type { Glyph } from '../../domain/document/glyph.ts';
import type { Display } from './display.ts';
import type { Pdfium } from './pdfium.ts';
import { LOOK_SCRATCH_BYTES, type TextLook, textLooks } from './text-look.ts';
import { TooComplexError } from './too-complex-error.ts';

/** The most characters read from one page: a page of small print has about 15,000. */
const GLYPHS_PER_PAGE = 50_000;
/** What PDFium gives for the hyphen of a word that was divided at a line's end. */
const DIVIDING_HYPHEN = 2;
const SPACE = 0x20;
/** Of the height of type: what is squeezed to less is a hairline; of other signs some have no width of their own. Of 1,422 pages the narrowest has 0.16. */
const NARROWEST = 0.06;
/** In heights of type: no character stands farther from where its command begins, unless others stand before it. */
const STRAY = 3;
/** Six degrees: a sheet lies in its scanner at less, and a recogniser's text under its picture with it. */
const MOST_LEANING = Math.tan((6 * Math.PI) / 180);
/** How wide `f`, `i` and `l` are, in heights of type. */
const LIGATURE_LETTER = 0.32;
const LAST_OF_ASCII = 0x7e;
const LAST_CODE_POINT = 0x10ffff;

/** Offsets in the scratch memory: a matrix of 6 floats, a rectangle of 4 floats, a point of 2 doubles. */
const MATRIX = 0;
const RECTANGLE = 24;
const ORIGIN_X = 40;
const ORIGIN_Y = 48;
const LOOK = 56;
/** Bytes of scratch memory that `readGlyphs` needs. */
export const GLYPH_SCRATCH_BYTES = LOOK + LOOK_SCRATCH_BYTES;

/** What all characters share that one command of the page draws. */
interface TextObject {
  /** 0 for a character that no single command draws. */
  readonly handle: number;
  /** Before the page's own rotation. */
  readonly turn: Glyph['turn'];
  /** Height of the type, points. */
  readonly size: number;
  readonly look: TextLook;
  readonly isOblique: boolean;
  /** Where it begins and its first character's index, if PDFium gives another place for that one. */
  readonly stray?: { readonly x: number; readonly y: number; readonly index: number } | undefined;
}

/** Glyphs that one command of the page draws, one after the other. */
export interface TextRun {
  readonly handle: number;
  readonly look: TextLook;
  /** Among the page's glyphs: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** The characters that a page draws, as far as its commands tell. */
export interface Print {
  readonly glyphs: readonly Glyph[];
  readonly runs: readonly TextRun[];
  /** How many letters the file holds for this page and does not draw. */
  readonly undrawn: number;
}

/**
 * Reads a loaded page's characters in the order in which they are drawn; what is not drawn, or aslant, is left out.
 * @throws TooComplexError when there are more than any page has that people print.
 */
export function readGlyphs(pdfium: Pdfium, page: number, display: Display, scratch: number): Print {
  const { call, memory } = pdfium;
  const text = call.FPDFText_LoadPage(page);
  if (text === 0) {
    return { glyphs: [], runs: [], undrawn: 0 };
  }
  const count = call.FPDFText_CountChars(text);
  if (count > GLYPHS_PER_PAGE) {
    throw new TooComplexError(`a page has ${count} characters; at most ${GLYPHS_PER_PAGE} are read`);
  }
  const lookOf = textLooks(pdfium, scratch + LOOK);
  const glyphs: Glyph[] = [];
  const runs: TextRun[] = [];
  let type: TextObject = { handle: 0, turn: 0, size: 0, look: 'plain', isOblique: false };
  let from = 0;
  let undrawn = 0;
  for (let index = 0; index < count; index += 1) {
    const code = call.FPDFText_GetUnicode(text, index);
    // Generated characters are PDFium's own guesses of spaces and line ends; ours come from the boxes.
    if (code <= SPACE && call.FPDFText_IsGenerated(text, index) === 1) {
      continue;
    }
    // What is drawn by one command has one size, direction and look: they are asked for once.
    const handle = call.FPDFText_GetTextObject(text, index);
    if (handle === 0 || handle !== type.handle) {
      endRun();
      type = readTextObject(handle, index);
    }
    if (type.isOblique) continue;
    if (type.look === 'none') {
      undrawn += code > SPACE ? 1 : 0;
      continue;
    }
    const glyph = readGlyph(index, code, type);
    if (glyph.advance < NARROWEST * glyph.size && code > SPACE && code <= LAST_OF_ASCII) {
      undrawn += 1;
      continue;
    }
    const last = glyphs.at(-1);
    // The letters of some ligatures have the whole ligature's box each; of others, their own part of it.
    if (last && last.x === glyph.x && last.y === glyph.y && last.advance === glyph.advance) {
      glyphs[glyphs.length - 1] = { ...last, text: last.text + glyph.text };
    } else if (Number.isFinite(glyph.x + glyph.y + glyph.advance) && glyph.size > 0) {
      glyphs.push(glyph);
    }
  }
  endRun();
  call.FPDFText_ClosePage(text);
  return { glyphs, runs, undrawn };

  function endRun(): void {
    if (glyphs.length > from && type.handle !== 0) {
      runs.push({ handle: type.handle, look: type.look, from, to: glyphs.length });
    }
    from = glyphs.length;
  }

  function readTextObject(handle: number, index: number): TextObject {
    call.FPDFText_GetMatrix(text, index, scratch + MATRIX);
    const view = memory();
    const float = (offset: number) => view.getFloat32(scratch + MATRIX + offset, true);
    // The matrix' first row is where the writing runs to, its second row how tall it stands.
    const turn = turnOf(float(0), float(4));
    const isOblique = leans(float(0), float(4));
    const size = call.FPDFText_GetFontSize(text, index) * Math.sqrt(float(8) ** 2 + float(12) ** 2);
    const isStray = turn === 0 && handle !== 0 && strays(float(16), float(20), index, size);
    const stray = isStray ? { x: float(16), y: float(20), index } : undefined;
    return { handle, turn, size, look: handle === 0 ? 'plain' : lookOf(handle, size), isOblique, stray };
  }

  /**
   * The letters of a ligature that Chromium writes out as `ActualText` in a part of the page with a scale of its own are given as if it had
   * none: `fi` of `filed` at the page's foot.
   */
  function strays(x: number, y: number, index: number, size: number): boolean {
    call.FPDFText_GetCharOrigin(text, index, scratch + ORIGIN_X, scratch + ORIGIN_Y);
    const view = memory();
    const [givenX, givenY] = [view.getFloat64(scratch + ORIGIN_X, true), view.getFloat64(scratch + ORIGIN_Y, true)];
    return Math.hypot(givenX - x, givenY - y) > STRAY * size;
  }

  function readGlyph(index: number, code: number, { turn, size, stray }: TextObject): Glyph {
    if (stray) {
      const advance = LIGATURE_LETTER * size;
      const { x, y } = display.place(stray.x + (index - stray.index) * advance, stray.y);
      return { text: textOf(code), x, y, advance, size, turn: display.turn, unmapped: false };
    }
    call.FPDFText_GetLooseCharBox(text, index, scratch + RECTANGLE);
    call.FPDFText_GetCharOrigin(text, index, scratch + ORIGIN_X, scratch + ORIGIN_Y);
    const view = memory();
    const left = view.getFloat32(scratch + RECTANGLE, true);
    const top = view.getFloat32(scratch + RECTANGLE + 4, true);
    const right = view.getFloat32(scratch + RECTANGLE + 8, true);
    const bottom = view.getFloat32(scratch + RECTANGLE + 12, true);
    const vertical = turn === 1 || turn === 3;
    // Not simply the origin: the letters of a ligature share it, but each has its part of the box.
    const startX = vertical ? view.getFloat64(scratch + ORIGIN_X, true) : turn === 0 ? left : right;
    const startY = vertical ? (turn === 1 ? top : bottom) : view.getFloat64(scratch + ORIGIN_Y, true);
    const { x, y } = display.place(startX, startY);
    return {
      text: textOf(code),
      x,
      y,
      advance: vertical ? top - bottom : right - left,
      size,
      turn: ((turn + display.turn) & 3) as Glyph['turn'],
      unmapped: call.FPDFText_HasUnicodeMapError(text, index) === 1,
    };
  }
}

function turnOf(across: number, up: number): Glyph['turn'] {
  // Nearly all writing is upright, and many programs draw each letter by a command of its own.
  if (up === 0 && across > 0) return 0;
  return (Math.round(Math.atan2(-up, across) / (Math.PI / 2)) & 3) as Glyph['turn'];
}

/** Stamps and watermarks stand aslant over what is read, and their letters between its. */
function leans(across: number, up: number): boolean {
  if (up === 0 || across === 0) return false;
  const [least, most] = [Math.abs(across), Math.abs(up)].sort((a, b) => a - b) as [number, number];
  return least > MOST_LEANING * most;
}

function textOf(code: number): string {
  if (code === DIVIDING_HYPHEN) {
    return '-';
  }
  return code > LAST_CODE_POINT ? '\ufffd' : String.fromCodePoint(code);
}
