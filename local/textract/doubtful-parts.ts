import type { GreyImage } from './grey-image.ts';
import type { SeenWord } from './ocr-engine.ts';

/** A rectangle of a picture, in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of squares, its edges included. */
interface Patch {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pale print counts as ink. */
const PALEST_INK = 200;
const WHITE = 255;
/** The picture is looked at in squares of so many pixels; a square with so much ink bears some of a letter. */
const SQUARE = 8;
const INK_OF_LETTER = 4;
/** Letters reach a little over the box of the word that they were read as, accents more. */
const OVERHANG = 2;
const OVERHANG_UP = 4;
/** Squares this far apart across still belong to one line of writing: the widest gaps between words. */
const GAP = 3;
/** Writing in squares: type from 6 points, two letters at least, two lines of 10 points or one of 24 at most. */
const LOWEST = 2;
const HIGHEST = 9;
const NARROWEST = 4;
/** Ink this near to a word belongs to it: a letter that its reading lacks. */
const BESIDE = 2;
/** Around what is cut out: above and below, so that no letter stands at the edge, and beside, so that no word is cut. */
const MARGIN = 8;
const MARGIN_BESIDE = 12;

/**
 * Where ink has no sure word: Tesseract passes over whole words, loses letters at their ends, and misreads small, pale or
 * closely ruled ones. What stands beside it belongs to the part, since words are broken anywhere.
 * @param image with its paper white: noise is no ink.
 */
export function doubtfulParts(image: GreyImage, sure: readonly SeenWord[], unsure: readonly SeenWord[]): Part[] {
  const columns = Math.floor(image.width / SQUARE);
  const rows = Math.floor(image.height / SQUARE);
  const unread = inkSquares(withoutWords(image, sure), columns, rows);
  const boxOf = ({ corners }: SeenWord) => patchOf(corners, columns, rows);
  const boxes = sure.map(boxOf);
  const patches: Patch[] = [];
  for (let square = 0; square < unread.length; square += 1) {
    if (unread[square] !== 1) continue;
    const patch = patchFrom(square, unread, columns, rows);
    const [across, down] = [patch.right + 1 - patch.left, patch.bottom + 1 - patch.top];
    if (down < LOWEST || down > HIGHEST) continue;
    if (across >= NARROWEST ? across >= down : boxes.some((box) => isLetterOf(patch, box))) patches.push(patch);
  }
  // Words in dark bars, and those that hang together with ruled lines, are in no patch that could be writing.
  const others = unsure.map(boxOf).filter((box) => !patches.some((patch) => touch(patch, box)));
  return [...patches, ...others]
    .sort((one, other) => one.top - other.top)
    .map((patch) => partOf(boxes.filter((box) => touch(patch, box)).reduce(around, patch), sure, image));
}

function withoutWords({ width, height, pixels }: GreyImage, words: readonly SeenWord[]): GreyImage {
  const unread = pixels.slice();
  for (const { corners } of words) {
    const [left, right] = [Math.max(0, Math.floor(corners[0].x) - OVERHANG), Math.ceil(corners[2].x) + OVERHANG];
    const last = Math.min(height - 1, Math.ceil(corners[2].y) + OVERHANG_UP);
    for (let row = Math.max(0, Math.floor(corners[0].y) - OVERHANG_UP); row <= last; row += 1) {
      unread.fill(WHITE, row * width + left, row * width + Math.min(width, right));
    }
  }
  return { width, height, pixels: unread };
}

function inkSquares({ width, pixels }: GreyImage, columns: number, rows: number): Uint8Array {
  const squares = new Uint8Array(columns * rows);
  for (let square = 0; square < squares.length; square += 1) {
    const start = Math.floor(square / columns) * SQUARE * width + (square % columns) * SQUARE;
    let ink = 0;
    for (let row = 0; row < SQUARE; row += 1) {
      for (let at = start + row * width; at < start + row * width + SQUARE; at += 1) {
        if ((pixels[at] ?? WHITE) < PALEST_INK) ink += 1;
      }
    }
    if (ink >= INK_OF_LETTER) squares[square] = 1;
  }
  return squares;
}

function patchOf(corners: SeenWord['corners'], columns: number, rows: number): Patch {
  const square = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value / SQUARE)));
  return {
    left: square(corners[0].x - OVERHANG, columns),
    right: square(corners[2].x + OVERHANG, columns),
    top: square(corners[0].y - OVERHANG_UP, rows),
    bottom: square(corners[2].y + OVERHANG_UP, rows),
  };
}

/** All squares that hang together with one, across gaps between words; they are taken out. */
function patchFrom(start: number, unread: Uint8Array, columns: number, rows: number): Patch {
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  const open = [start];
  unread[start] = 0;
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - GAP); x <= Math.min(columns - 1, column + GAP); x += 1) {
        const next = y * columns + x;
        if (unread[next] !== 1) continue;
        unread[next] = 0;
        open.push(next);
      }
    }
  }
  return { left, right, top, bottom };
}

function isLetterOf(patch: Patch, word: Patch): boolean {
  return touch(patch, word) && patch.top >= word.top - 1 && patch.bottom <= word.bottom + 1;
}

/** Whether two stand on one line, with no room for a wide space between them. */
function touch(one: Patch, other: Patch): boolean {
  const isLevel = one.top <= other.bottom && other.top <= one.bottom;
  return isLevel && one.left <= other.right + BESIDE && other.left <= one.right + BESIDE;
}

function around(one: Patch, other: Patch): Patch {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** With a margin, but without any of the words that stand further off on its line. */
function partOf({ left, right, top, bottom }: Patch, sure: readonly SeenWord[], { width, height }: GreyImage): Part {
  const [from, to] = [left * SQUARE, (right + 1) * SQUARE];
  const [first, last] = [Math.max(0, top * SQUARE - MARGIN), Math.min(height, (bottom + 1) * SQUARE + MARGIN)];
  const level = sure.filter(({ corners: [start, , end] }) => start.y < last && end.y > first);
  const before = level.map(({ corners }) => Math.ceil(corners[2].x) + 1).filter((end) => end <= from);
  const behind = level.map(({ corners }) => Math.floor(corners[0].x) - 1).filter((start) => start >= to);
  const x = Math.max(0, from - MARGIN_BESIDE, ...before);
  return { left: x, top: first, width: Math.min(width, to + MARGIN_BESIDE, ...behind) - x, height: last - first };
}
