import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from './layout.ts';
import type { Neighbours } from './neighbours.ts';

/** `PATIENT | CLINICAL RECORD` over `Ida Moss | 41 years`: what is set like its neighbour is a head as that is. */
export function areHeads(label: Segment, right: Segment, under: Segment): boolean {
  return (
    isCapitals(label) && isCapitals(right) && !isCapitals(under) && /\p{L}/u.test(under.text) && !/\d/.test(right.text)
  );
}

/** `PACIENTE     CONDICIONES`, each over its own labels: the titles of two blocks, not a label and its value. */
export function headBlocks({ segment, colon }: LabelHit, right: Segment, { headsBlock }: Neighbours): boolean {
  return !colon && isCapitals(segment) && isCapitals(right) && headsBlock(segment) && headsBlock(right);
}

function isCapitals({ text }: Segment): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}
