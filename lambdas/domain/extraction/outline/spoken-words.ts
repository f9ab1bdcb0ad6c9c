import type { Segment } from '../layout/layout.ts';
import { type FoundWording, wordingFinder } from '../text/wording-finder.ts';
import { ANY_DOCTORS, ANY_HOSPITALS, CODE_WORDS, NO_CARE, STAY_WORDS } from './care-contexts.ts';
import { CARE_WORDS } from './care-vocabulary.ts';
import { HEALTH_WORDS } from './health-words.ts';
import { OTHER_DOCUMENTS } from './other-documents.ts';
import { OTHER_TRADES } from './other-trades.ts';
import type { WordList } from './word-list.ts';

const findWords = wordingFinder([
  ...CARE_WORDS.flatMap(({ services, everyday, billers }) => [services, everyday, billers]),
  ANY_DOCTORS,
  ANY_HOSPITALS,
  NO_CARE,
  STAY_WORDS,
  CODE_WORDS,
  HEALTH_WORDS,
  ...OTHER_DOCUMENTS.flatMap(({ telling, sentence }) => (sentence ? [telling, sentence] : [telling])),
  ...OTHER_TRADES.map(({ telling }) => telling),
]);

/** A word of a list where it stands. */
export interface SpokenWord {
  readonly list: WordList;
  readonly word: string;
  readonly segment: Segment;
  /** Offsets in the segment's text. */
  readonly start: number;
  readonly end: number;
}

/** The words that a document holds, of all lists. */
export interface SpokenWords {
  /** Of a list the different words, in the order in which they come. */
  of(list: WordList): readonly string[];
  /** Every one where it stands, line by line. */
  readonly all: readonly SpokenWord[];
}

const NONE: readonly string[] = [];

/**
 * Looks for all lists at once: of kinds of care, of health, and of other documents.
 * @param plain all segments' plain texts, one a line.
 */
export function spokenWords(segments: readonly Segment[], plain: string): SpokenWords {
  const all = inSegments(findWords(plain), segments, plain);
  const spoken = new Map<WordList, Set<string>>();
  for (const { list, word } of all) {
    const words = spoken.get(list);
    if (words) words.add(word);
    else spoken.set(list, new Set([word]));
  }
  const words = new Map([...spoken].map(([list, different]) => [list, [...different]]));
  return { all, of: (list) => words.get(list) ?? NONE };
}

/** Words are found from left to right, and none runs over the end of a line. */
function inSegments(found: readonly FoundWording<WordList>[], segments: readonly Segment[], plain: string) {
  let [at, offset] = [0, 0];
  return found.flatMap(({ of: list, start, end }): SpokenWord[] => {
    let segment = segments[at];
    while (segment && start > offset + segment.plain.length) {
      offset += segment.plain.length + 1;
      at += 1;
      segment = segments[at];
    }
    return segment ? [{ list, word: plain.slice(start, end), segment, start: start - offset, end: end - offset }] : [];
  });
}
