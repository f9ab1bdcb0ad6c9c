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
/** The sides of low cells are longer than the stems of running text, and so many times as long as wide: no stem but the thinnest is. */
const LOWEST_CELL = 32;
const SLENDER = 16;
/** Between two lines that run across, what touches both is a side of a cell, however low: combs for one letter each have such. */
const LOWEST_BETWEEN = 20;
/** In pixels: what stands in a cell is farther from its lines. */
const TOUCH = 3;
/** Where a scan is noisy or writing crosses it, a line has gaps: so wide at most, and so little of it in all. */
const WIDEST_GAP = 2;
const LEAST_INK = 0.8;
/** Where another line crosses it, a line has no paper beside it; cells of tables are often lower, and narrower, than letters' strokes are long. */
const WIDEST_CROSSING = 11;
/** A line is of one grey, within this spread; the strokes of small writing and the gaps between them are not. */
const SPREAD = 30;
/** What is darker than the line by this is writing at its end, which a leader of pale dots runs into. */
const DARKER = 50;

const DARK = 200;
/** Paler than this is paper, and no edge of a line. */
const PAPER = 235;
const WHITE = 255;
/** Nothing is paler by the contrast than this: no line's middle. Most of a page is. */
const NO_LINE = WHITE - CONTRAST;

/**
 * The picture without ruled lines: where sheets lie askew or curl, the boxes of a form are taken for one large figure,
 * and nothing in it is read.
 */
export function withoutRules(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const across = new Uint8Array(pixels.length);
  const down = new Uint8Array(pixels.length);
  markRuns(pixels, across, {
    lanes: height,
    length: width,
    lane: width,
    step: 1,
    longest: LONGEST_BAR,
    least: LONGEST_BAR,
    crossed: new Uint8Array(),
  });
  markRuns(pixels, down, {
    lanes: width,
    length: height,
    lane: 1,
    step: width,
    longest: LONGEST_STEM,
    least: LOWEST_BETWEEN,
    crossed: across,
  });
  const cleaned = pixels.slice();
  for (let pixel = 0; pixel < cleaned.length; pixel += 1) {
    if (across[pixel] === 1 || down[pixel] === 1) cleaned[pixel] = WHITE;
  }
  for (const pixel of crossings(cleaned, across, down, width)) cleaned[pixel] = WHITE;
  return { width, height, pixels: cleaned };
}

/** What is left where two lines crossed or met: dark, with a line that runs across beside it, and one that runs down above or below. */
function crossings(cleaned: Uint8Array, across: Uint8Array, down: Uint8Array, width: number): number[] {
  const left: number[] = [];
  for (let pixel = 0; pixel < cleaned.length; pixel += 1) {
    if ((cleaned[pixel] ?? WHITE) < DARK && isNear(across, pixel, 1) && isNear(down, pixel, width)) left.push(pixel);
  }
  return left;
}

function isNear(line: Uint8Array, pixel: number, step: number): boolean {
  for (let away = 1; away < SIDE; away += 1) {
    if (line[pixel + away * step] === 1 || line[pixel - away * step] === 1) return true;
  }
  return false;
}

interface Lanes {
  /** Rows (or columns), their length, and how far apart in memory two of them, and two pixels of one, lie. */
  readonly lanes: number;
  readonly length: number;
  readonly lane: number;
  readonly step: number;
  /** What is longer is a line; of what is longer than the least some is, too. */
  readonly longest: number;
  readonly least: number;
  /** Lines that run the other way and are marked already. */
  readonly crossed: Uint8Array;
}

function markRuns(pixels: Uint8Array, marked: Uint8Array, lanes: Lanes): void {
  for (let index = SIDE; index < lanes.lanes - SIDE; index += 1) {
    for (const even of evenRuns(pixels, index * lanes.lane, lanes)) {
      const { from, run, mean } = even;
      const middles = Array.from({ length: run }, (_, along) => from + along * lanes.step);
      const line = middles.filter((middle) => (pixels[middle] ?? WHITE) >= mean - DARKER);
      const isSide =
        isBetween(even, lanes) || (run > LOWEST_CELL && run >= SLENDER * widthOf(pixels, line, lanes.lane));
      const isLine = run > lanes.longest || isSide;
      if (isLine) markLine(pixels, marked, line, lanes.lane);
    }
  }
}

