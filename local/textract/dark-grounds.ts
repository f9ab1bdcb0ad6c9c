import { evenLight } from './even-light.ts';
import type { GreyImage } from './grey-image.ts';
import { invertTags } from './tags.ts';

/** The picture is looked at in squares of so many pixels: a ground shows in whole ones above, below and between its letters. */
const SQUARE = 5;
/** Darker than this is a dark ground, a mid-tone of print in colour too, but for so many grains of noise in a square; ruled lines leave more of a square. */
const DARK_GROUND = 170;
const MOST_GRAINS = 3;
/** In tiles, 5 cm at 200 dpi: so far from a dark ground paper is looked for. */
const REACH = 12;
/** In squares: lower than any bar with type in it, and wider than the letters of headings. */
const LOWEST = 3;
const NARROWEST = 20;
/** Letters that reach to a ground's edge leave a dent in it, so wide at most, in squares: two letters side by side. */
const WIDEST_DENT = 8;
/** Around letters so much of a ground is left, and of frames around paper far less. */
const LEAST_GROUND = 0.45;
/** Type is brighter than its ground by this; where as much is darker it is a picture, a shadow or a tinted box with dark type. */
const BRIGHTER = 60;
const DARKER = 40;
const MORE_TYPE = 2;
const WHITE = 255;

/** A picture in squares, counted row by row; those at its right and lower edges may be cut off. */
interface Squares {
  readonly image: GreyImage;
  readonly columns: number;
  readonly rows: number;
}

/** Squares that hang together, and how far they reach. */
interface Ground {
  readonly squares: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A page in even light, its light type on dark grounds (sidebars, heads of tables and of cards) made dark type on white.
 * Even light alone takes such a ground for paper, and there is no type that is brighter than paper.
 */
export function withoutDarkGrounds(page: GreyImage): GreyImage {
  const even = evenLight(page);
  const tags = invertTags(even);
  // Even light only makes brighter: where no patch as the page was scanned is as wide as some part of any bar, none is then.
  if (patchesOf(squaresOf(page)).every((patch) => widthOf(patch) < WIDEST_DENT)) return even;
  const lit = evenLight(page, REACH);
  for (const pixel of tags) lit.pixels[pixel] = WHITE;
  const squares = squaresOf(lit);
  for (const ground of bars(patchesOf(squares), squares.image).filter((one) => widthOf(one) >= NARROWEST)) {
    const within = squaresWithin(ground, squares);
    if (ground.squares.length < LEAST_GROUND * within.length) continue;
    const grey = greyOf(ground, squares);
    if (bearsType(within, squares, grey)) invert(within, squares, grey, even.pixels);
  }
  return even;
}

function squaresOf(image: GreyImage): Squares {
  return { image, columns: Math.ceil(image.width / SQUARE), rows: Math.ceil(image.height / SQUARE) };
}

/** What is dark and hangs together, as high as a bar at least. */
function patchesOf(squares: Squares): Ground[] {
  const dark = darkSquares(squares);
  const patches: Ground[] = [];
  for (let square = dark.indexOf(1); square >= 0; square = dark.indexOf(1, square + 1)) {
    const patch = groundFrom(square, dark, squares);
    if (patch.bottom + 1 - patch.top >= LOWEST) patches.push(patch);
  }
  return patches;
}

function widthOf({ left, right }: Ground): number {
  return right + 1 - left;
}

/** Patches with those together that one bar's letters part: of the same rows, no farther apart than a dent, and no paper between them. */
function bars(patches: readonly Ground[], image: GreyImage): Ground[] {
  const joined = new Map<number, Ground[]>();
  for (const patch of patches.toSorted((one, other) => one.left - other.left)) {
    const row = joined.get(patch.top) ?? [];
    const before = row.findIndex(
      (one) =>
        one.bottom === patch.bottom && patch.left - one.right <= WIDEST_DENT && !arePartedByPaper(one, patch, image),
    );
    const one = row[before];
    if (one)
      row[before] = { ...one, right: Math.max(one.right, patch.right), squares: one.squares.concat(patch.squares) };
    else row.push(patch);
    joined.set(patch.top, row);
  }
  return [...joined.values()].flat();
}

/** A line from top to foot, such as stands between the heads of a table; letters leave some of their ground above them or below. */
function arePartedByPaper({ right, top, bottom }: Ground, { left }: Ground, { width, pixels }: GreyImage): boolean {
  for (let x = (right + 1) * SQUARE; x < left * SQUARE; x += 1) {
    let y = top * SQUARE;
    while (y < (bottom + 1) * SQUARE && (pixels[y * width + x] ?? WHITE) > DARK_GROUND) y += 1;
    if (y === (bottom + 1) * SQUARE) return true;
  }
  return false;
}

function darkSquares({ image: { width, height, pixels }, columns, rows }: Squares): Uint8Array {
  const bright = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / SQUARE) * columns;
    for (let x = 0, square = row; x < width; square += 1) {
      for (const end = Math.min(width, x + SQUARE); x < end; x += 1, at += 1) {
        if ((pixels[at] ?? WHITE) > DARK_GROUND) bright[square] = (bright[square] ?? 0) + 1;
      }
    }
  }
  return bright.map((grains) => (grains <= MOST_GRAINS ? 1 : 0));
}

