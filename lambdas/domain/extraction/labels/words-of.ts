import { meaningsOf, NO_MEANINGS, type WordMeanings } from './word-meanings.ts';

/** A word of a plain text (see plain-text.ts), or one of the signs that it keeps. */
export interface LabelWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly means: WordMeanings;
}

/** `n.º` and `I.D.` are one word of two letters. */
const TWO_LETTERS = /(?:n +o|i +d)(?![a-z0-9])/y;
const [NEW_LINE, SPACE, ZERO, NINE, A, I, N, Z] = [0x0a, 0x20, 0x30, 0x39, 0x61, 0x69, 0x6e, 0x7a];

/** All words of a plain text, in their order. */
export function wordsOf(plain: string): LabelWord[] {
  const words: LabelWord[] = [];
  let end = 0;
  for (let start = 0; start < plain.length; start = end) {
    const code = plain.charCodeAt(start);
    end = start + 1;
    if (code === SPACE || code === NEW_LINE) continue;
    const isPair = (code === N || code === I) && plain.charCodeAt(end) === SPACE && endOfPair(plain, start) > 0;
    if (isPair) end = TWO_LETTERS.lastIndex;
    else if (isWordSign(code)) while (isWordSign(plain.charCodeAt(end))) end += 1;
    const text = isPair ? plain.charAt(start) + plain.charAt(end - 1) : plain.slice(start, end);
    words.push({ text, start, end, means: isFigures(text) ? NO_MEANINGS : meaningsOf(text) });
  }
  return words;
}

/** Nothing but a blank parts two words: no sign does, as of most. */
export function isNext({ start }: LabelWord, { text, start: from, end }: LabelWord, printed: string): boolean {
  return start === end + 1 && printed.charCodeAt(end) === SPACE && text.length === end - from;
}

/** 0 where none begins. */
function endOfPair(plain: string, start: number): number {
  TWO_LETTERS.lastIndex = start;
  TWO_LETTERS.test(plain);
  return TWO_LETTERS.lastIndex;
}

function isFigures(word: string): boolean {
  let at = 0;
  while (at < word.length && isFigure(word.charCodeAt(at))) at += 1;
  return at === word.length;
}

function isFigure(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isWordSign(code: number): boolean {
  return (code >= A && code <= Z) || isFigure(code);
}
