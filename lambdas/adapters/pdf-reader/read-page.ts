import type { Page } from '../../domain/document/document.ts';
import type { Glyph } from '../../domain/document/glyph.ts';
import { linesFromGlyphs } from '../../domain/document/lines-from-glyphs.ts';
import { pageSource } from '../../domain/document/page-source.ts';
import type { Pdfium } from './pdfium.ts';
import { TooComplexError } from './too-complex-error.ts';

/** The most characters read from one page: a page of small print has about 15,000. */
const GLYPHS_PER_PAGE = 100_000;
/** What PDFium gives for the hyphen of a word that was divided at a line's end. */
const DIVIDING_HYPHEN = 2;
/** Offsets in the scratch memory: a matrix of 6 floats, a rectangle of 4 floats, a point of 2 doubles. */
const SCRATCH = { matrix: 0, rectangle: 24, x: 40, y: 48, bytes: 56 } as const;

type Turn = Glyph['turn'];

/** How a page's own coordinates (y upwards, any origin) become points from the displayed page's top left corner. */
interface Display {
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  place(x: number, y: number): { readonly x: number; readonly y: number };
}

/**
 * Reads one loaded page.
 * @throws TooComplexError when it holds more characters than any page that people print.
 */
export function readPage(pdfium: Pdfium, page: number, number: number): Page {
  const scratch = pdfium.call.malloc(SCRATCH.bytes);
  try {
    const display = displayOf(pdfium, page, scratch);
    const glyphs = readGlyphs(pdfium, page, display, scratch);
    const source = pageSource(glyphs, pdfium.call.FPDFPage_CountObjects(page) > 0);
    const lines = source === 'text-layer' ? linesFromGlyphs(glyphs, display.width, display.height) : [];
    return { number, width: display.width, height: display.height, source, lines };
  } finally {
    pdfium.call.free(scratch);
  }
}

function displayOf({ call, memory }: Pdfium, page: number, scratch: number): Display {
  call.FPDF_GetPageBoundingBox(page, scratch + SCRATCH.rectangle);
  const [left, top, right, bottom] = floats(memory(), scratch + SCRATCH.rectangle, 4) as [
    number,
    number,
    number,
    number,
  ];
  const across = right - left;
  const down = top - bottom;
  const turn = (call.FPDFPage_GetRotation(page) & 3) as Turn;
  const places = [
    (u: number, v: number) => ({ x: u, y: v }),
    (u: number, v: number) => ({ x: down - v, y: u }),
    (u: number, v: number) => ({ x: across - u, y: down - v }),
    (u: number, v: number) => ({ x: v, y: across - u }),
  ] as const;
  const upright = turn === 0 || turn === 2;
  return {
    width: upright ? across : down,
    height: upright ? down : across,
    turn,
    place: (x, y) => places[turn](x - left, top - y),
  };
}

function readGlyphs(pdfium: Pdfium, page: number, display: Display, scratch: number): readonly Glyph[] {
  const { call } = pdfium;
  const text = call.FPDFText_LoadPage(page);
  if (text === 0) {
    return [];
  }
  try {
    const count = call.FPDFText_CountChars(text);
    if (count > GLYPHS_PER_PAGE) {
      throw new TooComplexError(`a page has ${count} characters; at most ${GLYPHS_PER_PAGE} are read`);
    }
    const glyphs: Glyph[] = [];
    for (let index = 0; index < count; index += 1) {
      // Generated characters are PDFium's own guesses of spaces and line ends; ours come from the boxes.
      if (call.FPDFText_IsGenerated(text, index) !== 1) {
        glyphs.push(readGlyph(pdfium, text, index, display, scratch));
      }
    }
    return glyphs;
  } finally {
    call.FPDFText_ClosePage(text);
  }
}

function readGlyph({ call, memory }: Pdfium, text: number, index: number, display: Display, scratch: number): Glyph {
  call.FPDFText_GetMatrix(text, index, scratch + SCRATCH.matrix);
  call.FPDFText_GetLooseCharBox(text, index, scratch + SCRATCH.rectangle);
  call.FPDFText_GetCharOrigin(text, index, scratch + SCRATCH.x, scratch + SCRATCH.y);
  const view = memory();
  const [a, b, c, d] = floats(view, scratch + SCRATCH.matrix, 4) as [number, number, number, number];
  const [left, top, right, bottom] = floats(view, scratch + SCRATCH.rectangle, 4) as [number, number, number, number];
  const originX = view.getFloat64(scratch + SCRATCH.x, true);
  const originY = view.getFloat64(scratch + SCRATCH.y, true);
  const ownTurn = (Math.round(Math.atan2(-b, a) / (Math.PI / 2)) & 3) as Turn;
  // Not simply the origin: the letters of a ligature share it, but each has its part of the box.
  const starts = [
    [left, originY],
    [originX, top],
    [right, originY],
    [originX, bottom],
  ] as const;
  const start = display.place(...starts[ownTurn]);
  const code = call.FPDFText_GetUnicode(text, index);
  return {
    text: code === DIVIDING_HYPHEN ? '-' : String.fromCodePoint(code),
    x: start.x,
    y: start.y,
    advance: ownTurn & 1 ? top - bottom : right - left,
    size: call.FPDFText_GetFontSize(text, index) * Math.hypot(c, d),
    turn: ((ownTurn + display.turn) & 3) as Turn,
    unmapped: call.FPDFText_HasUnicodeMapError(text, index) === 1,
  };
}

function floats(view: DataView, pointer: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => view.getFloat32(pointer + 4 * index, true));
}
