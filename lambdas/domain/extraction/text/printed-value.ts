import { everyMatch } from './every-match.ts';

/** A value found in a stretch of text. */
export interface PrintedValue {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1: how much it looks like what was asked for. */
  readonly quality: number;
}

/** A word of a text with the place where it stands there. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /\S+/g;

export function tokensOf(text: string): Token[] {
  return everyMatch(text, TOKEN).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first word that begins at a place of a text or behind it. */
export function tokenFrom(text: string, from: number): Token | undefined {
  TOKEN.lastIndex = from;
  const word = TOKEN.exec(text)?.[0];
  return word === undefined ? undefined : { text: word, start: TOKEN.lastIndex - word.length, end: TOKEN.lastIndex };
}
