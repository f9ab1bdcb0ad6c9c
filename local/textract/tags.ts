import { cropImage, type GreyImage } from './grey-image.ts';

/** Darker than this is a tag's ground, a mid-tone of print in colour too. */
const DARK_GROUND = 170;
/** In pixels: a tag with type that can be read is so high at least; what is higher is a bar, and found as one. */
const LOWEST = 15;
const HIGHEST = 60;
/** It is wider than a letter, or higher on a page that lies on its side, and somewhere dark over so many pixels. */
const WIDER_THAN_HIGH = 1.2;
const HIGHER_THAN_WIDE = 2;
const SHORTEST = 11;
/** In heights of the tag: so much paper is around it. */
const CLEAR = 0.2;
/** Along each of its sides, within this share of its height or width, some row or column is all ground, but for grains of noise and rounded corners. */
const SIDE = 0.25;
const WHOLE = 0.9;
const LEAST_LENGTH = 0.6;
/** In heights of the tag: strokes of its type are narrower than this; what letters enclose, where some touch and look like a tag, is as wide. */
const WIDEST_STROKE = 0.2;
/** In pixels: at a tag's rim is what is neither ground nor paper. */
const RIM = 2;
const WHITE = 255;

/** Pixels that hang together, and the box around them. */
interface Patch {
  readonly pixels: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

/** A part of a page, and which of its pixels are meant: 1, row by row. */
interface Shape {
  readonly across: number;
  readonly down: number;
  readonly mask: Uint8Array;
}

/**
 * Makes dark type on white of the light type in a page's tags: dark grounds around a word or a figure, so small that a page in even light keeps them dark.
 * So little is left of them around the letters that they are looked for pixel by pixel.
 * @returns the pixels that belong to tags.
 */
export function invertTags(page: GreyImage): readonly number[] {
  const before = { ...page, pixels: page.pixels.slice() };
  return patchesOf(before).flatMap((patch) => {
    if (!isAsLargeAsTag(patch) || !isClear(patch, before)) return [];
    const ground = groundOf(patch, page.width);
    const tag = filled(ground);
    const image = cropImage(before, patch.left, patch.top, patch.across, patch.down);
    if (!isTag(ground, tag, image)) return [];
    invert(patch, tag, greyOf(ground, image), image, page);
    return pixelsOf(tag, patch, page.width);
  });
}

function isAsLargeAsTag({ across, down }: Patch): boolean {
  const height = Math.min(across, down);
  return (
    height >= LOWEST && height <= HIGHEST && (across >= WIDER_THAN_HIGH * down || down >= HIGHER_THAN_WIDE * across)
  );
}

/** Whether there is paper around a patch, as there is not beside the letters of a word. */
function isClear({ left, top, across, down }: Patch, { width, height, pixels }: GreyImage): boolean {
  const reach = Math.ceil(CLEAR * Math.min(across, down));
  for (let y = Math.max(0, top - reach); y < Math.min(height, top + down + reach); y += 1) {
    for (let x = Math.max(0, left - reach); x < Math.min(width, left + across + reach); x += 1) {
      const isBeside = y < top || y >= top + down || x < left || x >= left + across;
      if (isBeside && (pixels[y * width + x] ?? WHITE) <= DARK_GROUND) return false;
    }
  }
  return true;
}

function pixelsOf({ across, mask }: Shape, { left, top }: Patch, width: number): number[] {
  const pixels: number[] = [];
  for (const [at, one] of mask.entries()) {
    if (one === 1) pixels.push((top + Math.floor(at / across)) * width + left + (at % across));
  }
  return pixels;
}

/** What is dark, hangs together and is as wide as a tag somewhere, as letters seldom are: a row is looked for in every other one. */
function patchesOf(page: GreyImage): Patch[] {
  const { width, height, pixels } = page;
  const taken = new Uint8Array(pixels.length);
  const patches: Patch[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x + SHORTEST <= width; x += 1) {
      const end = x + SHORTEST;
      let last = end - 1;
      while (last >= x && (pixels[y * width + last] ?? WHITE) <= DARK_GROUND) last -= 1;
      if (last < x && taken[y * width + x] === 0) patches.push(patchFrom(y * width + x, page, taken));
      x = last < x ? end - 1 : last;
    }
  }
  return patches;
}

/** All dark pixels that hang together with one; they are taken. */
function patchFrom(start: number, { width, height, pixels }: GreyImage, taken: Uint8Array): Patch {
  let [left, right, top, bottom] = [width, 0, height, 0];
  const found: number[] = [];
  const open = [start];
  taken[start] = 1;
  const reach = (next: number) => {
    if (taken[next] !== 0 || (pixels[next] ?? WHITE) > DARK_GROUND) return;
    taken[next] = 1;
    open.push(next);
  };
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    found.push(pixel);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    if (x > 0) reach(pixel - 1);
    if (x + 1 < width) reach(pixel + 1);
    reach(pixel - width);
    reach(pixel + width);
  }
  return { pixels: found, left, top, across: right + 1 - left, down: bottom + 1 - top };
}

