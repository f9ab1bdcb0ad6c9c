import type { GreyImage } from './grey-image.ts';

const WHITE = 255;
/** Darker than this is ink on any paper; paler than the other is paper on any. */
const MID_GREY = 128;
const PALEST = 235;
const DARKEST = 150;
/** So many times as far below white as the darker end of the paper's own greys, */
const BEYOND_NOISE = 2;
/** and with so many neighbours as dark: strokes have them, grains of noise seldom do. */
const FEWEST_NEIGHBOURS = 2;
/** So near to ink every grey stays: the soft edges of strokes, and the gaps that noise tears into pale ones. */
const NEAR = 2;
const DARK_PAPER_PERCENTILE = 0.16;

/**
 * The picture with its paper white. On a noisy page with little writing, faint as it may be, Tesseract takes the noise for
 * the darker of the page's two greys: it then sees a million specks, and reads for a minute and more.
 */
export function whitePaper({ width, height, pixels }: GreyImage): GreyImage {
  const limit = Math.max(DARKEST, Math.min(PALEST, WHITE - BEYOND_NOISE * (WHITE - darkPaper(pixels))));
  const white = new Uint8Array(pixels.length).fill(WHITE);
  for (let y = NEAR; y < height - NEAR; y += 1) {
    for (let x = NEAR, at = y * width + NEAR; x < width - NEAR; x += 1, at += 1) {
      if ((pixels[at] ?? WHITE) > limit || darkNeighbours(pixels, at, width, limit) < FEWEST_NEIGHBOURS) continue;
      for (let row = at - NEAR * width; row <= at + NEAR * width; row += width) {
        for (let near = row - NEAR; near <= row + NEAR; near += 1) white[near] = pixels[near] ?? WHITE;
      }
    }
  }
  return { width, height, pixels: white };
}

function darkNeighbours(pixels: Uint8Array, at: number, width: number, limit: number): number {
  let dark = 0;
  for (let row = at - width; row <= at + width; row += width) {
    for (let near = row - 1; near <= row + 1; near += 1) {
      if (near !== at && (pixels[near] ?? WHITE) <= limit) dark += 1;
    }
  }
  return dark;
}

/** Most of what is bright is paper, so that a sixth of the way up those greys is still paper, only darker. */
function darkPaper(pixels: Uint8Array): number {
  const counts = new Uint32Array(WHITE + 1);
  for (let at = 0; at < pixels.length; at += 1) {
    const value = pixels[at] ?? WHITE;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const bright = counts.subarray(MID_GREY).reduce((sum, count) => sum + count, 0);
  let [passed, grey] = [0, MID_GREY];
  while (grey < WHITE && passed + (counts[grey] ?? 0) < bright * DARK_PAPER_PERCENTILE) {
    passed += counts[grey] ?? 0;
    grey += 1;
  }
  return grey;
}
