import type { GreyImage } from './grey-image.ts';

/** A ruled line is darker by this than what lies on both its sides; on evenly lit paper that shows the palest ones. */
const CONTRAST = 25;
/** How far from a line's middle its sides are looked at: lines of up to 11 pixels count, thicker ones are bars or pictures. */
const SIDE = 6;
/** The longest strokes of letters at 200 dpi: bars of headings, and words so blurred that their letters run together. */
const LONGEST_BAR = 100;
/** Stems below 80 up to 40 points. */
const LONGEST_STEM = 80;
/** Where a scan is noisy or writing crosses it, a line has gaps: so wide at most, and so little of it in all. */
const WIDEST_GAP = 2;
const LEAST_INK = 0.8;
/** What is darker than the line by this is writing at its end, which a leader of pale dots runs into. */
const DARKER = 50;

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
  return { width, height, pixels: cleaned };
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
  const aside = SIDE * lane;
  for (let index = SIDE; index < lanes.lanes - SIDE; index += 1) {
    let [from, last, ink, grey] = [0, 0, 0, 0];
    for (let at = 0, pixel = index * lane; at <= length; at += 1, pixel += step) {
      if (at < length && isRidge(pixels, pixel, aside)) {
        if (ink === 0) from = at;
        last = at;
        ink += 1;
        grey += pixels[pixel] ?? 0;
      } else if (ink > 0 && (at - last > WIDEST_GAP || at === length)) {
        const run = last + 1 - from;
        if (run > longest && ink >= LEAST_INK * run) {
          const darkest = grey / ink - DARKER;
          for (let inRun = from; inRun <= last; inRun += 1) {
            eraseAcross(pixels, cleaned, index * lane + inRun * step, lane, darkest);
          }
        }
        ink = 0;
        grey = 0;
      }
    }
  }
}

function isRidge(pixels: Uint8Array, pixel: number, aside: number): boolean {
  const limit = (pixels[pixel] ?? WHITE) + CONTRAST;
  return (pixels[pixel - aside] ?? WHITE) > limit && (pixels[pixel + aside] ?? WHITE) > limit;
}

/** Erases a line's width at one place, as far as it grows paler to both sides: letters that touch it keep all but the touch. */
function eraseAcross(pixels: Uint8Array, cleaned: Uint8Array, middle: number, lane: number, darkest: number): void {
  if (!isRidge(pixels, middle, SIDE * lane) || (pixels[middle] ?? WHITE) < darkest) return;
  for (const direction of [lane, -lane]) {
    for (let away = 0, pixel = middle; away < SIDE; away += 1, pixel += direction) {
      cleaned[pixel] = WHITE;
      if ((pixels[pixel + direction] ?? WHITE) < (pixels[pixel] ?? WHITE)) break;
    }
  }
}
