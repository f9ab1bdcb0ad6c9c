import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from './around-on-sheet.ts';
import type { Sheet } from './sheet.ts';

const SAME_EDGE_POINTS = 3;
/** From top to top, in line heights. */
const NEAREST = 0.6;
const FARTHEST = 2;

/** The line right above another one, at the same left edge: the name over `Claims Department`, or over who signs. */
export function lineAbove(line: Segment, sheet: Sheet): Segment | undefined {
  const height = line.bottom - line.top;
  return aroundOnSheet(sheet)(line.page, line.top - FARTHEST * height, line.top - NEAREST * height).find(
    ({ left, top }) =>
      Math.abs(left - line.left) < SAME_EDGE_POINTS &&
      line.top - top > NEAREST * height &&
      line.top - top < FARTHEST * height,
  );
}
