import type { Glyph } from '../../domain/document/glyph.ts';
import type { Rectangle } from './rectangle.ts';

/** Of the height of the type: how far digits and capitals rise above the baseline. */
const RISE = 0.7;

/** Where a digit or letter leaves its ink: above its baseline, from its start to its end. */
export function inkOf({ x, y, advance, size, turn }: Glyph): Rectangle {
  const rise = RISE * size;
  switch (turn) {
    case 0:
      return { left: x, top: y - rise, right: x + advance, bottom: y };
    case 1:
      return { left: x, top: y, right: x + rise, bottom: y + advance };
    case 2:
      return { left: x - advance, top: y, right: x, bottom: y + rise };
    case 3:
      return { left: x - rise, top: y - advance, right: x, bottom: y };
  }
}
