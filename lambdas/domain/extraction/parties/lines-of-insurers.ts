import type { Segment } from '../sheet/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';

/** The lines with a word by which insurers name themselves: several steps ask, and the list of words is long. */
export const linesOfInsurers = onceASheet(
  ({ segments }): ReadonlySet<Segment> => new Set(segments.filter(({ plain }) => hasWord(plain, INSURER_WORDS))),
);
