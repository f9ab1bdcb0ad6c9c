import { currencyOf } from './currency.ts';
import { withoutLensStrengths } from './lens-strength.ts';
import { scaleWordAt } from './scale-word.ts';
import { endsInSpelledSum } from './spelled-sum.ts';
import { OF_THOUSANDTHS, type SignOfThousandths } from './thousandths.ts';

/** An amount as it is printed somewhere in a text. */
export interface Money {
  /** Minor units (hundredths), whole; negative where a minus or accounting brackets are printed. */
  readonly cents: number;
  /** ISO 4217 where the sign or code says it; `$` for a dollar or peso sign alone; null without any. */
  readonly currency: string | null;
  /** Has a currency, two decimals or thousands separators: looks like money even without a label. */
  readonly certain: boolean;
  readonly start: number;
  readonly end: number;
}

const SIGN = `(?:${[
  'US\\$|AU\\$|A\\$|NZ\\$|CA\\$|CAD\\$|C\\$|S\\$|SG\\$|HK\\$|MX\\$|R\\$|COL\\$|Mex\\$|NT\\$|TT\\$|J\\$|N\\$|\\$|€|£',
  'GH[₵¢]|[₦₵₫₩₴৳]|(?:[KTU][Ss]h)s?\\.?|Php',
  '₹|¥|R[Pp]\\.?|Rs\\.?|SFr\\.?|sFr\\.?|Fr\\.|Dhs?\\.?|DHS?|Ar|RM|zł|₱|฿|₺|₪|S/\\.?|Kz|MTn?(?!\\s\\d{5}(?![\\d.,]))|F\\s?CFA|Fcfa|fcfa|F\\s?cfa|RD\\$|Bs\\.?|Lps\\.?|DA|DT|B/\\.|Gs\\.?|₲|₡',
  '[RLQ](?=\\s?\\d{1,3}(?:[ ,.]?\\d{3})*[.,]\\d{2}(?!\\d))|[A-Z]{3}',
  // `K57.30` and `N18.31` are diagnoses: behind these letters an amount shows itself by its thousands, or hundreds with cents.
  '[NKP](?=\\s?\\d{1,3}(?:,\\d{3})+(?!\\d)|\\s?\\d{3,}\\.\\d{2}(?!\\d)|\\s\\d+\\.\\d{2}(?!\\d))|R(?=\\s?\\d{1,3}(?: \\d{3})+(?!\\d))',
  '(?:K\\.D|B\\.D|R\\.O|J\\.?D)\\.?(?=\\s?\\d[\\d,]*\\.\\d{2})',
  '[Ee]uros?|EUROS?|Franken|[Rr]eais|[Rr]upiah',
  '(?:SR|QR|KD|BD|RO|MK)(?=\\s?\\d[\\d,]*\\.\\d{2})|Tk\\.?|NRs\\.?|GHc|FJ\\$|BZ\\$|B\\$|EC\\$',
].join('|')})`;
/** Apostrophes, and what is typed or recognised for one. */
const APOSTROPHES = "'’‘ʼ´`′";
/** Digits with the separators of every supported locale: 1,234.56 · 1.234,56 · 1 234,56 · 1'234.56 · 1,23,456.00 · 450€50 · 450·50 · 54 fr. 60. */
const DIGITS = `(?:${[
  '\\d{1,3}(?:(?:[ .\\u202f]?\\d{3})*[€$]|(?:,?\\d{3})*·)\\d{2}',
  `\\d{1,3}(?:[ .${APOSTROPHES}]?\\d{3})*[ \\u202f](?:[Ff]rs?\\.|[Ff]rs|[Ff]rancs) \\d{2}`,
  '\\d{1,3}(?:(?:[ \\u202f]\\d{3})+|(?:\\.\\d{3})+),\\d{3}',
  '\\d{1,3}(?:[ \\u202f]\\d{3})+(?:[.,]\\d{1,2})?',
  `\\d{1,3}(?:[${APOSTROPHES}]\\d{3})+(?:[.,]\\d{1,2})?`,
  '\\d{1,3}(?:,\\d{3})+\\.\\d{3}',
  '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d{1,2})?',
  '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?',
  '0[.,]0{4,6}',
  '\\d+(?:[.,]\\d{1,2})?',
].join('|')})`;
/** Letters of an id are no sign before another: `PHARM21549` holds no ringgit. */
const SIGNED = `(?:(${SIGN})(?:\\s|(?!\\p{L})))?([-−–])?(?:(${SIGN})\\s?)?`;
/** A sign or code behind the figure; `12,-`, `12,--`, `12.–`, `12/-` and `12/=` are whole units; ledgers mark credits and debits. */
const ENDING = `(?:[.,](?:--|[-–—])|/[-–=](?:only)?)?(?:\\s?[CD][Rr](?![\\p{L}\\d]))?(?:\\s?(${SIGN})(?![\\p{L}\\d]))?`;
/** `500,00kr` in whatever crowns, `5jt`, `£5k`. */
const JOINED = '(?:kr|jt|juta|rb|ribu|[KkMm])';
/** Neither inside a number, a date, an id nor before a percent sign or a measure (`7,10 g/dL`). */
const NOT_BEFORE = `(?<![\\p{L}\\d.,/_-]|\\d[${APOSTROPHES}·])`;
const NOT_AFTER = `(?![\\d_%]|/(?!\\s?(?:yr|year|annum|visit|day|month|session|person|member)\\b)|[.,${APOSTROPHES}·-]\\d|-[\\p{L}\\d]|\\s?%|(?!${JOINED}(?!\\p{L}))\\p{L}|\\s?(?:[mµunpk]?[gl]|m?mol|[mµ]?U|UI|IU)\\s?/|\\s?(?:mg|ml|mcg|mmHg|kg|cm|mm)(?!\\p{L}))`;
/** What an amount begins with: looked at first, it rules out nearly every place of a text. */
const BEGINS = '(?=[(\\d\\p{Sc}A-Zfsz−–-])';
const MONEY = new RegExp(`${BEGINS}${NOT_BEFORE}(\\()?${SIGNED}(${DIGITS})${ENDING}${NOT_AFTER}`, 'gu');
const MAX_DIGITS = 13;
/** A bracket, two signs of five letters with a space behind each, and a minus. */
const MOST_BEFORE_DIGITS = 14;

