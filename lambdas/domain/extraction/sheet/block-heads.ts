import type { Segment } from '../layout/layout.ts';

/** `PATIENT | CLINICAL RECORD` over `Ida Moss | 41 years`: what is set like its neighbour is a head as that is. */
export function areHeads(label: Segment, right: Segment, under: Segment): boolean {
  return (
    isCapitals(label) && isCapitals(right) && !isCapitals(under) && /\p{L}/u.test(under.text) && !/\d/.test(right.text)
  );
}

function isCapitals({ text }: Segment): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}
