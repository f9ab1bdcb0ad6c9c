import type { Page } from './document.ts';
import type { Glyph } from './glyph.ts';
import { isPlainGlyph } from './is-plain-glyph.ts';
import type { PageSize } from './page-turn.ts';
import { readsAsLanguage } from './reads-as-language.ts';

/** What is known of a page before its words are read. */
export interface PageContent {
  readonly size: PageSize;
  readonly glyphs: readonly Glyph[];
  /** How many characters the file holds for this page that nobody sees; infinite where the reader can't tell. */
  readonly unseen: number;
  /** Whether anything at all is drawn. */
  readonly hasObjects: boolean;
  /** The share of the page (0 to 1) that its pictures cover; asked only where it decides. */
  pictureShare(): number;
}

/** Below this share of real letters a text layer is a broken encoding, and the page must be read from its image. */
const REAL_SHARE = 0.7;
/** Pictures that cover more than this are the page itself: a scan, whole or in strips. */
const SCAN_SHARE = 0.5;
/** A scan's text layer of fewer characters is a stamp or a page number, not what the scan shows. */
const SCAN_CHARACTERS = 60;
/**
 * A scan's text layer is what the scan shows only where it runs down the page: of so many strips of equal height this many
 * bear text. A line at the top, one at the bottom and a stamp of six lines bear five. Of 1,267 digital pages 93 % bear
 * six or more; a shorter one on a page-sized picture is recognised, which reads the same and costs a page (ADR 12).
 */
const [STRIPS, SCAN_STRIPS] = [20, 6];
/** Of the characters over a page-sized picture, the letters and digits; a failed recognition gives mostly punctuation. */
const SCAN_ALPHANUMERIC_SHARE = 0.6;
/** Private use, replacement, control, unassigned and lone surrogate characters: what broken encodings give as letters. */
const UNREAL = /[\p{Co}\p{Cn}\p{Cc}\p{Cs}\ufffd]/u;
const ALPHANUMERIC = /[\p{L}\p{N}]/u;
const INVISIBLE = /^[\s\p{Cf}]*$/u;

/** Whether pictures that cover this share of a page are the page. */
export function isPageSized(share: number): boolean {
  return share > SCAN_SHARE;
}

/**
 * Decides how a page must be read. Where a page-sized picture, or more text than is seen, says something that nobody sees,
 * what the page shows decides (ADR 27).
 */
export function pageSource({
  glyphs,
  unseen,
  size,
  hasObjects,
  pictureShare,
}: PageContent): Exclude<Page['source'], 'ocr'> {
  const { visible, real, alphanumeric, text } = countGlyphs(glyphs);
  if (visible === 0) {
    return hasObjects ? 'image' : 'empty';
  }
  if (real < REAL_SHARE * visible || !readsAsLanguage(text)) {
    return 'image';
  }
  if (unseen > visible) {
    return 'image';
  }
  const isUsableScanText =
    unseen === 0 &&
    real >= SCAN_CHARACTERS &&
    alphanumeric >= SCAN_ALPHANUMERIC_SHARE * real &&
    runsDownPage(glyphs, size);
  return !isUsableScanText && isPageSized(pictureShare()) ? 'image' : 'text-layer';
}

function runsDownPage(glyphs: readonly Glyph[], { width, height }: PageSize): boolean {
  const strips = new Set<number>();
  for (const glyph of glyphs) {
    if (INVISIBLE.test(glyph.text)) continue;
    // Across its own writing: a line that runs up the margin is one line.
    const isVertical = glyph.turn === 1 || glyph.turn === 3;
    const strip = Math.floor(STRIPS * (isVertical ? glyph.x / width : glyph.y / height));
    // What stands beside the page shows nothing of it.
    if (strip >= 0 && strip < STRIPS) strips.add(strip);
    if (strips.size >= SCAN_STRIPS) return true;
  }
  return false;
}

/** How many glyphs can be seen, are real letters or signs among those, and letters or digits among these; `text` is of the real ones. */
function countGlyphs(glyphs: readonly Glyph[]) {
  const counts = { visible: 0, real: 0, alphanumeric: 0, text: '' };
  for (const glyph of glyphs) {
    const isPlain = isPlainGlyph(glyph);
    if (!isPlain && INVISIBLE.test(glyph.text)) {
      continue;
    }
    counts.visible += 1;
    if (glyph.unmapped || (!isPlain && UNREAL.test(glyph.text))) {
      continue;
    }
    counts.real += 1;
    counts.text += glyph.text;
    counts.alphanumeric += isPlain || ALPHANUMERIC.test(glyph.text) ? 1 : 0;
  }
  return counts;
}
