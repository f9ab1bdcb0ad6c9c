import { listedWords } from '../text/listed-words.ts';
import { DATE_WORDS } from './date-words.ts';
import { FIGURE_WORDS } from './figure-words.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** Every word of the dictionaries that labels are composed of. */
export const LABEL_WORDS: ReadonlySet<string> = new Set(
  listedWords(
    ...Object.values(NUMBER_WORDS),
    ...Object.values(DATE_WORDS),
    ...Object.values(FIGURE_WORDS).flatMap((words) => Object.values(words)),
  ),
);
