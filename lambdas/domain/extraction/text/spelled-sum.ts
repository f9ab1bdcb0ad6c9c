import { LANGUAGES } from '../reading.ts';
import { MONEY_WORDS } from './money-words.ts';
import { numberParts } from './number-words.ts';
import { plainText } from './plain-text.ts';

/** What a sum in words is of, behind it: `euros`, `de pesos`. */
const MONEY = new RegExp(`(?:^|\\s)(?:(?:de|d[’']) ?)?(?:${MONEY_WORDS.join('|')})$`, 'iu');
const LAST_WORD = /\p{L}+(?:-\p{L}+)*$/u;
/** `six hundred and twenty-three thousand four hundred and fifty-six` and more. */
const MOST_WORDS = 16;

/**
 * A text without the sum in words that ends it: `por mil doscientos cuarenta euros (` before the sum in figures. What says what a figure is
 * stands before both.
 */
export function withoutSpelledSum(text: string): string {
  const open = /\s*\($/.exec(text);
  if (!open) return text;
  const said = text.slice(0, open.index);
  const worded = said.replace(MONEY, '');
  if (worded === said) return text;
  let rest = worded;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const [word] = LAST_WORD.exec(rest) ?? [];
    if (word === undefined || !isOfNumber(word)) break;
    rest = rest.slice(0, -word.length).trimEnd();
  }
  return rest === worded ? text : rest;
}

/** Whether such a sum, and the bracket behind it, end a text. */
export function endsInSpelledSum(text: string): boolean {
  return withoutSpelledSum(text) !== text;
}

function isOfNumber(word: string): boolean {
  const words = plainText(word).trim().split(/ +/);
  return LANGUAGES.some((language) => words.every((one) => numberParts(one, language) !== undefined));
}
