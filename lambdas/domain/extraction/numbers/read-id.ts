import { findMoney } from '../text/money.ts';
import { isNumberPrefix } from '../text/number-prefix.ts';
import { findDates } from '../text/printed-date.ts';
import { type PrintedValue, type Token, tokensOf } from '../text/printed-value.ts';

/** Words between a label and its number in a sentence: `lautet`, `is`, `número es el`. */
const CONNECTORS_ALLOWED = 4;
/** `2 89 04 29 232 018 44 37`: no number has more groups. */
const MOST_PARTS = 8;
/** What a number may be set in: `*HS-20881*` under its bar code, `[4711]`, `“4711”`. */
const ID_PART = /^[#(*"'“”„‘«[{<]*[\p{L}\d]+(?:[./–_*#:;+=~|\\-]+[\p{L}\d]+)*[).,;:”“"’'|*»\]}>]*$/u;
const [BEFORE_ID, BEHIND_ID] = [/^[#(*"'“”„‘«[{<]+/, /[).,;:”“"’'|*»\]}>]+$/];
const MAX_LENGTH = 40;
const IN_COMMAS = /^(?=(?:\D*\d){5})[\p{Lu}\d./-]+,$/u;
/** `1.773.902-4 / dep. 00`: whose of the family. */
const DEPENDANT = /^ ?\/ ?dep\.? ?\d{1,2}$/i;
/** `10:15`, `09:30:00`: the time of day. */
const CLOCK = /^\d{1,2}(?::\d{2}){1,2}$/;
/** `1-800-555-0107`: a telephone's, of North America. */
const FREE_CALL = /^\+?1[-. ]\(?[2-9]\d\d\)?[-. ]\d{3}[-. ]\d{4}$/;
/** `FA26-00871 du 06/05/2026`: the date of what is numbered. */
const DATED =
  /^(?:(?:emitid|expedid)[oa] (?:em|el)|[ée]mise? le|ausgestellt am|issued(?: on)?|du|vom|del?|do|of|dated|tgl|tanggal) \d{1,4}([./-])\d{1,2}\1\d{1,4}$/i;

/**
 * The number or reference at the start of a text. It may hold spaces (`S 194 431 906`, `FT 2025A/7654`); dates, money and
 * telephone numbers are none.
 * @param inSentence whether a few small words may stand before it.
 */
export function readId(text: string, inSentence: boolean): PrintedValue | undefined {
  const tokens = tokensOf(text);
  let first = 0;
  while (
    first < (inSentence ? CONNECTORS_ALLOWED : 1) &&
    /^(?:\p{Ll}[\p{L}’']*|[:#=*"'“„«[{<–-]+|[Nn][.º°o]*:?)$/u.test(tokens[first]?.text ?? '') &&
    !(isNumberPrefix(tokens[first]?.text ?? '', tokens[first + 1]?.text) && first === 0) &&
    (inSentence || !isSmallPrefix(tokens[first], tokens[first + 1]))
  ) {
    first += 1;
  }
  // `Réf. 2026/KMS/0133`, `Rg. KG-25/1184`: what it is a number of, shortened.
  if (first === 0 && isShortened(tokens[0], tokens[1])) first = 1;
  // `cite su número de asegurado, 1120045578, o llame`
  if (inSentence && tokens[0]?.text === ',' && IN_COMMAS.test(tokens[1]?.text ?? '')) first = 1;
  // `Rechnungs-Datum/-Nr.: 12.09.2026 / 476914`
  if (tokens[first + 1]?.text === '/' && findDates(tokens[first]?.text ?? '', 'day-first').length > 0) first += 2;
  // `No. kwitansi manual (KSR-01)`: behind more words of the label brackets hold a form's number.
  if (first > 0 && !inSentence && tokens[first]?.text.startsWith('(')) return undefined;
  const parts = leadingParts(tokens.slice(first));
  const [start, last] = [parts[0]?.start, parts.at(-1)];
  if (start === undefined || !last) return undefined;
  const end = last.end + (DEPENDANT.exec(text.slice(last.end))?.[0].length ?? 0);
  const value = text.slice(start, end).replace(BEFORE_ID, '').replace(BEHIND_ID, '');
  if (!looksLikeId(value)) return undefined;
  const rest = text.slice(end).trim();
  const complete = rest === '' || inSentence ? 1 : DATED.test(rest) ? 0.95 : 0.85;
  const quality = complete * (value.length < 4 ? 0.6 : 1);
  return {
    value,
    start: start + text.slice(start).indexOf(value),
    end: start + text.slice(start).indexOf(value) + value.length,
    quality,
  };
}

/** `Rg. 2026-118` may be all of the number: what is numbered by letters of its own needs no others. */
function isShortened(word: Token | undefined, next: Token | undefined): boolean {
  if (!word || !next || !/\d/.test(next.text)) return false;
  return /^R[ée]f\.:?$/u.test(word.text) || (/^(?:Rg|Rech)\.$/.test(word.text) && /^\p{Lu}{2}/u.test(next.text));
}

/** `clm 882625 q7`: typed small, what is `CLM` elsewhere; left out, the number would be another claim's. */
function isSmallPrefix(token: Token | undefined, next: Token | undefined): boolean {
  const prefix = token?.text ?? '';
  return WITHOUT_VOWELS.test(prefix) && !SHORT_FORMS.has(prefix) && /^\d/.test(next?.text ?? '');
}

/** A word has vowels, the initials of one hardly ever: `clm`, but not `page 2`. */
const WITHOUT_VOWELS = /^(?!.*[aeiouy])\p{Ll}{2,4}$/u;
const SHORT_FORMS: ReadonlySet<string> = new Set([
  'nr',
  'nº',
  'st',
  'dr',
  'mr',
  'pg',
  'pp',
  'tgl',
  'hlm',
  'tlp',
  'tlf',
  'rp',
  'rs',
]);

/** `SMNYL 66120473`: an insurer's letters before a member's number. */
function isInsurersLetters(token: Token, next: Token | undefined): boolean {
  return /^\p{Lu}{5,6}$/u.test(token.text) && /^\d{6,}(?:-\d{1,3})?$/.test(next?.text ?? '');
}

function isSeries(parts: readonly Token[]): boolean {
  return parts.length === 1 && /^\p{Lu}{1,4}\d{1,4}$/u.test(parts[0]?.text ?? '');
}

function leadingParts(tokens: readonly Token[]): Token[] {
  const parts: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    // `B004 - 018221`: a series and the number in it.
    if (token.text === '-' && isSeries(parts) && /^\d{3,}$/.test(tokens[at + 1]?.text ?? '')) {
      parts.push(token);
      continue;
    }
    // `118 44 7720 / 02`: a member's number, and whose of the family.
    if (
      token.text === '/' &&
      at === tokens.length - 2 &&
      parts.length > 1 &&
      /^\d{1,3}$/.test(tokens[at + 1]?.text ?? '')
    ) {
      parts.push(token);
      continue;
    }
    if (parts.length === 0 && isNumberPrefix(token.text, tokens[at + 1]?.text)) {
      // `Clm. 77654228`, `CLM# 77654228`: what ends another number is part of this one's prefix.
      parts.push(token);
      continue;
    }
    if (!ID_PART.test(token.text)) break;
    const bare = token.text.replace(/[^\p{L}\d/–_-]/gu, '');
    // `FAC-2026-088 12/02/2026` are two cells of a table.
    if (parts.length > 0 && findDates(token.text, 'day-first').length > 0) break;
    const hasDigit = /\d/.test(bare);
    // `S 194 431 906` goes on; `12345 John` and `12345 Acme` do not.
    const next = tokens[at + 1];
    const shortCapitals =
      /^\p{Lu}{1,4}(?:-\p{Lu}{1,4})?$/u.test(bare) ||
      (parts.length === 0 && (isSmallPrefix(token, next) || isInsurersLetters(token, next)));
    const mixedCase = /\p{Ll}{3,}/u.test(bare);
    if (mixedCase && parts.length > 0) break;
    const isLong = parts.length > 1 || /\d{7}/.test(parts[0]?.text ?? '');
    const isLast = at === tokens.length - 1 && isLong && bare.length === 2;
    if (!hasDigit && !(shortCapitals && (parts.length === 0 || bare.length === 1 || isLast))) break;
    parts.push(token);
    if (/[),;:.|*"'”»\]}>]$/.test(token.text) && !/^(?:\p{Lu}\.)+$/u.test(token.text)) break;
  }
  return parts.slice(0, MOST_PARTS);
}

/** `R 204 471 185`, `118447902 DA`: a letter and nine figures are a member's number, no bill of 204 million rand or dinars. */
const LIKE_MONEY = /^(?:\p{Lu} \d{3}(?: \d{3}){2}|\d{8,} \p{Lu}{2})$/u;

function looksLikeId(value: string): boolean {
  if (value.length < 2 || value.length > MAX_LENGTH || !/\d/.test(value)) return false;
  if (CLOCK.test(value) || FREE_CALL.test(value)) return false;
  const [date] = findDates(value, 'day-first');
  if (date && date.end - date.start === value.length && /\d{4}/.test(value)) return false;
  if (LIKE_MONEY.test(value)) return true;
  const [money] = findMoney(value);
  return !(money && money.currency !== null && money.end - money.start === value.length);
}
