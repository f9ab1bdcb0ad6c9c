import type { Box } from './document.ts';
import type { Glyph } from './glyph.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

type Turn = Glyph['turn'];

/** The direction in which most of a page's writing runs. */
export function mainTurn(glyphs: readonly Glyph[]): Turn {
  const counts = [0, 0, 0, 0];
  for (const glyph of glyphs) {
    counts[glyph.turn] = (counts[glyph.turn] ?? 0) + 1;
  }
  return counts.indexOf(Math.max(...counts)) as Turn;
}

/** The size of a page when writing of this direction is turned upright. */
export function turnSize(turn: Turn, { width, height }: PageSize): PageSize {
  return turn === 1 || turn === 3 ? { width: height, height: width } : { width, height };
}

/** Glyphs as they stand when writing of the direction `turn` is turned upright, on a page of `size` before that. */
export function turnGlyphs(turn: Turn, glyphs: readonly Glyph[], size: PageSize): readonly Glyph[] {
  return turn === 0 ? glyphs : glyphs.map((glyph) => turnGlyph(turn, glyph, size));
}

function turnGlyph(turn: 1 | 2 | 3, glyph: Glyph, { width, height }: PageSize): Glyph {
  const { x, y } = glyph;
  const upright = { ...glyph, turn: ((glyph.turn - turn + 4) & 3) as Turn };
  switch (turn) {
    case 1:
      return { ...upright, x: y, y: width - x };
    case 2:
      return { ...upright, x: width - x, y: height - y };
    case 3:
      return { ...upright, x: height - y, y: x };
  }
}

/** The way back: where a rectangle of the upright writing stands on a page of `size`. */
export function turnBoxBack(turn: Turn, box: Box, { width, height }: PageSize): Box {
  const turned = { width: box.height, height: box.width };
  switch (turn) {
    case 0:
      return box;
    case 1:
      return { ...turned, x: width - box.y - box.height, y: box.x };
    case 2:
      return { ...box, x: width - box.x - box.width, y: height - box.y - box.height };
    case 3:
      return { ...turned, x: box.y, y: height - box.x - box.width };
  }
}