function groundOf({ pixels, left, top, across, down }: Patch, width: number): Shape {
  const mask = new Uint8Array(across * down);
  for (const pixel of pixels) mask[(Math.floor(pixel / width) - top) * across + (pixel % width) - left] = 1;
  return { across, down, mask };
}

/** A ground with what it holds: all that lies between its pixels both along the row and along the column. */
function filled(ground: Shape): Shape {
  const { across, down, mask } = ground;
  const rows = Array.from({ length: down }, (_, row) => extentOf(rowOf(ground, row)));
  const columns = Array.from({ length: across }, (_, column) => extentOf(columnOf(ground, column)));
  return {
    across,
    down,
    mask: mask.map((_, at) => {
      const [row, column] = [Math.floor(at / across), at % across];
      return isWithin(column, rows[row]) && isWithin(row, columns[column]) ? 1 : 0;
    }),
  };
}

interface Extent {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

function extentOf(lane: Uint8Array): Extent {
  return { first: lane.indexOf(1), last: lane.lastIndexOf(1), count: lane.reduce((sum, one) => sum + one, 0) };
}

function isWithin(place: number, extent: Extent | undefined): boolean {
  return extent !== undefined && place >= extent.first && place <= extent.last;
}

function rowOf({ across, mask }: Shape, row: number): Uint8Array {
  return mask.subarray(row * across, (row + 1) * across);
}

function columnOf({ across, down, mask }: Shape, column: number): Uint8Array {
  return Uint8Array.from({ length: down }, (_, row) => mask[row * across + column] ?? 0);
}

function isTag(ground: Shape, tag: Shape, { pixels }: GreyImage): boolean {
  const { across, down } = ground;
  const rows = Array.from({ length: down }, (_, row) => isWhole(rowOf(ground, row)));
  const columns = Array.from({ length: across }, (_, column) => isWhole(columnOf(ground, column)));
  const sides = [rows, rows.toReversed(), columns, columns.toReversed()];
  if (!sides.every((side) => side.slice(0, Math.ceil(SIDE * Math.min(across, down))).some(Boolean))) return false;
  const type = tag.mask.map((isTag, at) => (isTag === 1 && (pixels[at] ?? 0) > DARK_GROUND ? 1 : 0));
  return type.includes(1) && widestSquare({ across, down, mask: type }) < WIDEST_STROKE * Math.min(across, down);
}

/** Whether a row or column is all ground from its first to its last pixel, and that is most of it. */
function isWhole(lane: Uint8Array): boolean {
  const { first, last, count } = extentOf(lane);
  const length = last + 1 - first;
  return length >= LEAST_LENGTH * lane.length && count >= WHOLE * length;
}

/** The side of the largest square that is all of the shape. */
function widestSquare({ across, mask }: Shape): number {
  const sides = new Uint8Array(mask.length);
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 0) continue;
    const isAtEdge = at % across === 0 || at < across;
    sides[at] = isAtEdge ? 1 : 1 + Math.min(sides[at - 1] ?? 0, sides[at - across] ?? 0, sides[at - across - 1] ?? 0);
  }
  return sides.reduce((most, side) => Math.max(most, side), 0);
}

/** The grey that most of a ground has. */
function greyOf({ mask }: Shape, { pixels }: GreyImage): number {
  const counts = new Uint32Array(WHITE + 1);
  for (const [at, grey] of pixels.entries()) if (mask[at] === 1) counts[grey] = (counts[grey] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/** The ground becomes white and the brightest type black; what is neither, at its rim and beside it, becomes white too. */
function invert({ left, top }: Patch, tag: Shape, ground: number, image: GreyImage, page: GreyImage): void {
  const { across, down, mask } = tag;
  const scale = WHITE / (WHITE - ground);
  const isInside = (x: number, y: number) => x >= 0 && x < across && y >= 0 && y < down && mask[y * across + x] === 1;
  const isNear = (x: number, y: number) =>
    isInside(x - RIM, y) || isInside(x + RIM, y) || isInside(x, y - RIM) || isInside(x, y + RIM);
  const isDeep = (x: number, y: number) =>
    isInside(x - RIM, y) && isInside(x + RIM, y) && isInside(x, y - RIM) && isInside(x, y + RIM);
  for (let y = -RIM; y < down + RIM; y += 1) {
    for (let x = -RIM; x < across + RIM; x += 1) {
      const at = (top + y) * page.width + left + x;
      if (isInside(x, y) && isDeep(x, y)) {
        page.pixels[at] = WHITE - Math.max(0, (image.pixels[y * across + x] ?? WHITE) - ground) * scale;
      } else if (isInside(x, y) || (isNear(x, y) && (page.pixels[at] ?? WHITE) > DARK_GROUND)) page.pixels[at] = WHITE;
    }
  }
}
