import type { Glyph } from '../../domain/document/glyph.ts';
import { isPlainGlyph } from '../../domain/document/is-plain-glyph.ts';
import type { PageSize } from '../../domain/document/page-turn.ts';
import { inkOf } from './ink-of.ts';
import type { Pdfium } from './pdfium.ts';
import type { Print } from './read-glyphs.ts';

/** Pixels a point: the thinnest strokes of type of 4 points are then half a pixel wide. */
const SCALE = 2;
/** A larger sheet than A3 is drawn coarser. */
const MOST_PIXELS = 4_000_000;
/** FPDFBitmap_Gray: one byte a pixel. */
const GREY = 1;
const WHITE = 0xffffffff;
/** Of 255 greys: a pixel that differs by less shows nothing, as on white nothing shows that is paler than that. */
const VISIBLE = 16;
/** So many texts on top of each other are no print; those that lie deeper are looked at together. */
const LAYERS = 8;

/** A page drawn in grey, a byte a pixel, rows from the top. */
interface Drawing {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels a point. */
  readonly scale: number;
}

/**
 * Draws a page with and without its doubtful texts and gives their glyphs that make no difference. Texts that overlap are
 * taken away one after the other, since what one of them shows must not speak for another.
 * The hidden texts stay inactive: this is the last that is done with the page.
 * @param doubtful handles of texts.
 * @returns undefined where there is no memory to draw the page.
 */
export function unseenGlyphs(
  pdfium: Pdfium,
  page: number,
  size: PageSize,
  print: Print,
  doubtful: ReadonlySet<number>,
): ReadonlySet<Glyph> | undefined {
  const { call } = pdfium;
  const whole = drawPage(pdfium, page, size);
  if (!whole) return undefined;
  const unseen = new Set<Glyph>();
  for (const texts of layersOf(print, doubtful, whole)) {
    for (const handle of texts.keys()) call.FPDFPageObj_SetIsActive(handle, 0);
    const without = drawPage(pdfium, page, size);
    if (!without) return undefined;
    for (const [handle, glyphs] of texts) {
      const hidden = hiddenOf(glyphs, (glyph) => !somePixel(glyph, whole, (at) => differs(whole, without, at)));
      for (const glyph of hidden) unseen.add(glyph);
      if (hidden.length < glyphs.length) call.FPDFPageObj_SetIsActive(handle, 1);
    }
  }
  return unseen;
}

/**
 * The letters of a text that are unseen, and the signs beside them: signs leave little ink, and for some the reader has no
 * font, so that they share the lot of the letters before and after them.
 */
function hiddenOf(glyphs: readonly Glyph[], isUnseen: (glyph: Glyph) => boolean): Glyph[] {
  const isHidden = glyphs.map((glyph) => (isPlainGlyph(glyph) ? isUnseen(glyph) : undefined));
  const before = carriedOn(isHidden);
  const after = carriedOn(isHidden.toReversed()).toReversed();
  return glyphs.filter((_, index) => (before[index] ?? after[index]) && (after[index] ?? before[index]));
}

/** Each value, and where there is none the last one before. */
function carriedOn(values: readonly (boolean | undefined)[]): (boolean | undefined)[] {
  let last: boolean | undefined;
  return values.map((value) => {
    last = value ?? last;
    return last;
  });
}

function differs(one: Drawing, other: Drawing, at: number): boolean {
  return Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) >= VISIBLE;
}

function drawPage({ call }: Pdfium, page: number, size: PageSize): Drawing | undefined {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const buffer = call.malloc(width * height);
  if (buffer === 0) return undefined;
  const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY, buffer, width);
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const pixels = new Uint8Array(call.memory.buffer, buffer, width * height).slice();
  call.FPDFBitmap_Destroy(bitmap);
  call.free(buffer);
  return { pixels, width, height, scale };
}

/** The doubtful texts with their glyphs, parted so that no two of a part overlap. */
function layersOf({ glyphs, runs }: Print, doubtful: ReadonlySet<number>, drawing: Drawing) {
  const texts = new Map<number, Glyph[]>();
  for (const { handle, from, to } of runs) {
    if (!doubtful.has(handle)) continue;
    const ofText = texts.get(handle) ?? [];
    texts.set(handle, ofText);
    for (let index = from; index < to; index += 1) ofText.push(glyphs[index] as Glyph);
  }
  const layers = Array.from({ length: LAYERS }, () => new Map<number, readonly Glyph[]>());
  const depth = new Uint8Array(drawing.pixels.length);
  for (const [handle, ofText] of texts) {
    const isBelow = (layer: number) => ofText.some((one) => somePixel(one, drawing, (at) => (depth[at] ?? 0) > layer));
    let layer = 0;
    while (layer < LAYERS - 1 && isBelow(layer)) layer += 1;
    layers[layer]?.set(handle, ofText);
    for (const glyph of ofText) {
      somePixel(glyph, drawing, (at) => {
        depth[at] = layer + 1;
        return false;
      });
    }
  }
  return layers.filter((texts) => texts.size > 0);
}

/** Asks of the pixels where the glyph's ink would be, whole ones only but one each way at least, until one answers yes. */
function somePixel(glyph: Glyph, { width, height, scale }: Drawing, is: (at: number) => boolean): boolean {
  const ink = inkOf(glyph);
  const left = Math.max(0, Math.ceil(ink.left * scale));
  const top = Math.max(0, Math.ceil(ink.top * scale));
  const right = Math.min(width, Math.max(left + 1, Math.floor(ink.right * scale)));
  const bottom = Math.min(height, Math.max(top + 1, Math.floor(ink.bottom * scale)));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (is(y * width + x)) return true;
    }
  }
  return false;
}
