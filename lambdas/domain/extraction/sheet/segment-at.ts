import { placeOf, type Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import { onceASheet } from './once-a-sheet.ts';
import type { Sheet } from './sheet.ts';

/** The segment in which an amount stands at a place. */
export function segmentAt(place: Place, sheet: Sheet): Segment | undefined {
  return byPlace(sheet).get(keyOf(place));
}

/** A bill of fifty pages asks for each of its thousand lines. */
const byPlace = onceASheet(
  ({ segments }): ReadonlyMap<string, Segment> =>
    new Map(
      segments.flatMap((segment) =>
        segment.amounts.map(({ start, end }) => [keyOf(placeOf(segment, start, end)), segment] as const),
      ),
    ),
);

function keyOf({ page, box }: Place): string {
  return `${page} ${box.x} ${box.y}`;
}
