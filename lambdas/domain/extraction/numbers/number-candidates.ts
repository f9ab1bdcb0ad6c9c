import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Stretch } from '../sheet/surroundings.ts';
import { findDates } from '../text/printed-date.ts';
import { type Token, tokensOf } from '../text/printed-value.ts';

/** A printed number that somebody may file something by. */
export interface NumberCandidate extends Stretch {
  readonly text: string;
  /** Whether it begins with capitals that stand apart: `CC 43.118.772`. */
  readonly isPrefixed: boolean;
}

/** Of more a document has too many to be a bill's; files made to exhaust a reader do. */
const MOST = 300;
const [SHORTEST, LONGEST] = [4, 30];

/** All groups of letters and digits with digits in them that are no money, dates or telephones, in the order of the document; none of very many. */
export const numberCandidates = onceASheet(({ segments }: Sheet): readonly NumberCandidate[] => {
  const found: NumberCandidate[] = [];
  for (const segment of segments) {
    if (!/\d/.test(segment.text)) continue;
    found.push(...candidatesIn(segment));
    if (found.length > MOST) return [];
  }
  return found;
});

function candidatesIn(segment: Segment): NumberCandidate[] {
  const tokens = tokensOf(segment.text);
  const found: NumberCandidate[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    if (!isNumberPart(tokens[first])) continue;
    const last = lastOf(tokens, first);
    const prefix = tokens[first - 1];
    if (prefix && COUNTRY_CODE.test(prefix.text)) {
      first = last;
      continue;
    }
    if (prefix && PREFIX.test(prefix.text)) found.push(candidate(segment, prefix, tokens[last], true));
    found.push(candidate(segment, tokens[first], tokens[last], false));
    first = last;
  }
  return found.filter(({ text, start, end }) => {
    const { length } = lettersAndDigits(text);
    if (OTHERWISE.some((pattern) => pattern.test(text))) return false;
    const isMoney = segment.amounts.some((money) => money.start < end && money.end > start);
    return length >= SHORTEST && length <= LONGEST && !isMoney && findDates(text, 'day-first').length === 0;
  });
}

/** The last group of a number: `4 1180 227 904 1`, `78-4471 B`. */
function lastOf(tokens: readonly Token[], first: number): number {
  let last = first;
  while (!ENDS.test(tokens[last]?.text ?? '')) {
    const next = tokens[last + 1];
    if (!next || !(isNumberPart(next) || CAPITALS.test(next.text))) break;
    last += 1;
  }
  while (last > first && !/\d/.test(tokens[last]?.text ?? '') && (tokens[last]?.text.length ?? 0) > 1) last -= 1;
  return last;
}

function candidate(
  segment: Segment,
  first: Token | undefined,
  last: Token | undefined,
  isPrefixed: boolean,
): NumberCandidate {
  const [from, to] = [first?.start ?? 0, last?.end ?? 0];
  const printed = segment.text.slice(from, to);
  const text = printed.replace(OPENED, '').replace(CLOSED, '');
  const start = from + printed.indexOf(text);
  return { segment, start, end: start + text.length, text, isPrefixed };
}

function isNumberPart(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /\d/.test(token.text) &&
    PART.test(token.text) &&
    !IN_WORDS.test(token.text) &&
    findDates(token.text, 'day-first').length === 0
  );
}

/** What two writings of one number have in common. */
export function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** What a number may be set in: `*HS-20881*` under its bar code, `[4711]`, `“4711”`. */
const PART = /^[#(*"'“”„‘«[{<]*[\p{L}\d]+(?:[./–_*#:;+=~|\\-]+[\p{L}\d]+)*[).,;:”“"’'|*»\]}>]*$/u;
const [OPENED, CLOSED] = [/^[#(*"'“”„‘«[{<]+/, /[).,;:”“"’'|*»\]}>]+$/];
/** A time of day or two, a year, a month, a town's postcode, a sum whose currency stands apart. */
const OTHERWISE = [
  /^\d{1,2}(?::\d{2}){1,2}(?:[–-]\d{1,2}:\d{2})?$/,
  /^(?:\d{1,2}[/.-])?(?:20)?\d{2}$|^20\d{2}[/.-]\d{1,2}$/,
  /^\p{Lu}{2} \d{5}(?:-\d{4})?$/u,
  /^\d{1,3}(?: \d{3})+ F$/,
];
/** `29th`, `29July`, `15min`. */
const IN_WORDS = /\p{Ll}{2}/u;
/** `+65 6978 9110`: behind it is a telephone. */
const COUNTRY_CODE = /^\(?\+\d{1,3}\)?$/;
const ENDS = /[,;:)]$/;
const CAPITALS = /^\p{Lu}{1,3}$/u;
const PREFIX = /^(?!(?:NR|NO|ID|REF)\.?$)\p{Lu}{1,6}\.?$/u;
