import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { usualHeight } from '../sheet/usual-height.ts';
import { plainText } from '../text/plain-text.ts';
import { VOID_TITLE } from './void-title.ts';

/** In usual heights: a stamp is larger than a section's heading, such as a laboratory's `Specimen`. */
const LARGE = 1.5;
/** In heights of its box: from one letter to the next of a word written aslant. */
const STEP = 1.5;
const LETTER = /^\p{L}$/u;
/** A page full of large letters bears no stamp, and each is compared with all words before it. */
const MOST_LETTERS = 500;

/** `CANCELLED` in large type anywhere on any page, also aslant, which is read letter by letter. */
export function voidStamp(sheet: Sheet): Segment | undefined {
  const least = LARGE * usualHeight(sheet);
  const large = sheet.segments.filter(({ top, bottom }) => bottom - top >= least);
  const letters = large.filter(({ text }) => LETTER.test(text)).slice(0, MOST_LETTERS);
  return large.find(({ plain }) => isVoid(plain)) ?? wordsAslant(letters).find((word) => isVoid(textOf(word)))?.[0];
}

/** Letters that follow each other from left to right, each near the one before. */
function wordsAslant(letters: readonly Segment[]): Segment[][] {
  const words: Segment[][] = [];
  for (const letter of letters.toSorted((a, b) => a.page - b.page || a.left - b.left)) {
    const word = words.findLast((one) => isNext(one.at(-1), letter));
    if (word) word.push(letter);
    else words.push([letter]);
  }
  return words;
}

function isNext(last: Segment | undefined, letter: Segment): boolean {
  if (last?.page !== letter.page) return false;
  const most = STEP * (letter.bottom - letter.top);
  return letter.left - last.left < most && Math.abs(letter.top - last.top) < most;
}

function textOf(word: readonly Segment[]): string {
  return plainText(word.map(({ text }) => text).join(''));
}

function isVoid(plain: string): boolean {
  return plain.match(VOID_TITLE) !== null;
}