/** Whether lines that run the other way are met at both ends of a run; where it is the side of their outermost cell, they begin beside it. */
function isBetween(run: Run, { crossed, lane, step }: Lanes): boolean {
  const isCrossed = (end: number, direction: number) =>
    Array.from({ length: TOUCH }, (_, away) => end + away * direction).some(
      (near) => crossed[near] === 1 || crossed[near + SIDE * lane] === 1 || crossed[near - SIDE * lane] === 1,
    );
  return isCrossed(run.from, -step) && isCrossed(run.from + (run.run - 1) * step, step);
}

/** A stretch of one lane that may be a line's middle: its first pixel, its length, its grey. */
interface Run {
  readonly from: number;
  readonly run: number;
  readonly mean: number;
}

/** The stretches of a lane that are long enough and of one grey. A function of its own, since the compiler leaves no loop within a loop as fast. */
function evenRuns(pixels: Uint8Array, start: number, { length, lane, step, least }: Lanes): Run[] {
  const runs: Run[] = [];
  let [from, last, ink, grey, squares, pale] = [0, 0, 0, 0, 0, 0];
  for (let at = 0, pixel = start; at <= length; at += 1, pixel += step) {
    if (ink === 0 && (pixels[pixel] ?? WHITE) >= NO_LINE) continue;
    if (at < length && isRidge(pixels, pixel, lane)) {
      if (ink === 0) from = at;
      [last, pale] = [at, 0];
      ink += 1;
      const value = pixels[pixel] ?? 0;
      grey += value;
      squares += value * value;
      continue;
    }
    if (ink === 0) continue;
    const mean = grey / ink;
    if ((pixels[pixel] ?? WHITE) > mean + SPREAD) pale += 1;
    if (pale <= WIDEST_GAP && at - last <= WIDEST_CROSSING && at < length) continue;
    const run = last + 1 - from;
    const isEven = squares / ink - mean * mean < SPREAD * SPREAD;
    if (run > least && ink >= LEAST_INK * run && isEven) runs.push({ from: start + from * step, run, mean });
    [ink, grey, squares] = [0, 0, 0];
  }
  return runs;
}

/** Paper on both sides, and none of the line's own edges, along which letters that touch it would join into a line. */
function isRidge(pixels: Uint8Array, pixel: number, lane: number): boolean {
  const value = pixels[pixel] ?? WHITE;
  if (value - CONTRAST > Math.min(pixels[pixel + lane] ?? 0, pixels[pixel - lane] ?? 0)) return false;
  return hasPaper(pixels, pixel, lane) && hasPaper(pixels, pixel, -lane);
}

function hasPaper(pixels: Uint8Array, pixel: number, direction: number): boolean {
  const limit = (pixels[pixel] ?? WHITE) + CONTRAST;
  return (
    (pixels[pixel + SIDE * direction] ?? WHITE) > limit || (pixels[pixel + NEAR_SIDE * direction] ?? WHITE) > limit
  );
}

/** How wide a line mostly is, to halfway down its soft edges: there blur neither widens nor narrows it. */
function widthOf(pixels: Uint8Array, middles: readonly number[], lane: number): number {
  const widths = middles.map((middle) => {
    const palest = ((pixels[middle] ?? WHITE) + WHITE) / 2;
    let width = 1;
    for (const direction of [lane, -lane]) {
      for (let away = 1; away < SIDE && (pixels[middle + away * direction] ?? WHITE) <= palest; away += 1) width += 1;
    }
    return width;
  });
  return widths.toSorted((one, other) => one - other)[widths.length >> 1] ?? 0;
}

/**
 * Marks a line along its middle, nowhere wider than it mostly is: letters that touch it keep all but the touch, and what
 * crosses it stays whole.
 */
function markLine(pixels: Uint8Array, marked: Uint8Array, middles: readonly number[], lane: number): void {
  const open = middles.filter((middle) => hasPaper(pixels, middle, lane) || hasPaper(pixels, middle, -lane));
  for (const direction of [lane, -lane]) {
    const reaches = open.map((middle) => reachFrom(pixels, middle, direction));
    const usual = reaches.toSorted((one, other) => one - other)[reaches.length >> 1] ?? 0;
    for (const [index, middle] of open.entries()) {
      const reach = Math.min(usual, reaches[index] ?? 0);
      for (let away = 0; away <= reach; away += 1) marked[middle + away * direction] = 1;
    }
  }
}

/** How far a line goes on to one side of its middle: until there is paper, or what is darker than it. */
function reachFrom(pixels: Uint8Array, middle: number, direction: number): number {
  const darkest = (pixels[middle] ?? WHITE) - SPREAD;
  for (let away = 1; away < SIDE; away += 1) {
    const grey = pixels[middle + away * direction] ?? WHITE;
    if (grey > PAPER || grey < darkest) return away - 1;
  }
  return SIDE - 1;
}
