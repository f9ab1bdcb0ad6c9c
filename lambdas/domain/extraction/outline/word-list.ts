import { splitAlternatives } from '../labels/split-alternatives.ts';
import { type Worded, wordingOf } from '../wording-finder.ts';

/** Words and phrases that speak of one thing. */
export type WordList = Worded;

/** As `wordPattern`, for lists that are looked for together, see `spokenWords`. */
export function wordList(...alternatives: readonly string[]): WordList {
  return { wordings: alternatives.flatMap(splitAlternatives).map(wordingOf) };
}
