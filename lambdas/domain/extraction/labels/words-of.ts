/** A word of a plain text (see plain-text.ts), or one of the signs that it keeps. */
export interface LabelWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `n.º` and `I.D.` are one word of two letters. */
const WORD = /(?:n +o|i +d)(?![a-z0-9])|[a-z0-9]+|[^\s]/g;

/** All words of a plain text, in their order. */
export function wordsOf(plain: string): LabelWord[] {
  const words: LabelWord[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(plain); match; match = WORD.exec(plain)) {
    words.push({ text: match[0].replaceAll(' ', ''), start: match.index, end: WORD.lastIndex });
  }
  return words;
}
