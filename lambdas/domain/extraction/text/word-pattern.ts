import { alternativesOf, factoredPattern } from './factored-pattern.ts';

/**
 * A pattern for whole words of plain text (see plain-text.ts), out of alternatives; with `g`, for `matchAll`.
 * A space stands for one or more, as in `heil  und kostenplan` out of `Heil- und Kostenplan`. The lists are long: they are split over several arguments, each of them alternatives joined by `|`.
 */
export function wordPattern(...alternatives: readonly string[]): RegExp {
  return patternOf(alternatives, true);
}

/** As `wordPattern`, of words of which only whether a text holds one is asked, not which. */
export function anyWordPattern(...alternatives: readonly string[]): RegExp {
  return patternOf(alternatives, false);
}

function patternOf(alternatives: readonly string[], ordered: boolean): RegExp {
  const spaced = alternatives
    .join('|')
    .replaceAll(' ?', ' *')
    .replace(/ (?![*+])/g, ' +');
  // All begin with a letter or figure: a word's boundary is asked for cheaper than what stands before it.
  return new RegExp(`\\b(?:${factoredPattern(alternativesOf(spaced), ordered)})(?![a-z0-9])`, 'g');
}

/** Whether a plain text holds one of the words, from its beginning: a pattern with `g` remembers where it stopped. */
export function hasWord(plain: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(plain);
}
