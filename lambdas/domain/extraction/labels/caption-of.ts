import type { Segment } from '../layout/layout.ts';
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
const WORD = /\S+/g;
const TWO_LETTERS = /\p{L}[^\d]*\p{L}/u;
const RATE = /^\(?\d{1,3}(?:[.,]\d+)?%\)?:?$/;
/** `€`, `Rs.`, `S/` before a figure. */
const SIGN = /^[(–-]?(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}|Rs\.?|R[Pp]\.?|S\/\.?|Kz|Fr\.?|[–=-])$/u;
/** `FT 2025A/7654`: the series of a number, unless the letters stand for what is numbered. */
const SERIES = /^(?!(?:NO|NR|NUM|REF|ID|CLAIM|BILL)$)\p{Lu}{1,5}$/u;
/** `Kundenanteil EUR`, `Kassenersatz 80 %`: the figure stands elsewhere. */
const ONLY_SIGN = /^\s*(?:[A-Z]{3}|\p{Sc}|\d{1,3}(?:[.,]\d{1,2})?\s?%)$/u;
/** `Tarjeta **** 2207`: the card that was paid with. */
const MASK = /^[*•●xX]{3,}$/;
const OF_SENTENCES = /[,;!?] /;
/** Nothing before it: also `AIA-ID 30098`. */
const SERIES_ALONE = /^\p{Lu}{1,3}(?:-\p{Lu}+)?$/u;
const CODE_LENGTH = 3;
const BEGINS_FIGURE = /^[–(-]?\d/;

/** The caption that a line begins with; undefined where none does, or what might be one is too long. */
export function captionOf({ text, lines }: Segment): Caption | undefined {
  // A caption has letters; where the whole line has none, its words need not be looked at.
  if (lines > 1 || !TWO_LETTERS.test(text)) return undefined;
  const words = text.match(WORD) ?? [];
  const starts = startsOf(words, text);
  const first = words.findIndex((word, at) => !isNumbering(text.slice(0, (starts[at] ?? 0) + word.length)));
  const behind = endOfCaption(words, first);
  const [from = '', last = ''] = [words[first], words[behind - 1]];
  // `Billings, MT 59102` is a town.
  if (last.endsWith(',') || MASK.test(last)) return undefined;
  if (from === '' || last === '' || behind - first > MOST_WORDS) return undefined;
  const isSeries = behind - first === 1 && SERIES_ALONE.test(from);
  if (isSeries && /\d/.test(words[behind] ?? '')) return undefined;
  const start = starts[first] ?? 0;
  const end = (starts[behind - 1] ?? 0) + lengthWithoutPoints(last);
  const caption = text.slice(start, end);
  if (!TWO_LETTERS.test(caption) || OF_SENTENCES.test(caption) || isTitle(from)) return undefined;
  const rest = text.slice(end).replace(ONLY_SIGN, '');
  return { start, end, endsAt: /^\.*\s*:/.test(rest) ? 'colon' : /^[.\s]*$/.test(rest) ? 'line' : 'value' };
}

function startsOf(words: readonly string[], text: string): number[] {
  let end = 0;
  return words.map((word) => {
    const start = text.indexOf(word, end);
    end = start + word.length;
    return start;
  });
}

/** Of a word that colons or full stops end, how long it is without them. */
function lengthWithoutPoints(word: string): number {
  let length = word.length;
  while (length > 0 && (word[length - 1] === ':' || word[length - 1] === '.')) length -= 1;
  return length;
}

/** A currency's code has three letters, and nearly no word of a caption has. */
function isCode(word: string): boolean {
  return word.length === CODE_LENGTH && CURRENCY_CODES.has(word);
}

/** The word behind the caption that begins with the first: a value, or where the line or a colon ends it. */
function endOfCaption(words: readonly string[], first: number): number {
  let at = first;
  while (at < words.length && at - first <= MOST_WORDS) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (word.startsWith(':') || (/\d/.test(word) && !RATE.test(word))) break;
    if (at > first && (isCode(word) || (BEGINS_FIGURE.test(next) && SIGN.test(word)))) break;
    at += 1;
    if (word.endsWith(':')) return at;
  }
  const isRate = words[at + 1] === '%';
  const isOfNumber = at - first > 1 && !isRate && /\d/.test(words[at] ?? '') && SERIES.test(words[at - 1] ?? '');
  return isOfNumber ? at - 1 : at;
}
