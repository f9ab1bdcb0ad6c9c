import type { GreyImage } from './grey-image.ts';

/** Darker than this, on evenly lit paper, is ink; dots are small, and so they are pale. */
const INK = 170;
/** A dot's side in pixels at 200 dpi, its pale rim included: full stops of running text are as large, but stand alone. */
const LARGEST_DOT = 6;
/** Blurred, two or three run together. */
const BLURRED = 3;
/** Dots of a row stand so close; so many of them within sight to one side make a row. */
const CLOSE = 14;
const FEWEST_DOTS = 6;
/** How far a dot may stand above or below its neighbour. */
const LEVEL = 2;
const RIM = 1;
/** Above and below a dot are so many rows of paper: what is left of pale letters has more of them there. */
const FREE_ROWS = 14;
const PAPER = 190;
const WHITE = 255;

interface Dot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The picture without rows of dots, such as lead the eye from a label to its value: values are misread where they touch. */
export function withoutDots({ width, height, pixels }: GreyImage): GreyImage {
  const cleaned = pixels.slice();
  const rows = new Map<number, Dot[]>();
  for (const dot of dotsOf({ width, height, pixels })) {
    const row = rows.get(dot.bottom);
    if (row) row.push(dot);
    else rows.set(dot.bottom, [dot]);
  }
  for (const bottom of rows.keys()) {
    const level: Dot[] = [];
    for (let near = bottom - LEVEL; near <= bottom + LEVEL; near += 1) level.push(...(rows.get(near) ?? []));
    level.sort((one, other) => one.left - other.left);
    for (const dot of rowsOfDots(level)) if (dot.bottom === bottom) erase(cleaned, width, dot);
  }
  return { width, height, pixels: cleaned };
}

/** Those that stand in a row of enough others. */
function rowsOfDots(level: readonly Dot[]): Dot[] {
  const found: Dot[] = [];
  let row: Dot[] = [];
  for (const dot of level) {
    const last = row.at(-1);
    if (last && dot.left - last.right > CLOSE) {
      if (row.length >= FEWEST_DOTS) found.push(...row);
      row = [];
    }
    row.push(dot);
  }
  return row.length >= FEWEST_DOTS ? [...found, ...row] : found;
}

/** Every connected patch of ink that is no larger than a dot. */
function dotsOf({ width, height, pixels }: GreyImage): Dot[] {
  const dots: Dot[] = [];
  const seen = new Uint8Array(pixels.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const start = y * width + x;
      if (seen[start] === 1 || (pixels[start] ?? WHITE) >= INK) continue;
      const dot = patchFrom(start, { width, height, pixels }, seen);
      const isSmall = dot.right - dot.left < BLURRED * LARGEST_DOT && dot.bottom - dot.top < LARGEST_DOT;
      if (isSmall && standsFree(dot, { width, height, pixels })) dots.push(dot);
    }
  }
  return dots;
}

function standsFree({ left, right, top, bottom }: Dot, { width, height, pixels }: GreyImage): boolean {
  for (let away = 2; away <= FREE_ROWS; away += 1) {
    for (const y of [Math.max(0, top - away), Math.min(height - 1, bottom + away)]) {
      for (let x = left; x <= right; x += 1) if ((pixels[y * width + x] ?? WHITE) < PAPER) return false;
    }
  }
  return true;
}

function patchFrom(start: number, { width, height, pixels }: GreyImage, seen: Uint8Array): Dot {
  let [left, right, top, bottom] = [width, 0, height, 0];
  const open = [start];
  seen[start] = 1;
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    if (x === 0 || x === width - 1) continue;
    // By corners too: the legs of an A or an N hang together by nothing else.
    for (const step of [1, width - 1, width, width + 1]) {
      for (const next of [pixel - step, pixel + step]) {
        if (next < 0 || next >= pixels.length || seen[next] === 1 || (pixels[next] ?? WHITE) >= INK) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return { left, right, top, bottom };
}

function erase(cleaned: Uint8Array, width: number, { left, right, top, bottom }: Dot): void {
  for (let y = top - RIM; y <= bottom + RIM; y += 1)
    cleaned.fill(WHITE, y * width + left - RIM, y * width + right + RIM + 1);
}
