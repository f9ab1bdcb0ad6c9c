import type { GreyImage } from './grey-image.ts';
import type { SeenWord } from './ocr-engine.ts';

/** A rectangle of a picture, in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Darker than this is ink. */
const INK = 128;
/** The picture is looked at in squares of so many pixels; a square with so much ink bears some of a letter. */
const SQUARE = 8;
const INK_OF_LETTER = 4;
/** Letters reach a little over the box of the word that they were read as. */
const OVERHANG = 4;
/** Squares this far apart across still belong to one line of writing: the widest gaps between words. */
const GAP = 3;
/** A line of writing in squares: type from 6 to 24 points at 200 dpi, two letters at least. */
const LOWEST = 2;
const HIGHEST = 8;
const NARROWEST = 4;
/** Around what is cut out, so that no letter stands at the edge. */
const MARGIN = 10;
/** Each costs some 30 ms; a page with more has pictures or handwriting. */
const MOST_PARTS = 16;

/** Lines of ink that no word was read from: Tesseract passes over whole lines now and then. */
export function unreadParts(image: GreyImage, words: readonly SeenWord[]): Part[] {
  const columns = Math.floor(image.width / SQUARE);
  const rows = Math.floor(image.height / SQUARE);
  const unread = inkSquares(image, columns, rows);
  for (const { corners } of words) cover(unread, columns, rows, corners);
  const parts: Part[] = [];
  for (let square = 0; square < unread.length; square += 1) {
    if (unread[square] !== 1) continue;
    const { left, right, top, bottom } = lineFrom(square, unread, columns, rows);
    const [across, down] = [right + 1 - left, bottom + 1 - top];
    if (across < NARROWEST || down < LOWEST || down > HIGHEST || across < down) continue;
    const [x, y] = [Math.max(0, left * SQUARE - MARGIN), Math.max(0, top * SQUARE - MARGIN)];
    parts.push({
      left: x,
      top: y,
      width: Math.min(image.width, (right + 1) * SQUARE + MARGIN) - x,
      height: Math.min(image.height, (bottom + 1) * SQUARE + MARGIN) - y,
    });
  }
  return parts.length > MOST_PARTS ? [] : parts;
}

function inkSquares({ width, pixels }: GreyImage, columns: number, rows: number): Uint8Array {
  const squares = new Uint8Array(columns * rows);
  for (let square = 0; square < squares.length; square += 1) {
    const start = Math.floor(square / columns) * SQUARE * width + (square % columns) * SQUARE;
    let ink = 0;
    for (let row = 0; row < SQUARE; row += 1) {
      for (let at = start + row * width; at < start + row * width + SQUARE; at += 1) {
        if ((pixels[at] ?? INK) < INK) ink += 1;
      }
    }
    if (ink >= INK_OF_LETTER) squares[square] = 1;
  }
  return squares;
}

function cover(unread: Uint8Array, columns: number, rows: number, corners: SeenWord['corners']): void {
  const square = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value / SQUARE)));
  const [from, to] = [square(corners[0].x - OVERHANG, columns), square(corners[2].x + OVERHANG, columns)];
  const [first, last] = [square(corners[0].y - OVERHANG, rows), square(corners[2].y + OVERHANG, rows)];
  for (let row = first; row <= last; row += 1) unread.fill(0, row * columns + from, row * columns + to + 1);
}

/** All squares that hang together with one, across gaps between words; they are taken out. */
function lineFrom(start: number, unread: Uint8Array, columns: number, rows: number) {
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