const HAS_DIGIT = /\d/;
const NONE: readonly Money[] = [];
const CERTAIN = new RegExp(`[.,·]\\d{2}$|[.,${APOSTROPHES}]\\d{3}`);
/** A cell that holds `71 100`, or `- 71 100`, and nothing else. */
const GROUPED = /^(?:[-−–] ?)?[1-9]\d{0,2}[ \u202f]\d{3}$/;
/** `RM-310` is a room's number and `RM-204` a service's code, `RM -204.00` an amount. */
const CODE = /^\p{L}+-\d+$/u;
/** `Durham DH1 4PL`, `London N1 9GU`: the postcodes of Britain begin as money elsewhere does. */
const POSTCODE = /^[A-Z]{1,2}\d\d? \d[A-Z]{2}(?![\p{L}\d])/u;
const LONGEST_POSTCODE = 8;
/** `RCC Z 3388.22`, `ZSR-Nr. F 2240.11`: the numbers of those who bill in Switzerland. */
const REGISTER = /(?:RCC|ZSR)(?:[- ]?(?:N[ro]\.?|n[o°]|Nummer))?:? ?[A-Z] ?$/;
const LONGEST_REGISTER = 16;
/** `000731` counts something; `05.00` is an amount with a sign or alone in a cell, elsewhere an hour. */
const COUNT = /^0\d/;
const LEADING_ZERO = /^0\d[.,]\d{2}$/;
/** `3 450,500` is one number in Tunisia, a count and an amount elsewhere; `3.450,500` elsewhere is none. */
const GROUPED_THOUSANDTHS = /[ .\u202f]\d{3},\d{3}$/;
/** What follows the thousands of `$3, 450.00`, a number with a gap in it: none of its parts is the amount. */
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})*$/;
const BROKEN_OFF = new RegExp(`^ ?(?:[,${APOSTROPHES}] ?\\d{3}\\.|[.${APOSTROPHES}] ?\\d{3},)\\d{2}(?!\\d)`);
const LONGEST_BROKEN_OFF = 9;
const HAS_CENTS = /[^\d ]\d{2}$/;
/** Letters behind a figure that are part of it only where they scale it: neither `500m` nor `£ 0.5k`. */
const JOINED_SHORT = /^[KkMm](?!\p{L})/u;
const BELOW_ONE = /^0/;
/** `1.250 Mio.` may be thousands or thousandths. */
const GROUPED_LAST = /\D\d{3}$/;
/** `1,5 Mio. €`, `2 million USD`. */
const SIGN_BEHIND = new RegExp(`^\\s?(${SIGN})(?![\\p{L}\\d])`, 'u');
const LONGEST_SIGN = 8;
/** `The limit for 2026 R 12 500.00`, `2026 EUR 500`: a year's sign is the next figure's, as letters are that are signs only before one. */
const YEAR = /^(?:19|20)\d\d$/;
const ONLY_BEFORE = /^[RLQNKP]$/;
const WHOLE = /^\d+$/;
/** `DH77104482` is a number of South Africa's Discovery Health. */
const LIKE_ID = /^(?:D[HAT]|SR|QR|[KB]D|RO|MK|AR|MTN?|GS|KZ)\d+$/;
const LONG_ID = 7;
/** In characters. */
const LONGEST_SPELLED = 200;
const FIGURE_NEXT = /^\s?\d/;
const MOST_CENTS = 10 ** MAX_DIGITS;

