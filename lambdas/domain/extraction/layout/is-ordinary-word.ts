import type { Word } from '../../document/document.ts';

const codeOf = (sign: string) => sign.charCodeAt(0);
const [SPACE, LAST_ASCII, FIRST_ACCENTED, LAST_LATIN] = [codeOf(' '), codeOf('~'), codeOf('À'), codeOf('ÿ')];
const [ZERO, NINE, SMALL_A, FIRST_SMALL_ACCENTED] = [codeOf('0'), codeOf('9'), codeOf('a'), codeOf('ß')];
const [DOT, LOW_LINE, BAR, SMALL_Z] = [codeOf('.'), codeOf('_'), codeOf('|'), codeOf('z')];
/** A row of leader dots, or of low lines, has more. */
const MOST_DOTS = 2;

/**
 * Whether a word parts nothing and nothing is glued to it, as of nearly all words: it begins with no bar or dot, holds no row
 * of leader dots, and no figure if it begins with a small letter. Told sign by sign, for each word of a document is asked.
 */
export function isOrdinaryWord({ text }: Pick<Word, 'text'>): boolean {
  const first = text.charCodeAt(0);
  if (!(first > SPACE) || first === DOT || first === LOW_LINE || first === BAR) return false;
  let [dots, figures] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > LAST_LATIN || (code > LAST_ASCII && code < FIRST_ACCENTED)) return false;
    if (code === DOT || code === LOW_LINE) dots += 1;
    else if (code >= ZERO && code <= NINE) figures += 1;
  }
  const beginsSmall = (first >= SMALL_A && first <= SMALL_Z) || first >= FIRST_SMALL_ACCENTED;
  return dots <= MOST_DOTS && !(beginsSmall && figures > 0);
}
