import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { usualHeight } from '../sheet/usual-height.ts';
import { hasWord } from '../text/word-pattern.ts';
import { DOCTOR, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isProfession } from './profession.ts';

/** In points, and in heights of a line. */
const [SAME_EDGE, REACH] = [3, 5];
const LARGER = 1.15;

/** `Dr. Ida Lechner` under `Hautärzte am Sonnberg`, which heads the paper in larger type: the practice bills. */
export function isUnderPractice(segment: Segment, sheet: Sheet): boolean {
  const [first] = sheet.segments;
  return (
    first !== undefined &&
    first !== segment &&
    DOCTOR.test(segment.text) &&
    first.page === segment.page &&
    first.bottom - first.top >= LARGER * usualHeight(sheet) &&
    Math.abs(first.left - segment.left) < SAME_EDGE &&
    segment.top - first.bottom < REACH * (first.bottom - first.top) &&
    hasWord(first.plain, PROVIDER_WORDS) &&
    !DOCTOR.test(first.text) &&
    !isProfession(first)
  );
}
