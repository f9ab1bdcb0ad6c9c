import { isOnePlace, placeOf, type Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import type { Sheet } from './sheet.ts';

/** The segment in which an amount stands at a place. */
export function segmentAt(place: Place, { segments }: Sheet): Segment | undefined {
  return segments.find((one) => one.amounts.some(({ start, end }) => isOnePlace(placeOf(one, start, end), place)));
}
