import type { Language } from '../reading.ts';
import { everyMatch } from './every-match.ts';
import { numberOf, numberParts } from './number-words.ts';
import type { Percentage } from './percentage.ts';
import { plainText } from './plain-text.ts';

/** `percent` in the supported languages, in the order of `LANGUAGES`, behind a word. */
const UNIT =
  /(?<=\p{L})[ -](?:(per ?cent)|(prozent|vom hundert)|(pour cent)|(por ciento)|(por cento)|(persen))(?!\p{L})/giu;
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'id'];
const LAST_WORDS = /(?:[\p{L}]+[ -]+){0,3}[\p{L}]+$/u;
/** In characters. */
const LONGEST = 60;
const ALL = 100;

/** Every whole percentage from 1 to 100 that a text writes out: `el setenta por ciento`, `eighty per cent`, `quatre-vingts pour cent`. */
export function findSpelledPercentages(text: string): Percentage[] {
  return everyMatch(text, UNIT).flatMap((match) => {
    const language = LANGUAGES.find((_, at) => match[at + 1] !== undefined);
    const [before = ''] = LAST_WORDS.exec(text.slice(Math.max(0, match.index - LONGEST), match.index)) ?? [];
    const number = language && numberAtEnd(before, language);
    if (!number) return [];
    return [{ hundredths: number.value * 100, start: match.index - number.length, end: match.index + match[0].length }];
  });
}

/** The number that the last words make, of as many of them as make one. */
function numberAtEnd(words: string, language: Language) {
  for (const { index } of everyMatch(words, WORD)) {
    const spelled = words.slice(index);
    const parts = plainText(spelled)
      .split(/ +/)
      .map((word) => numberParts(word, language));
    const value = parts.includes(undefined) ? undefined : numberOf(parts.flatMap((part) => part ?? []));
    // `two hundred per cent` holds no hundred.
    if (value !== undefined) return value > 0 && value <= ALL ? { value, length: spelled.length } : undefined;
  }
  return undefined;
}

const WORD = /\p{L}+/gu;
