import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from './around-on-sheet.ts';
import type { Sheet } from './sheet.ts';

/** In heights of a line: so far above a value its label stands at most. */
const REACH = 1.5;
/** In points: a label begins where its value does. */
const SAME_EDGE = 4;

/** What stands right over a segment and begins where it does. */
export function segmentOver({ page, top, bottom, left }: Segment, sheet: Sheet): Segment | undefined {
  const height = bottom - top;
  return aroundOnSheet(sheet)(page, top - REACH * height, top)
    .filter((one) => one.top < top - height / 2 && top - one.bottom < REACH * height)
    .filter((one) => Math.abs(one.left - left) < SAME_EDGE)
    .reduce<Segment | undefined>((nearest, one) => (nearest && nearest.bottom > one.bottom ? nearest : one), undefined);
}
