import type { Page } from './document.ts';
import type { Glyph } from './glyph.ts';
import { readsAsLanguage } from './reads-as-language.ts';

/** What is known of a page before its words are read. */
export interface PageContent {
  readonly glyphs: readonly Glyph[];
  /** Whether anything at all is drawn. */
  readonly hasObjects: boolean;
  /** The share of the page (0 to 1) that its largest picture covers. */
  readonly pictureShare: number;
}

/** Below this share of real letters a text layer is a broken encoding, and the page must be read from its image. */
const REAL_SHARE = 0.7;
/** A picture larger than this is the page itself: a scan. */
const SCAN_SHARE = 0.5;
/** A scan's text layer of fewer characters is a stamp or a page number, not what the scan shows. */
const SCAN_CHARACTERS = 60;
/** Of a hidden OCR layer's characters, the letters and digits; a failed recognition gives mostly punctuation. */
const SCAN_ALPHANUMERIC_SHARE = 0.6;
/** Private use, replacement, control, unassigned and lone surrogate characters: what broken encodings give as letters. */
const UNREAL = /[\p{Co}\p{Cn}\p{Cc}\p{Cs}\ufffd]/u;
const INVISIBLE = /^[\s\p{Cf}]*$/u;

/** Decides how a page must be read. */
export function pageSource({ glyphs, hasObjects, pictureShare }: PageContent): Exclude<Page['source'], 'ocr'> {
  const visible = glyphs.filter((glyph) => isPlain(glyph) || !INVISIBLE.test(glyph.text));
  if (visible.length === 0) {
    return hasObjects ? 'image' : 'empty';
  }
  const real = visible.filter((glyph) => !glyph.unmapped && (isPlain(glyph) || !UNREAL.test(glyph.text)));
  if (real.length < REAL_SHARE * visible.length || !readsAsLanguage(real.map((glyph) => glyph.text).join(''))) {
    return 'image';
  }
  return pictureShare > SCAN_SHARE && !isUsableScanText(real) ? 'image' : 'text-layer';
}

/** ASCII but no space, as most characters are: visible and real, without a look at Unicode's tables. */
function isPlain({ text }: Glyph): boolean {
  const code = text.charCodeAt(0);
  return text.length === 1 && code > 0x20 && code < 0x7f;
}

function isUsableScanText(glyphs: readonly Glyph[]): boolean {
  const alphanumeric = glyphs.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text)).length;
  return glyphs.length >= SCAN_CHARACTERS && alphanumeric >= SCAN_ALPHANUMERIC_SHARE * glyphs.length;
}
