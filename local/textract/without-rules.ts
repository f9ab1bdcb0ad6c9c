import type { GreyImage } from './grey-image.ts';

/** A ruled line is darker by this than what lies on both its sides; on evenly lit paper that shows the palest ones. */
const CONTRAST = 25;
/**
 * How far from a line's middle its sides are looked at: lines of up to 11 pixels count, thicker ones are bars or pictures.
 * Where writing stands close to a line, paper shows nearer to it only.
 */
const SIDE = 6;
const NEAR_SIDE = 4;
/** The longest strokes of letters at 200 dpi: bars of headings, and words so blurred that their letters run together. */
const LONGEST_BAR = 150;
/** Stems are shorter up to 30 points. */
const LONGEST_STEM = 60;
/** Where a scan is noisy or writing crosses it, a line has gaps: so wide at most, and so little of it in all. */
const WIDEST_GAP = 2;
const LEAST_INK = 0.8;
/** A line is of one grey, within this spread; the strokes of small writing and the gaps between them are not. */
const SPREAD = 30;
/** What is darker than the line by this is writing at its end, which a leader of pale dots runs into. */
const DARKER = 50;

const DARK = 200;
const WHITE = 255;

/**
 * The picture without ruled lines: where sheets lie askew or curl, the boxes of a form are taken for one large figure,
 * and nothing in it is read.
 */
export function withoutRules(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const cleaned = pixels.slice();
  eraseRuns(pixels, cleaned, { lanes: height, length: width, lane: width, step: 1, longest: LONGEST_BAR });
  eraseRuns(pixels, cleaned, { lanes: width, length: height, lane: 1, step: width, longest: LONGEST_STEM });
  for (const pixel of crossings(pixels, cleaned, width)) cleaned[pixel] = WHITE;
  return { width, height, pixels: cleaned };
}

/** What is left where erased lines crossed or met: dark, with something erased beside it and something above or below it. */
function crossings(pixels: Uint8Array, cleaned: Uint8Array, width: number): number[] {
  const wasErased = (pixel: number) => cleaned[pixel] === WHITE && (pixels[pixel] ?? WHITE) < DARK;
  const left: number[] = [];
  for (let pixel = 0; pixel < cleaned.length; pixel += 1) {
    if ((cleaned[pixel] ?? WHITE) >= DARK) continue;
    const isNearErased = (step: number) => {
      for (let away = 1; away < SIDE; away += 1) {
        if (wasErased(pixel + away * step) || wasErased(pixel - away * step)) return true;
      }
      return false;
    };
    if (isNearErased(1) && isNearErased(width)) left.push(pixel);
  }
  return left;
}

interface Lanes {
  /** Rows (or columns), their length, and how far apart in memory two of them, and two pixels of one, lie. */
  readonly lanes: number;
  readonly length: number;
  readonly lane: number;
  readonly step: number;
  readonly longest: number;
}

function eraseRuns(pixels: Uint8Array, cleaned: Uint8Array, lanes: Lanes): void {
  const { length, lane, step, longest } = lanes;
  for (let index = SIDE; index < lanes.lanes - SIDE; index += 1) {
    let [from, last, ink, grey, squares] = [0, 0, 0, 0, 0];
    for (let at = 0, pixel = index * lane; at <= length; at += 1, pixel += step) {
      if (at < length && isRidge(pixels, pixel, lane)) {
        if (ink === 0) from = at;
        last = at;
        ink += 1;
        const value = pixels[pixel] ?? 0;
        grey += value;
        squares += value * value;
      } else if (ink > 0 && (at - last > WIDEST_GAP || at === length)) {
        const run = last + 1 - from;
        const mean = grey / ink;
        const isEven = squares / ink - mean * mean < SPREAD * SPREAD;
        if (run > longest && ink >= LEAST_INK * run && isEven) {
          const darkest = mean - DARKER;
          for (let inRun = from; inRun <= last; inRun += 1) {
            eraseAcross(pixels, cleaned, index * lane + inRun * step, lane, darkest);
          }
        }
        [ink, grey, squares] = [0, 0, 0];
      }
    }
  }
}

function isRidge(pixels: Uint8Array, pixel: number, lane: number): boolean {
  const limit = (pixels[pixel] ?? WHITE) + CONTRAST;
  const isPaper = (offset: number) => (pixels[pixel + offset * lane] ?? WHITE) > limit;
  return (isPaper(SIDE) || isPaper(NEAR_SIDE)) && (isPaper(-SIDE) || isPaper(-NEAR_SIDE));
}

/** Erases a line's width at one place, as far as it grows paler to both sides: letters that touch it keep all but the touch. */
function eraseAcross(pixels: Uint8Array, cleaned: Uint8Array, middle: number, lane: number, darkest: number): void {
  if (!isRidge(pixels, middle, lane) || (pixels[middle] ?? WHITE) < darkest) return;
  for (const direction of [lane, -lane]) {
    for (let away = 0, pixel = middle; away < SIDE; away += 1, pixel += direction) {
      cleaned[pixel] = WHITE;
      if ((pixels[pixel + direction] ?? WHITE) < (pixels[pixel] ?? WHITE)) break;
    }
  }
}
