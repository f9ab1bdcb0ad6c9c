import type { GreyImage } from './grey-image.ts';

/** Darker than this, on evenly lit paper, is ink; ruled lines are often grey. */
const INK = 176;
/** The longest strokes of letters at 200 dpi: bars of headings are below 60 pixels, stems below 80 up to 40 points. */
const LONGEST_BAR = 60;
const LONGEST_STEM = 80;
/** A line's edges are paler than its ink. */
const EDGE = 1;
/** Ruled lines are thinner; what is thicker is a bar or a picture, and may bear writing. */
const THICKEST = 8;

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
  for (let index = 0; index < lanes.lanes; index += 1) {
    let run = 0;
    for (let at = 0; at <= length; at += 1) {
      const isInk = at < length && (pixels[index * lane + at * step] ?? WHITE) < INK;
      if (isInk) run += 1;
      else {
        if (run > longest) eraseRun(pixels, cleaned, lanes, index, at - run, at);
        run = 0;
      }
    }
  }
}

/** Erases a run where the line is thin: letters that touch it keep all but the touch. */
function eraseRun(
  pixels: Uint8Array,
  cleaned: Uint8Array,
  { lanes, lane, step }: Lanes,
  index: number,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    const isInk = (other: number) => other >= 0 && other < lanes && (pixels[other * lane + at * step] ?? WHITE) < INK;
    let first = index;
    let last = index;
    while (last - first < THICKEST && isInk(first - 1)) first -= 1;
    while (last - first < THICKEST && isInk(last + 1)) last += 1;
    if (last - first >= THICKEST) continue;
    for (let other = first - EDGE; other <= last + EDGE; other += 1) {
      if (other >= 0 && other < lanes) cleaned[other * lane + at * step] = WHITE;
    }
  }
}
