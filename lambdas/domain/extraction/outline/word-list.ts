import type { Worded } from '../text/wording-finder.ts';

/** Words and phrases that speak of one thing. */
export type WordList = Worded;

/** As `wordPattern`, for lists that are looked for together, see `spokenWords`. */
export function wordList(...wordings: readonly string[]): WordList {
  return { wordings };
}
