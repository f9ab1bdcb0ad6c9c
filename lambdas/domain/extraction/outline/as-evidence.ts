import { placeOf, type Segment } from '../layout/layout.ts';
import type { Outline } from '../reading.ts';

/** As much of a line as a reviewer needs to find it. */
const MOST_LETTERS = 80;

/** A line as evidence of what a paper is. */
export function asEvidence(segment: Segment): Outline['evidence'][number] {
  return { text: segment.text.slice(0, MOST_LETTERS), place: placeOf(segment) };
}