/**
 * Every amount printed in a text, left to right. Percentages, dates, ids and strengths of lenses are not among them. A segment keeps its own.
 * @param thousandths the sign behind which the text's document prints thousandths, as its segments say.
 */
export function findMoney(text: string, thousandths?: SignOfThousandths): readonly Money[] {
  const firstDigit = text.search(HAS_DIGIT);
  if (firstDigit < 0) return NONE;
  const found: Money[] = [];
  MONEY.lastIndex = Math.max(0, firstDigit - MOST_BEFORE_DIGITS);
  while (MONEY.lastIndex < text.length) {
    const match = MONEY.exec(text);
    if (!match) break;
    const [whole, bracket, signBefore, minus, signInside, digits, signAfter] = match;
    if (digits === undefined || (minus !== undefined && CODE.test(whole))) continue;
    const sign = signBefore ?? signInside ?? signAfter;
    if (digits.length >= LONG_ID && WHOLE.test(digits) && LIKE_ID.test(whole)) continue;
    if (signAfter && sign === signAfter && isOfNext(text, MONEY.lastIndex, digits, signAfter)) {
      MONEY.lastIndex = match.index + whole.indexOf(digits) + digits.length;
      continue;
    }
    if (COUNT.test(digits) && !(LEADING_ZERO.test(digits) && (sign || digits === text.trim()))) continue;
    if (digits.length > MAX_DIGITS && digits.replace(/\D/g, '').length > MAX_DIGITS) continue;
    const currency = BETWEEN[digits.at(-3) ?? ''] ?? pickCurrency(signAfter, signInside, signBefore);
    // "AB 1234": three capitals that are no currency make it part of an id, not an amount.
    if (currency === undefined) continue;
    if (signBefore && digits.length < 3 && isPostcode(text, match.index)) continue;
    if (REGISTER.test(text.slice(Math.max(0, match.index - LONGEST_REGISTER), match.index))) continue;
    if (GROUPED_THOUSANDTHS.test(digits) && !isInThousandths(digits, currency, thousandths)) {
      MONEY.lastIndex = match.index + whole.indexOf(digits) + digits.search(GROUPED_THOUSANDTHS) + 1;
      continue;
    }
    const brokenOff = signAfter ? undefined : brokenOffAt(text, MONEY.lastIndex, digits);
    if (brokenOff !== undefined) {
      MONEY.lastIndex += brokenOff.length;
      continue;
    }
    const figuresEnd = match.index + whole.indexOf(digits) + digits.length;
    const isJoined = JOINED_SHORT.test(text.slice(figuresEnd, figuresEnd + 2));
    const isShort = (signBefore ?? signInside) !== undefined && !HAS_CENTS.test(digits);
    const scale =
      isJoined && BELOW_ONE.test(digits) ? undefined : scaleWordAt(text, figuresEnd, isShort ? currency : null);
    if (isJoined && !scale) continue;
    const behind = scale && SIGN_BEHIND.exec(text.slice(scale.end, scale.end + LONGEST_SIGN));
    const scaled = behind && currencyOf(behind[1] ?? '');
    if (scale) MONEY.lastIndex = scale.end + (scaled === undefined ? 0 : (behind?.[0].length ?? 0));
    const magnitude = magnitudeOf(digits, currency, thousandths) * (scale?.factor ?? 1);
    if (scale && (scale.goesOn || GROUPED_LAST.test(digits) || magnitude > MOST_CENTS)) continue;
    const isInBrackets = bracket !== undefined && text[MONEY.lastIndex] === ')';
    const negative = minus !== undefined || (isInBrackets && !isSpelledBefore(text, match.index));
    found.push({
      cents: negative ? -magnitude : magnitude,
      currency: currency ?? scaled ?? null,
      certain: currency !== null || scaled !== undefined || CERTAIN.test(digits) || GROUPED.test(text),
      start: match.index + (bracket === undefined ? 0 : 1),
      end: MONEY.lastIndex,
    });
  }
  return withoutLensStrengths(found, text);
}

