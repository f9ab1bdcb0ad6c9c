import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import { lineAbove } from '../sheet/line-above.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { findMoney, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { withoutSpelledSum } from '../text/spelled-sum.ts';

/** What a sentence says on either side of one of its figures. */
export interface WordsAround {
  /** In plain text, since the sentence's beginning or the figure before; '' where it is too short to say anything. */
  readonly before: string;
  /** As printed, to the next figure or the line's end and into the line below. */
  readonly behind: string;
  /** Whether the line has another figure behind this one. */
  readonly goesOn: boolean;
}

/** A clause before a figure is a sentence's, not a label's, from so many words on. */
export const LEAST_CLAUSE = 2;
/** Captions are shorter. */
const LEAST_SENTENCE = 4;
/** Behind it begins what says something new. */
const BREAK =
  /[;:!?](?:\s|$)|,\s(?=(?:total|gesamt|summe|importe|monto|valor|montant|jumlah)(?!\p{L}))|\.\s+(?=\p{Lu})|\s[–—-]\s|\)\s|\s\(/gu;
/** What stands right behind a figure speaks of that one: `61.50 was paid by insurance, and the remaining 20.50`. */
const BREAK_BEHIND = /,\s|\s(?:and|und|y|et|e|dan)\s/gu;
/** `se hace cargo del 60 %, esto es, 166,20 €`: what says the same again in money goes on with what was said. */
const THAT_IS =
  /,?\s(?:esto es|es decir|o sea|lo que supone|lo que son|that is(?: to say)?|i\.e\.|namely|which is|das sind|das ist|d\. ?h\.|soit|c[’']est[- ]à[- ]dire|isto é|ou seja|quer dizer|o que dá|yaitu|yakni|atau)[,:]?\s*$/iu;
const ASIDE = /\s\((?![^()]*%)[^()]*\d[^()]*\)(?=\s)/gu;
/** A line that begins with a small letter or a sign goes on with the one above; with a figure, where that one stops short. */
const GOES_ON = /^\p{Ll}|^\p{Sc}/u;
const FIGURE_FIRST = /^(?:\p{Lu}{3} ?)?\d[\d.,' ]*[.,]\d{2}(?!\d)/u;
const STOPS_SHORT = /(?:\p{L}{3}|(?<!\p{L})(?:max|mtl|ca)\.)$/iu;

export function mayBeSentence({ words, text, amounts }: Segment): boolean {
  return amounts.length > 0 && (words.length >= LEAST_SENTENCE || /^\p{Ll}/u.test(text) || FIGURE_FIRST.test(text));
}

/** @param at the figure's place among the segment's amounts. */
export function wordsAround(segment: Segment, money: Money, at: number, sheet: Sheet): WordsAround {
  const { text, amounts } = segment;
  const next = amounts[at + 1];
  return {
    before: clauseBefore(segment, amounts[at - 1]?.end ?? 0, money.start, sheet),
    behind: next ? text.slice(money.end, next.start) : `${text.slice(money.end)}${beginOfLineBelow(segment, sheet)}`,
    goesOn: next !== undefined,
  };
}

/** In plain text, what leads to a figure: the words before it, or in a narrow column those on the line above. */
export function leadingWords(segment: Segment, money: Money, at: number, sheet: Sheet): string {
  const { before } = wordsAround(segment, money, at, sheet);
  return before === '' && at === 0 ? (lineAbove(segment, sheet)?.plain ?? '') : before;
}

function clauseBefore(segment: Segment, from: number, to: number, sheet: Sheet): string {
  // `hat die Continentale (Mitglied 77) 336,00 Euro überwiesen`: an aside says nothing of the figure.
  const text = withoutSpelledSum(segment.text.slice(from, to))
    .replace(ASIDE, ' ')
    .replace(THAT_IS, '')
    .replace(/[:\s]+$/, '');
  const broken = everyMatch(text, BREAK).at(-1) ?? (from > 0 ? everyMatch(text, BREAK_BEHIND).at(-1) : undefined);
  const own = plainText(broken ? text.slice(broken.index + broken[0].length) : text).trim();
  const whole = from === 0 && !broken ? `${plainText(endOfLineAbove(segment, sheet))} ${own}`.trim() : own;
  return whole.split(/ +/).length < LEAST_CLAUSE ? '' : whole;
}

/** A sentence in a narrow column begins on the line above. */
function endOfLineAbove(segment: Segment, sheet: Sheet): string {
  const byFigure = FIGURE_FIRST.test(segment.text);
  const goesOn = byFigure || GOES_ON.test(segment.text);
  const above = goesOn ? lineAbove(segment, sheet) : undefined;
  if (!above || (byFigure && !(above.words.length >= LEAST_NOTE && STOPS_SHORT.test(above.text)))) return '';
  const text = above.text;
  const broken = everyMatch(text, BREAK).at(-1);
  const money = findMoney(text, above.thousandths).at(-1);
  return text.slice(Math.max(broken ? broken.index + broken[0].length : 0, money?.end ?? 0));
}

/** Shorter lines over a figure are a table's. */
const LEAST_NOTE = 6;

/** `selisih Rp 701.550 dibayar` over `peserta`: the words behind a figure may run over the line's end. */
function beginOfLineBelow(segment: Segment, sheet: Sheet): string {
  if (segment.words.length < LEAST_NOTE || !/\p{Ll}$/u.test(segment.text)) return '';
  const { page, top, bottom } = segment;
  const lines = aroundOnSheet(sheet)(page, top, bottom + (bottom - top));
  const below = lines.find((one) => GOES_ON.test(one.text) && isRightUnder(one, segment));
  return below ? ` ${below.text}` : '';
}

function isRightUnder(one: Segment, { left, top, bottom }: Segment): boolean {
  const height = bottom - top;
  return Math.abs(one.left - left) < height / 2 && one.top > top && one.top < top + 2 * height;
}
