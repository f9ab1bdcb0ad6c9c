import type { Page } from './document.ts';
import type { Glyph } from './glyph.ts';

/** Below this share of real letters a text layer is a broken encoding, and the page must be read from its image. */
const REAL_SHARE = 0.7;
/** Private use, replacement, control and unassigned characters: what broken encodings give in place of letters. */
const UNREAL = /[\p{Co}\p{Cn}\p{Cc}\p{Cs}\ufffd]/u;
const WHITE_SPACE = /^[\s\p{Cf}]*$/u;

/** Decides how a page must be read. */
export function pageSource(glyphs: readonly Glyph[], hasOtherContent: boolean): Exclude<Page['source'], 'ocr'> {
  const visible = glyphs.filter((glyph) => !WHITE_SPACE.test(glyph.text));
  if (visible.length === 0) {
    return hasOtherContent ? 'image' : 'empty';
  }
  const real = visible.filter((glyph) => !glyph.unmapped && !UNREAL.test(glyph.text));
  return real.length / visible.length >= REAL_SHARE ? 'text-layer' : 'image';
}
