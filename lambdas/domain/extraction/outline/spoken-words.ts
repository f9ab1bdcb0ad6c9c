import { wordingFinder } from '../text/wording-finder.ts';
import { CARE_WORDS, HEALTH_WORDS } from './care-vocabulary.ts';
import { OTHER_DOCUMENTS } from './other-documents.ts';
import type { WordList } from './word-list.ts';

const findWords = wordingFinder([
  ...CARE_WORDS.map(([, words]) => words),
  HEALTH_WORDS,
  ...OTHER_DOCUMENTS.map(({ telling }) => telling),
]);

/** Of each list of words the different ones that a plain text holds, in the order in which they come. */
export type SpokenWords = (list: WordList) => readonly string[];

/** Looks for all lists at once: of kinds of care, of health, and of other documents. */
export function spokenWords(plain: string): SpokenWords {
  const spoken = new Map<WordList, Set<string>>();
  for (const { of: list, start, end } of findWords(plain)) {
    const text = plain.slice(start, end);
    const words = spoken.get(list);
    if (words) words.add(text);
    else spoken.set(list, new Set([text]));
  }
  return (list) => [...(spoken.get(list) ?? [])];
}
