import { everyMatch } from './every-match.ts';
import { MONTH_ALTERNATION, monthOf } from './months.ts';
import { plainText } from './plain-text.ts';

/** Which of the first two figures of `03/04/2026` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A date as it is printed somewhere in a text. */
export interface PrintedDate {
  readonly start: number;
  readonly end: number;
  /** The date in ISO form, given the order of the document's numeric dates. */
  readonly iso: string;
  /** True when the figures alone don't say which is the day and which the month. */
  readonly ambiguous: boolean;
}

const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|o|a)?';
const OF = '(?:de |of |del |do )?';
const OF_YEAR = `${OF}(?:ano )?`;
/** `12 May - 18 May 2026`: what a month follows is no year. */
const YEAR = `(\\d{4}|\\d{2}(?! +(?:${MONTH_ALTERNATION})(?![a-z])))`;
const DAY_MONTH_YEAR = `${DAY} *(?:day )?${OF}(${MONTH_ALTERNATION}) *${OF_YEAR}${YEAR}`;
const MONTH_DAY_YEAR = `(${MONTH_ALTERNATION}) +(?:the )?${DAY} +(\\d{4}|2\\d)`;
const NAMED = new RegExp(`(?<![a-z0-9])(?:${DAY_MONTH_YEAR}|${MONTH_DAY_YEAR})(?![a-z0-9])`, 'g');
/** `Dec 30, 26` at a text's end; elsewhere, and without the comma, what follows may be anything. */
const MONTH_FIRST_SHORT = /^\p{L}.*(?:\d|\p{L})(?:, ?['’]?| ['’])\d\d$/u;
/** `3 May 14:30`, `12 May - 18`: an hour, and another day. */
const HOUR = /^[:.]\d\d(?!\d)/;
const ANOTHER_DAY = / [-–—] ?\d\d$/;
/** `18 y 25 de septiembre, de 55 minutos`: what is counted there. */
const COMMA = /,\D*\d\d$/;
const YEAR_MONTH_DAY = new RegExp(`(?<![a-z0-9])(\\d{4}) (${MONTH_ALTERNATION}) (\\d{1,2})(?![a-z0-9])`, 'g');
/** Where no digit stands, what stands before it is not looked at. */
const YEAR_FIRST = /(?=\d)(?<![\d\p{L}/.-])(\d{4})([-/.] ?)(\d{1,2})\2(\d{1,2})(?!\d|(?!T\d\d:)\p{L}|[-/.]\d)/gu;
const YEAR_LAST =
  /(?=\d)(?<![\d\p{L}/.-])(\d{1,2})( ?([./-]) ?)(\d{1,2})(?:\2|\3 )(\d{4}|\d{2})(?![\d\p{L}]|[-/.]\d)/gu;
/** `20260103`, which behind a date's label only is a date. */
const COMPACT = /^[\s:.]{0,3}((?:19|20)\d{2})(\d{2})(\d{2})(?![\d\p{L}]|[-/.]\d)/u;

/** `04112025`, `04 11 2025`: likewise, in the order of the document's other dates. */
const COMPACT_YEAR_LAST = /^[\s:.]{0,3}(\d{2})( ?)(\d{2})\2((?:19|20)\d{2})(?! ?\d|\p{L}|[-/.]\d)/u;

/** What dates hold, of figures alone and with a month's name: nearly no line does, and to look for dates is dear. */
const LIKE_NUMERIC = /\d ?[./-] ?\d{1,2} ?[./-] ?\d/;
const LIKE_DAY_MONTH_YEAR = /\d\D{3,40}\d\d/;
const LIKE_MONTH_DAY_YEAR = /\D{3}\d{1,2}\D{1,40}\d{4}/;
const LIKE_SHORT_YEAR = /\p{L}\.? \d{1,2}(?:\p{L}{2})?(?:, ?['’]?| ['’])\d\d$/u;
const LIKE_YEAR_MONTH_DAY = /\d{4}[-/][^\d\s]{3}/;

const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

/** What has a date's form; without `iso` it is calendar nonsense such as 31/02. */
type DateForm = Omit<PrintedDate, 'iso'> & { readonly iso: string | undefined };

/** Every date printed in a text, left to right; calendar nonsense is none. */
export function findDates(text: string, order: DateOrder): PrintedDate[] {
  return findForms(text, order).filter(isReal);
}

/** What is printed as a date and is none, left to right: `30 February 2026`, `31.11.2026`, `2026-0l-1O`, `2026--10`. */
export function findUnrealDates(text: string): Pick<PrintedDate, 'start' | 'end'>[] {
  const forms = findForms(text, 'day-first');
  if (forms.length > 0) return forms.filter((form) => !isReal(form));
  const [rest] = REST_OF_DATE.exec(text) ?? [];
  return rest ? [{ start: 0, end: rest.trimEnd().length }] : findForms(withDigits(text), 'day-first');
}

/** A year, and what is left of its month and day, with nothing else. */
const REST_OF_DATE = /^ ?(?:20\d\d(?: ?[./-]\W{0,4}\d{0,2}\W{0,4})?|\d{0,2}\W{0,4}[./-] ?20\d\d) ?$/;

const WORD = /\S+/g;
const LIKE_DIGIT = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  i: '1',
  l: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
};

/** Letters that stand among digits as the digits that they look like. */
function withDigits(text: string): string {
  return text.replace(WORD, (word) =>
    /\d/.test(word) ? [...word].map((sign) => LIKE_DIGIT[sign as keyof typeof LIKE_DIGIT] ?? sign).join('') : word,
  );
}