/** All dark squares that hang together with one; they are taken out. */
function groundFrom(start: number, dark: Uint8Array, { columns, rows }: Squares): Ground {
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  const squares: number[] = [];
  const open = [start];
  const reach = (next: number) => {
    if (dark[next] !== 1) return;
    dark[next] = 0;
    open.push(next);
  };
  reach(start);
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    squares.push(square);
    const [column, row] = [square % columns, Math.floor(square / columns)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    if (column > 0) reach(square - 1);
    if (column + 1 < columns) reach(square + 1);
    reach(square - columns);
    reach(square + columns);
  }
  return { squares, left, right, top, bottom };
}

/** A ground's squares and those between them, both along their row and along their column: letters stand in these. */
function squaresWithin({ squares, left, right, top, bottom }: Ground, { columns }: Squares): number[] {
  const [across, down] = [right + 1 - left, bottom + 1 - top];
  const [first, last] = [new Int32Array(down).fill(across), new Int32Array(down).fill(-1)];
  const [highest, lowest] = [new Int32Array(across).fill(down), new Int32Array(across).fill(-1)];
  for (const square of squares) {
    const [column, row] = [(square % columns) - left, Math.floor(square / columns) - top];
    first[row] = Math.min(first[row] ?? 0, column);
    last[row] = Math.max(last[row] ?? 0, column);
    highest[column] = Math.min(highest[column] ?? 0, row);
    lowest[column] = Math.max(lowest[column] ?? 0, row);
  }
  if (isBar([first, last, highest, lowest], across, down)) return rectangle(left, top, across, down, columns);
  const [from, to] = [withoutDents(first, Math.min, Math.max), withoutDents(last, Math.max, Math.min)];
  const [above, below] = [withoutDents(highest, Math.min, Math.max), withoutDents(lowest, Math.max, Math.min)];
  const within: number[] = [];
  for (let row = 0; row < down; row += 1) {
    for (let column = from[row] ?? 0; column <= (to[row] ?? 0); column += 1) {
      const isWithin = row >= (above[column] ?? 0) && row <= (below[column] ?? 0);
      if (isWithin) within.push((top + row) * columns + left + column);
    }
  }
  return within;
}

/** Whether a ground reaches to all four corners: a bar is a rectangle, however close its letters come to its edges. */
function isBar([first, last, highest, lowest]: readonly Int32Array[], across: number, down: number): boolean {
  const ends = (from: Int32Array | undefined, to: Int32Array | undefined, length: number) =>
    from?.[0] === 0 && from.at(-1) === 0 && to?.[0] === length - 1 && to.at(-1) === length - 1;
  return ends(first, last, across) && ends(highest, lowest, down);
}

function rectangle(left: number, top: number, across: number, down: number, columns: number): number[] {
  return Array.from(
    { length: across * down },
    (_, at) => (top + Math.floor(at / across)) * columns + left + (at % across),
  );
}

type Choice = (...values: number[]) => number;

/** How far a ground reaches, dents of its edge filled: first each place as far as any near it, then as little as any of these. */
function withoutDents(reaches: Int32Array, farthest: Choice, nearest: Choice): Int32Array {
  const half = WIDEST_DENT >> 1;
  const overNear = (values: Int32Array, choose: Choice) =>
    values.map((_, at) => choose(...values.subarray(Math.max(0, at - half), at + half + 1)));
  return overNear(overNear(reaches, farthest), nearest);
}

function greyOf(ground: Ground, squares: Squares): number {
  const counts = new Uint32Array(WHITE + 1);
  for (const square of ground.squares) {
    forPixelsOf(square, squares, (grey) => {
      counts[grey] = (counts[grey] ?? 0) + 1;
    });
  }
  return counts.indexOf(Math.max(...counts));
}

function bearsType(within: readonly number[], squares: Squares, ground: number): boolean {
  let [brighter, darker] = [0, 0];
  for (const square of within) {
    forPixelsOf(square, squares, (grey) => {
      if (grey > ground + BRIGHTER) brighter += 1;
      else if (grey < ground - DARKER) darker += 1;
    });
  }
  return brighter > MORE_TYPE * darker;
}

function forPixelsOf(square: number, { image, columns }: Squares, look: (grey: number, at: number) => void): void {
  const { width, height, pixels } = image;
  const [left, top] = [(square % columns) * SQUARE, Math.floor(square / columns) * SQUARE];
  for (let y = top; y < Math.min(height, top + SQUARE); y += 1) {
    const end = y * width + Math.min(width, left + SQUARE);
    for (let at = y * width + left; at < end; at += 1) look(pixels[at] ?? WHITE, at);
  }
}

/** The ground becomes white and the brightest type black; what of the ground is in squares beside it becomes white too. */
function invert(within: readonly number[], squares: Squares, ground: number, inverted: Uint8Array): void {
  const { columns, rows } = squares;
  const scale = WHITE / (WHITE - ground);
  const edge = new Set<number>();
  for (const square of within) {
    forPixelsOf(square, squares, (grey, at) => {
      inverted[at] = WHITE - Math.max(0, grey - ground) * scale;
    });
    const [column, row] = [square % columns, Math.floor(square / columns)];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) edge.add(y * columns + x);
    }
  }
  for (const square of within) edge.delete(square);
  for (const square of edge) {
    forPixelsOf(square, squares, (grey, at) => {
      if (grey < WHITE - BRIGHTER) inverted[at] = WHITE;
    });
  }
}
