import type { Segment } from '../sheet/layout.ts';
import { CURRENCY_CODES } from '../text/currency.ts';
import { isTitle } from '../text/person-name.ts';
import { isNumbering } from './is-numbering.ts';

/** The words at a line's beginning that may say what stands behind, right of or below them. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  /** What ends it: a colon, the line's end, or a value. */
  readonly endsAt: 'colon' | 'line' | 'value';
}

const MOST_WORDS = 9;
const TWO_LETTERS = /\p{L}[^\d]*\p{L}/u;
const RATE = /^\(?\d{1,3}(?:[.,]\d+)?%\)?:?$/;
/** `€`, `Rs.`, `S/` before a figure. */
const SIGN = /^[(–-]?(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}|Rs\.?|Rp\.?|S\/\.?|Kz|Fr\.?|[–=-])$/u;
/** `FT 2025A/7654`: the series of a number, unless the letters stand for what is numbered. */
const SERIES = /^(?!(?:NO|NR|NUM|REF|ID|CLAIM|BILL)$)\p{Lu}{1,5}$/u;
/** `Kundenanteil EUR`: the figure stands elsewhere. */
const ONLY_SIGN = /^\s*(?:[A-Z]{3}|\p{Sc})$/u;
const OF_SENTENCES = /[,;!?] /;
/** Nothing before it: also `AIA-ID 30098`. */
const SERIES_ALONE = /^\p{Lu}{1,3}(?:-\p{Lu}+)?$/u;

/** The caption that a line begins with; undefined where none does, or what might be one is too long. */
export function captionOf({ text, lines }: Segment): Caption | undefined {
  if (lines > 1) return undefined;
  const words = [...text.matchAll(/\S+/g)];
  const first = words.findIndex(({ 0: word, index }) => !isNumbering(text.slice(0, index + word.length)));
  const wordAt = (at: number) => words[at]?.[0] ?? '';
  const behind = endOfCaption(
    words.map(([word]) => word),
    first,
  );
  const [from, last] = [words[first], words[behind - 1]];
  if (!from || !last || behind - first > MOST_WORDS) return undefined;
  const isSeries = behind - first === 1 && SERIES_ALONE.test(wordAt(first));
  if (isSeries && /\d/.test(wordAt(behind))) return undefined;
  const [start, end] = [from.index, last.index + last[0].replace(/[:.]+$/, '').length];
  const caption = text.slice(start, end);
  if (!TWO_LETTERS.test(caption) || OF_SENTENCES.test(caption) || isTitle(wordAt(first))) return undefined;
  const rest = text.slice(end).replace(ONLY_SIGN, '');
  return { start, end, endsAt: /^\.*\s*:/.test(rest) ? 'colon' : /^[.\s]*$/.test(rest) ? 'line' : 'value' };
}

/** The word behind the caption that begins with the first: a value, or where the line or a colon ends it. */
function endOfCaption(words: readonly string[], first: number): number {
  let at = first;
  while (at < words.length && at - first <= MOST_WORDS) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (word.startsWith(':') || (/\d/.test(word) && !RATE.test(word))) break;
    if (at > first && (CURRENCY_CODES.has(word) || (SIGN.test(word) && /^[–(-]?\d/.test(next)))) break;
    at += 1;
    if (word.endsWith(':')) return at;
  }
  const isOfNumber = at - first > 1 && /\d/.test(words[at] ?? '') && SERIES.test(words[at - 1] ?? '');
  return isOfNumber ? at - 1 : at;
}
