import type { Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';

/** In characters: brackets hold no more before or behind a figure, nor does the word before them stand farther. */
const WITHIN = 60;
const THREE_LETTERS = /\p{L}{3}/u;
const CLOSED_BEHIND = /^[^()]*\)/;

/** `Ihre Zuzahlung (10 % und 10,00 Rezeptgebühr)   43,41`: the brackets say what a figure right of them is made of. */
export function isInBrackets({ text }: Segment, { start, end }: Money): boolean {
  const before = text.slice(Math.max(0, start - WITHIN), start);
  const opened = before.lastIndexOf('(');
  if (opened < 0 || before.includes(')', opened)) return false;
  return CLOSED_BEHIND.test(text.slice(end, end + WITHIN)) && THREE_LETTERS.test(before.slice(0, opened));
}
