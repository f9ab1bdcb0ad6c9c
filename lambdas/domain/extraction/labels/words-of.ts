import { meaningsOf, type WordMeanings } from './word-meanings.ts';

/** A word of a plain text (see plain-text.ts), or one of the signs that it keeps. */
export interface LabelWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly means: WordMeanings;
}

/** `n.º` and `I.D.` are one word of two letters. */
const WORD = /(?:n +o|i +d)(?![a-z0-9])|[a-z0-9]+|[^\s]/g;

/** All words of a plain text, in their order. */
export function wordsOf(plain: string): LabelWord[] {
  let end = 0;
  return (plain.match(WORD) ?? []).map((printed) => {
    const start = plain.indexOf(printed, end);
    end = start + printed.length;
    const text = printed.includes(' ') ? printed.replaceAll(' ', '') : printed;
    return { text, start, end, means: meaningsOf(text) };
  });
}
