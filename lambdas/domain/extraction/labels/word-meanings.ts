import { DATE_PHRASES } from './date-phrases.ts';
import { FIGURE_LANGUAGES, speaksOfPaying, tellsOfFigures } from './figure-vocabulary.ts';
import { NUMBER_PHRASES } from './number-phrases.ts';

/** What the dictionaries of labels know of a word. */
export interface WordMeanings {
  /** Its kinds in labels of numbers, and in labels of dates. */
  readonly ofNumbers: ReturnType<typeof NUMBER_PHRASES.kindsOf>;
  readonly ofDates: ReturnType<typeof DATE_PHRASES.kindsOf>;
  /** Which languages know it as a word of phrases about paying, a bit each. */
  readonly ofFigures: number;
  /** It says whose a figure is, or that it is the whole or the most. */
  readonly tellsOfFigures: boolean;
  /** It says more than the words that link others. */
  readonly speaksOfPaying: boolean;
}

/** Of figures, and of most words. */
export const NO_MEANINGS: WordMeanings = {
  ofNumbers: undefined,
  ofDates: undefined,
  ofFigures: 0,
  tellsOfFigures: false,
  speaksOfPaying: false,
};

/** All dictionaries are asked once: of most words none knows anything. Nothing is kept, since a word may be somebody's name. */
export function meaningsOf(word: string): WordMeanings {
  const found: WordMeanings = {
    ofNumbers: NUMBER_PHRASES.kindsOf(word),
    ofDates: DATE_PHRASES.kindsOf(word),
    ofFigures: FIGURE_LANGUAGES.get(word) ?? 0,
    tellsOfFigures: tellsOfFigures(word),
    speaksOfPaying: speaksOfPaying(word),
  };
  const isKnown = found.ofNumbers || found.ofDates || found.ofFigures > 0 || found.tellsOfFigures;
  return isKnown ? found : NO_MEANINGS;
}
