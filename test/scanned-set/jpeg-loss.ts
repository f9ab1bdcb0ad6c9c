import type { GreyImage } from '../../local/textract/grey-image.ts';

const SIDE = 8;
/** The luminance table of ITU-T T.81, Annex K.1, row by row. */
const COARSENESS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
] as const;
/** The cosines of the transform: wave by place, and for the way back place by wave. */
const WAVES = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [wave, place] = [Math.floor(at / SIDE), at % SIDE];
  return Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * SIDE)) * (wave === 0 ? Math.sqrt(1 / SIDE) : 0.5);
});
const PLACES = WAVES.map((_, at) => WAVES[(at % SIDE) * SIDE + Math.floor(at / SIDE)] ?? 0);
const MIDDLE_GREY = 128;

/**
 * The picture after it was kept as JPEG: the same rounding of each 8 × 8 block's waves (ITU-T T.81), without the file around it.
 * @param quality 1 to 100, on the scale that libjpeg made usual.
 */
export function withJpegLoss({ width, height, pixels }: GreyImage, quality: number): GreyImage {
  const scale = (quality < 50 ? 5000 / quality : 200 - 2 * quality) / 100;
  const steps = COARSENESS.map((step) => Math.max(1, Math.round(step * scale)));
  const lossy = pixels.slice();
  const block = new Float32Array(SIDE * SIDE);
  const halfway = new Float32Array(SIDE * SIDE);
  for (let top = 0; top + SIDE <= height; top += SIDE) {
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      for (let at = 0; at < block.length; at += 1) {
        block[at] = (pixels[(top + (at >> 3)) * width + left + (at & 7)] ?? 0) - MIDDLE_GREY;
      }
      transform(block, WAVES, halfway);
      transform(halfway, WAVES, block);
      for (let at = 0; at < block.length; at += 1) {
        const step = steps[at] ?? 1;
        block[at] = Math.round((block[at] ?? 0) / step) * step;
      }
      transform(block, PLACES, halfway);
      transform(halfway, PLACES, block);
      for (let at = 0; at < block.length; at += 1) {
        const value = Math.min(255, Math.max(0, Math.round((block[at] ?? 0) + MIDDLE_GREY)));
        lossy[(top + (at >> 3)) * width + left + (at & 7)] = value;
      }
    }
  }
  return { width, height, pixels: lossy };
}

/** Each row's cosine transform (or the way back), written as a column: done twice, both directions are transformed. */
function transform(block: Float32Array, cosines: Float32Array, out: Float32Array): void {
  for (let row = 0; row < SIDE; row += 1) {
    for (let wanted = 0; wanted < SIDE; wanted += 1) {
      let sum = 0;
      for (let given = 0; given < SIDE; given += 1) {
        sum += (block[row * SIDE + given] ?? 0) * (cosines[wanted * SIDE + given] ?? 0);
      }
      out[wanted * SIDE + row] = sum;
    }
  }
}