function isReal(form: DateForm): form is PrintedDate {
  return form.iso !== undefined;
}

function findForms(text: string, order: DateOrder): DateForm[] {
  if (!holdsDigits(text, FEWEST_DIGITS)) return [];
  const mayBeNamed =
    LIKE_DAY_MONTH_YEAR.test(text) ||
    LIKE_MONTH_DAY_YEAR.test(text) ||
    (endsInDigit(text) && LIKE_SHORT_YEAR.test(text));
  const named = mayBeNamed ? findNamed(text) : [];
  if (LIKE_YEAR_MONTH_DAY.test(text)) named.push(...findYearMonthDay(text));
  if (!LIKE_NUMERIC.test(text)) return named;
  const dates = [...named, ...findYearFirst(text), ...findYearLast(text, order)];
  return dates.length < 2 ? dates : dates.sort((a, b) => a.start - b.start);
}

/** The date that digits alone make at the start of a date's label's value. */
export function compactDate(text: string, order: DateOrder): PrintedDate | undefined {
  const [whole, year, month, day] = COMPACT.exec(text) ?? [];
  const iso = whole && isoOf(Number(year), Number(month), Number(day));
  if (iso) return { start: whole.search(/\d/), end: whole.length, iso, ambiguous: false };
  const [all, first, , second, yearBehind] = COMPACT_YEAR_LAST.exec(text) ?? [];
  if (!all) return undefined;
  const [form] = findYearLast(`${first}/${second}/${yearBehind}`, order);
  return form && isReal(form) ? { ...form, start: all.search(/\d/), end: all.length } : undefined;
}

/**
 * What the numeric dates of a text prove about their order: a figure over 12 can only be a day. Where none is proof, a dot
 * between the figures is: hardly anybody who prints the month first prints one.
 */
export function provenOrder(text: string): DateOrder | undefined {
  let [dayFirst, monthFirst, dotted] = [0, 0, 0];
  for (const [, first, , separator, second] of everyMatch(text, YEAR_LAST)) {
    // `00-41-35` is no date.
    if (![first, second].every((figure) => isDay(Number(figure)))) continue;
    if (Number(first) > 12) dayFirst += 1;
    else if (Number(second) > 12) monthFirst += 1;
    else if (separator === '.') dotted += 1;
  }
  if (dayFirst + dotted === monthFirst) return undefined;
  return monthFirst > dayFirst ? 'month-first' : 'day-first';
}

function isDay(figure: number): boolean {
  return figure >= 1 && figure <= 31;
}

/** Those of `4 May 26`. */
const FEWEST_DIGITS = 3;

function holdsDigits(text: string, fewest: number): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < fewest; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign >= ZERO && sign <= NINE) digits += 1;
  }
  return digits === fewest;
}

function endsInDigit(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= ZERO && last <= NINE;
}

function findNamed(text: string): DateForm[] {
  return everyMatch(plainText(text), NAMED).flatMap((match) => {
    const [whole, day, month, year, monthBefore, dayAfter, yearAfter] = match;
    const [start, end] = [match.index, match.index + whole.length];
    const printed = text.slice(start, end);
    const behind = text.slice(end);
    const isOther = HOUR.test(behind) || ANOTHER_DAY.test(printed) || (COMMA.test(printed) && /^ \p{Ll}/u.test(behind));
    if (year?.length === 2 && isOther) return [];
    if (yearAfter?.length === 2 && !(text.length === end && MONTH_FIRST_SHORT.test(printed))) return [];
    const iso = isoOf(
      fullYear(year ?? yearAfter ?? ''),
      monthOf(month ?? monthBefore ?? '') ?? 0,
      Number(day ?? dayAfter),
    );
    return [{ start, end, iso, ambiguous: false }];
  });
}

/** `2026-Jan-03`. */
function findYearMonthDay(text: string): DateForm[] {
  return everyMatch(plainText(text), YEAR_MONTH_DAY).flatMap((match) => {
    const [whole, year, month = '', day] = match;
    if (!/[-/]/.test(text.charAt(match.index + 4))) return [];
    const iso = isoOf(Number(year), monthOf(month) ?? 0, Number(day));
    return [{ start: match.index, end: match.index + whole.length, iso, ambiguous: false }];
  });
}

function findYearFirst(text: string): DateForm[] {
  return everyMatch(text, YEAR_FIRST).map((match) => {
    const iso = isoOf(Number(match[1]), Number(match[3]), Number(match[4]));
    return { start: match.index, end: match.index + match[0].length, iso, ambiguous: false };
  });
}

function findYearLast(text: string, order: DateOrder): DateForm[] {
  return everyMatch(text, YEAR_LAST).map((match) => {
    const [whole, first = '', , , second = '', year = ''] = match;
    const dayFirst = isoOf(fullYear(year), Number(second), Number(first));
    const monthFirst = isoOf(fullYear(year), Number(first), Number(second));
    const iso = order === 'day-first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
    const ambiguous = dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst;
    return { start: match.index, end: match.index + whole.length, iso, ambiguous };
  });
}

/** Two figures: 50 to 99 are the last century, for dates of birth; the rest this one. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) >= 50 ? 1900 : 2000);
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isoOf(year: number, month: number, day: number): string | undefined {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
  if (year < 1900 || year > 2199 || day < 1 || day > days) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
