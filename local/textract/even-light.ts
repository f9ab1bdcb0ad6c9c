import type { GreyImage } from './grey-image.ts';

/** Side of the tiles over which the paper's brightness is told; letters at 200 dpi are 20 to 40 pixels high. */
const TILE = 32;
/** In a tile this share of the pixels is darker than the paper: ink and its edges. Pictures and shadows are larger. */
const PAPER_PERCENTILE = 0.7;
/** Paper is never taken for darker than this; what is, is a black border or a dark picture, and stays dark. */
const DARKEST_PAPER = 64;
const WHITE = 255;
/** How much brighter a pixel becomes is counted in whole numbers of so many bits after the point: four times as fast as with fractions. */
const FRACTION = 16;
const WHOLE = 2 ** FRACTION;

/**
 * Evens out the light: a photographed sheet is darker in its corners, and one threshold for all of it would drown either
 * those in black or the rest in white. Every pixel is set in proportion to the paper around it.
 * @param reach how many tiles around each are looked at for paper: what is dark over more than that is taken for paper.
 */
export function evenLight({ width, height, pixels }: GreyImage, reach = 1): GreyImage {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const paper = smooth(paperOf({ width, height, pixels }, columns, rows), columns, rows, reach);
  const even = new Uint8Array(pixels.length);
  const down = betweenTiles(height, rows);
  const brighter = new Int32Array(columns);
  for (let y = 0, at = 0; y < height; y += 1) {
    const [above, below, share] = [down.first[y] ?? 0, down.second[y] ?? 0, down.share[y] ?? 0];
    for (let column = 0; column < columns; column += 1) {
      const upper = paper[above * columns + column] ?? WHITE;
      const light = upper + ((paper[below * columns + column] ?? WHITE) - upper) * share;
      brighter[column] = (WHITE * WHOLE) / light;
    }
    // From the middle of each tile to that of the next one, and from the edges to the first and from the last.
    for (let tile = -1; tile < columns; tile += 1) {
      let factor = brighter[Math.max(0, tile)] ?? WHOLE;
      const step = Math.round(((brighter[Math.min(columns - 1, tile + 1)] ?? WHOLE) - factor) / TILE);
      const end = y * width + Math.min(width, (tile + 1.5) * TILE);
      for (; at < end; at += 1, factor += step) {
        const grey = ((pixels[at] ?? 0) * factor) >> FRACTION;
        even[at] = Math.min(WHITE, grey);
      }
    }
  }
  return { width, height, pixels: even };
}

/** Of each pixel along one side the two tiles whose middles it lies between, and how far it is from the first to the second. */
function betweenTiles(length: number, tiles: number) {
  const [first, second, share] = [new Uint16Array(length), new Uint16Array(length), new Float64Array(length)];
  for (let pixel = 0; pixel < length; pixel += 1) {
    const tile = Math.min(tiles - 1, Math.max(0, pixel / TILE - 0.5));
    first[pixel] = Math.floor(tile);
    second[pixel] = Math.min(tiles - 1, Math.floor(tile) + 1);
    share[pixel] = tile - Math.floor(tile);
  }
  return { first, second, share };
}

function paperOf({ width, height, pixels }: GreyImage, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      histogram.fill(0);
      const right = Math.min(width, (column + 1) * TILE);
      const bottom = Math.min(height, (row + 1) * TILE);
      for (let y = row * TILE; y < bottom; y += 1) {
        for (let at = y * width + column * TILE; at < y * width + right; at += 1) {
          const value = pixels[at] ?? 0;
          histogram[value] = (histogram[value] ?? 0) + 1;
        }
      }
      const count = (right - column * TILE) * (bottom - row * TILE);
      paper[row * columns + column] = Math.max(DARKEST_PAPER, percentile(histogram, count * PAPER_PERCENTILE));
    }
  }
  return paper;
}

function percentile(histogram: Uint32Array, wanted: number): number {
  let passed = 0;
  for (const [value, count] of histogram.entries()) {
    passed += count;
    if (passed >= wanted) return value;
  }
  return 255;
}

/** Each tile as the brightest of itself and its neighbours, which a heading or a bar does not darken, then their mean. */
function smooth(paper: Float32Array, columns: number, rows: number, reach: number): Float32Array {
  const brightest = overNeighbours(paper, columns, rows, reach, (tiles) =>
    tiles.reduce((most, one) => Math.max(most, one)),
  );
  return overNeighbours(
    brightest,
    columns,
    rows,
    reach,
    (tiles) => tiles.reduce((sum, one) => sum + one) / tiles.length,
  );
}

type Combine = (tiles: Float32Array) => number;

/** Along each row and then along each column: for the brightest and for the mean it is the same as over all at once. */
function overNeighbours(
  tiles: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  combine: Combine,
): Float32Array {
  const along = (lane: Float32Array) =>
    lane.map((_, at) => combine(lane.subarray(Math.max(0, at - reach), at + reach + 1)));
  const combined = new Float32Array(tiles.length);
  for (let row = 0; row < rows; row += 1) {
    combined.set(along(tiles.subarray(row * columns, (row + 1) * columns)), row * columns);
  }
  for (let column = 0; column < columns; column += 1) {
    const lane = along(Float32Array.from({ length: rows }, (_, row) => combined[row * columns + column] ?? 0));
    for (const [row, value] of lane.entries()) combined[row * columns + column] = value;
  }
  return combined;
}
