import { isAligned, type Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Of a row with a figure the head of the column; the rows above it say nothing of a name. */
export function columnHead(segment: Segment, { neighbours }: Sheet): Segment | undefined {
  for (const { segment: head } of neighbours.headers) {
    if (head.page === segment.page && head.top < segment.top && Math.abs(head.left - segment.left) < EDGE) return head;
  }
  return undefined;
}

/** From top to top, in heights of the taller line; how far in points two lines may be out of line. */
const [PITCH, EDGE, MIDDLE] = [2.6, 4, 6];

export function over(segment: Segment, sheet: Sheet): Segment | undefined {
  return nearest(segment, sheet, -1, (one) => follows(one, segment));
}

export function under(segment: Segment, sheet: Sheet): Segment | undefined {
  return nearest(segment, sheet, 1, (one) => follows(segment, one));
}

function nearest(segment: Segment, sheet: Sheet, step: 1 | -1, isNext: (one: Segment) => boolean): Segment | undefined {
  const { segments } = sheet;
  const reach = FARTHEST * (segment.bottom - segment.top);
  for (let at = (placesOf(sheet).get(segment) ?? 0) + step; ; at += step) {
    const one = segments[at];
    if (!one || one.page !== segment.page || Math.abs(one.top - segment.top) > reach) return undefined;
    if (isNext(one) && isAligned(one, segment, EDGE, MIDDLE)) return one;
  }
}

const FARTHEST = 8;

const placesOf = onceASheet(({ segments }) => new Map(segments.map((segment, at) => [segment, at])));

function follows(one: Segment, next: Segment): boolean {
  const height = Math.max(one.bottom - one.top, next.bottom - next.top);
  return next.top > one.top + 0.5 * height && next.top < one.top + PITCH * height;
}