/** `seiscientos veinte euros (620,00 €)`: brackets behind a sum in words take nothing off. */
function isSpelledBefore(text: string, at: number): boolean {
  return endsInSpelledSum(`${text.slice(Math.max(0, at - LONGEST_SPELLED), at)}(`);
}

function isOfNext(text: string, at: number, digits: string, sign: string): boolean {
  const mayCount = YEAR.test(digits) || (ONLY_BEFORE.test(sign) && WHOLE.test(digits));
  return mayCount && FIGURE_NEXT.test(text.slice(at, at + 2));
}

function isPostcode(text: string, at: number): boolean {
  return POSTCODE.test(text.slice(at, at + LONGEST_POSTCODE + 1));
}

function brokenOffAt(text: string, at: number, digits: string): string | undefined {
  if (!THOUSANDS.test(digits)) return undefined;
  return BROKEN_OFF.exec(text.slice(at, at + LONGEST_BROKEN_OFF + 1))?.[0];
}

/** Null without any sign; undefined when what stands there is no currency. Of several the first that says which. */
function pickCurrency(...signs: readonly (string | undefined)[]): string | null | undefined {
  let [currency, isSigned]: [string | undefined, boolean] = [undefined, false];
  for (const sign of signs) {
    if (!sign) continue;
    isSigned = true;
    const meaning = currencyOf(sign);
    if (meaning !== undefined && meaning !== '$') return meaning;
    currency ??= meaning;
  }
  return isSigned ? currency : null;
}

/** `450€50` as many French write, `3.450$50` as Cape Verde prints its escudos, `54 fr. 60` as it is written in Romandy. */
const BETWEEN: Readonly<Record<string, string>> = { '€': 'EUR', $: 'CVE', ' ': 'CHF' };

function magnitudeOf(digits: string, currency: string | null, thousandths: SignOfThousandths | undefined): number {
  return isInThousandths(digits, currency, thousandths) ? Math.round(figuresIn(digits) / 10) : toCents(digits);
}

/** `1,250.500`, `KWD 12.500` and `1 250,500 DT` have three decimals, of which the third is lost. */
function isInThousandths(digits: string, currency: string | null, thousandths?: SignOfThousandths): boolean {
  const separator = digits.at(-4);
  if (separator !== '.' && separator !== ',') return false;
  if (/,\d{3}\.\d{3}$/.test(digits)) return true;
  if (currency !== null && !OF_THOUSANDTHS.has(currency)) return false;
  if (GROUPED_THOUSANDTHS.test(digits)) return separator === thousandths || currency !== null;
  if (separator === thousandths) return /^\d+.\d{3}$/.test(digits);
  return currency !== null && /^\d+\.\d{3}$/.test(digits);
}

/** The last separator is the decimal one when one or two digits follow it; three digits make it a thousands separator. */
function toCents(digits: string): number {
  const figures = figuresIn(digits);
  if (isDecimal(digits.at(-3))) return figures;
  return figures * (isDecimal(digits.at(-2)) ? 10 : 100);
}

function isDecimal(sign: string | undefined): boolean {
  return sign === '.' || sign === ',' || sign === '·' || sign === '€' || sign === '$' || sign === ' ';
}

const ZERO = '0'.charCodeAt(0);

/** All figures of a number as one, whatever stands between them. */
function figuresIn(digits: string): number {
  let figures = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const figure = digits.charCodeAt(at) - ZERO;
    if (figure >= 0 && figure <= 9) figures = figures * 10 + figure;
  }
  return figures;
}

/** Hundredths as the contract's plain decimal: 123450 is `1234.50`. */
export function decimalOf(cents: number): string {
  const magnitude = Math.abs(Math.trunc(cents)).toString().padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
}

/** The reverse of `decimalOf`. */
export function centsOf(decimal: string): number {
  return Math.sign(decimal.startsWith('-') ? -1 : 1) * Number(decimal.replace(/\D/g, ''));
}
