import type { Segment } from './layout.ts';

/** In heights of a line to widths: three narrow letters may be as tall as wide. */
const TALLER = 2;

/** A name up a margin, as receipts have on their stub: it stands beside many lines and on none's row. */
export function runsUpwards({ text, lines, top, bottom, left, right }: Segment): boolean {
  return lines === 1 && text.length > 2 && bottom - top > TALLER * (right - left);
}
