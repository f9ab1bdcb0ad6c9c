import type { Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';

const LETTERS_BEFORE = /\p{L}{3}[^()]*\([^()]*$/u;

/** `Ihre Zuzahlung (10 % und 10,00 Rezeptgebühr)   43,41`: the brackets say what a figure right of them is made of. */
export function isInBrackets({ text }: Segment, { start, end }: Money): boolean {
  return LETTERS_BEFORE.test(text.slice(0, start)) && /^[^()]*\)/.test(text.slice(end));
}
