import type { GreyImage } from './grey-image.ts';

const WHITE = 255;
/** Darker than this is ink on any paper; paler than the other is paper on any. */
const MID_GREY = 128;
const PALEST = 235;
const DARKEST = 150;
/** So many times as far below white as the darker end of the paper's own greys. */
const BEYOND_NOISE = 3;
const DARK_PAPER_PERCENTILE = 0.16;

/**
 * The picture with its paper white. On a noisy page with little writing, faint as it may be, Tesseract takes the noise for
 * the darker of the page's two greys: it then sees a million specks, and reads for a minute and more.
 */
export function whitePaper({ width, height, pixels }: GreyImage): GreyImage {
  const limit = Math.max(DARKEST, Math.min(PALEST, WHITE - BEYOND_NOISE * (WHITE - darkPaper(pixels))));
  return { width, height, pixels: pixels.map((grey) => (grey > limit ? WHITE : grey)) };
}

/** Most of what is bright is paper, so that a sixth of the way up those greys is still paper, only darker. */
function darkPaper(pixels: Uint8Array): number {
  const counts = new Uint32Array(WHITE + 1);
  let bright = 0;
  for (const value of pixels) {
    if (value < MID_GREY) continue;
    counts[value] = (counts[value] ?? 0) + 1;
    bright += 1;
  }
  let [passed, grey] = [0, MID_GREY];
  while (grey < WHITE && passed + (counts[grey] ?? 0) < bright * DARK_PAPER_PERCENTILE) {
    passed += counts[grey] ?? 0;
    grey += 1;
  }
  return grey;
}
