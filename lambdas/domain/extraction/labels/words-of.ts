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
  let end = 0;
  return (plain.match(WORD) ?? []).map((text) => {
    const start = plain.indexOf(text, end);
    end = start + text.length;
    return { text: text.includes(' ') ? text.replaceAll(' ', '') : text, start, end };
  });
}
