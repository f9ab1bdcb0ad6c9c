import { placeOf, type Segment } from '../layout/layout.ts';
import { LANGUAGES, type Language, type WordedFigure } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { decimalOf } from '../text/money.ts';
import { MONEY_WORDS } from '../text/money-words.ts';
import { type NumberPart, numberOf, numberParts } from '../text/number-words.ts';
import { wordPattern } from '../text/word-pattern.ts';

/** What stands before a sum in words. */
const ANNOUNCES = wordPattern(
  'in words|say|(?:the|a) sum of|rupees|in worten|en (?:toutes )?lettres|la somme de|en letras|son|la (?:suma|cantidad) de',
  'por extenso|a (?:quantia|importancia|soma) de|terbilang|uang sejumlah|dengan huruf',
);
/** `up to the sum of five hundred dollars`: a limit, an excess. */
const OF_NO_BILL =
  /\b(?:up to|limit\w*|max\w*|insured|assured|excess|bis zu|plafond\w*|franchise|jusqu\w*|hasta|tope|ate|teto|hingga|sampai)\b/;
const MONEY = wordPattern(...MONEY_WORDS, 'eur|usd|chf|gbp').source;
const CENTS = wordPattern('cents?|centavos?|centimes?|centimos?|paise|paisa|sen|rappen|pence|kobo|pesewas?').source;
const AND = '(?:(?:and|con|y|e|et|und|mit|dan) +)?';
/** `only`, `M.N.`: what a sum in words ends with. */
const ENDS = /^ *(?:$|only|exact|nur|saja|m n|#)/;
/** Its currency, and what may stand before that, as `Schweizer`, `US`, `de`. */
const MONEY_BEHIND = new RegExp(`^ *(?:[a-z]+ +){0,2}?${MONEY}`);
const HUNDREDTHS = new RegExp(`^ *${AND}(\\d{1,2}) +100(?!\\d)`);
const CENTS_IN_FIGURES = new RegExp(`^ *${AND}(\\d{1,2}) +${CENTS}`);
const CENTS_BEHIND = new RegExp(`^ *${CENTS}`);
const BRACKET = /^\s?\(/;

/** Words before the number that are none of it: `Rupees`, `US Dollars`, `of`. */
const MOST_WORDS_BEFORE = 4;
/** Segments over which a sum in words may run on. */
const MOST_SEGMENTS = 3;
/** In characters: a page made to exhaust a reader announces thousands of sums. */
const LONGEST = 300;
const MOST_SUMS = 50;

/** An amount written out: in cents, and whether cents are said; without them they may be left out. */
interface Worded {
  readonly cents: number;
  readonly saysCents: boolean;
}

/**
 * The sum that the document writes out in words, where none of its figures says the same: `Total 1,250.00 · In words: one
 * thousand five hundred twenty dollars only`. Where the two differ, the words go before (UNCITRAL Convention on International Bills of
 * Exchange and International Promissory Notes, 1988, article 8(1)).
 * Only what is understood from its first word to its currency or end counts.
 */
export function contradictingWords(sheet: Sheet): WordedFigure | undefined {
  const figures = sheet.segments.flatMap(({ money }) => money.map(({ cents }) => Math.abs(cents)));
  for (const segment of sheet.segments) {
    for (const at of announcementsIn(segment)) {
      const worded = wordedSum(
        (segment.plain.slice(at, at + LONGEST) + continuation(segment, sheet)).slice(0, LONGEST),
      );
      if (!worded || figures.some((figure) => isSaid(figure, worded))) continue;
      return { value: decimalOf(worded.cents), text: segment.text, place: placeOf(segment) };
    }
  }
  return undefined;
}

/** Where sums in words may begin: behind their announcements, and in brackets behind a figure, as `R$ 1.040,00 (mil e quarenta reais)`. */
function announcementsIn({ text, plain, amounts }: Segment): readonly number[] {
  const announced = everyMatch(plain, ANNOUNCES).map(({ 0: words, index }) => index + words.length);
  const bracketed = amounts.map(({ end }) => end).filter((end) => BRACKET.test(text.slice(end)));
  return [...announced, ...bracketed]
    .filter((at) => !OF_NO_BILL.test(plain.slice(Math.max(0, at - LONGEST), at)))
    .slice(0, MOST_SUMS);
}

/** What stands beside it, or else below: a sum in words is long. */
function continuation(segment: Segment, { neighbours }: Sheet): string {
  let text = '';
  let last: Segment | undefined = segment;
  for (let count = 1; count < MOST_SEGMENTS; count += 1) {
    last = last && (neighbours.rightOf(last) ?? neighbours.below(last));
    text += ` ${last?.plain ?? ''}`;
  }
  return text;
}

function isSaid(figure: number, { cents, saysCents }: Worded): boolean {
  return saysCents ? figure === cents : figure - (figure % 100) === cents;
}

/** The sum that a text begins with; undefined where it is not understood. */
function wordedSum(plain: string): Worded | undefined {
  const [number] = LANGUAGES.flatMap((language) => numberAt(plain, language, MOST_WORDS_BEFORE) ?? []).sort(
    (one, other) => other.length - one.length,
  );
  if (!number) return undefined;
  const { language, value, end } = number;
  const behind = plain.slice(end);
  const money = MONEY_BEHIND.exec(behind)?.[0] ?? '';
  const rest = behind.slice(money.length);
  const figures = HUNDREDTHS.exec(behind) ?? HUNDREDTHS.exec(rest) ?? CENTS_IN_FIGURES.exec(rest);
  if (figures) return { cents: value * 100 + Number(figures[1]), saysCents: true };
  const further = numberAt(rest, language, 1);
  if (further && CENTS_BEHIND.test(rest.slice(further.end)))
    return { cents: value * 100 + further.value, saysCents: true };
  return money !== '' || ENDS.test(rest) ? { cents: value * 100, saysCents: false } : undefined;
}

/** The first number in words, up to the first word that is none of it. */
function numberAt(plain: string, language: Language, mostBefore: number) {
  const parts: NumberPart[] = [];
  let [begin, end] = [0, 0];
  for (const [index, { 0: word, index: start }] of [...plain.matchAll(/\S+/g)].entries()) {
    const own = numberParts(word, language);
    const isAnd = own?.every(({ kind }) => kind === 'and');
    if (!own && parts.length > 0) break;
    if (!own && index >= mostBefore) return undefined;
    if (!own || (isAnd && parts.length === 0)) continue;
    if (parts.length === 0) begin = start;
    parts.push(...own);
    if (!isAnd) end = start + word.length;
  }
  const value = numberOf(parts);
  return value === undefined ? undefined : { language, value, end, length: end - begin };
}
