import { placeOf, type Segment } from '../layout/layout.ts';
import type { SaidLimit } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { leadingWords, wordsAround } from './words-around.ts';

const THIS =
  'this|these|diese[rnms]?|cette?|cet?|la presente|les? present[es]*|est[ea]s?|d?est[ea]s?|dess[ea]s?|ini|klaim|perawatan|kunjungan';
const BEFORE_THIS = new RegExp(
  `(?<![a-z])(?:before|prior to|vor|avant|antes(?: de)?|sebelum)(?: [a-z]+)? (?:${THIS})(?![a-z])|(?<![a-z])(?:on|for) (?:earlier|previous|prior) claims(?![a-z])`,
);
const LEFT = anyWordPattern(
  'remaining|remains|remained|available|left|unused|balance|verbleibend\\w*|verfugbar\\w*|ubrig|rest|reste|restant\\w*|restavam?|disponibles?|disponivel|saldo|sisa|tersisa|reliquat',
);
const USED = anyWordPattern(
  'used|spent|paid|claimed|reimbursed|consumed|utili[sz]ed|taken|(?:ver|ge)braucht|beansprucht|bezogen|vergutet|erstattet|bezahlt|utilisee?s?|consommee?s?|rembourse[es]*|paye[es]*',
  'utilizad[oa]s?|usad[oa]s?|consumid[oa]s?|gastad[oa]s?|pagad[oa]s?|reembolsad[oa]s?|terpakai|dipakai|digunakan|dibayar(?:kan)?',
);
/** Bills print fewer; files made to exhaust a reader do more. */
const MOST_FIGURES = 1_000;
/** What comes behind it speaks of something else. */
const CLAUSE = /[;.,]\s/;

/**
 * What was left of the limit before this bill: `Paid from it before this claim: 286.00`, `Remaining before this confinement: 31,500.00`.
 * Undefined where nothing says so or figures that say so differ, and where just that is printed once more: one of several payers pays it out.
 */
export function limitBeforeBill(sheet: Sheet, limit: AmountCandidate | undefined): SaidLimit | undefined {
  if (!BEFORE_THIS.test(plainOfSheet(sheet))) return undefined;
  const figures = sheet.segments.flatMap((segment) => segment.amounts.map((money, at) => ({ segment, money, at })));
  const found = figures.slice(0, MOST_FIGURES).flatMap(({ segment, money, at }): SaidLimit[] => {
    const left = leftBy(Math.abs(money.cents), wordsOf(segment, money, at, sheet), limit?.figure);
    if (left === undefined || left < 0 || isPaidOut(left, sheet, money)) return [];
    return [{ value: decimalOf(left), text: segment.text, place: placeOf(segment, money.start, money.end) }];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

/** Whether an amount in cents is said to be what was left of a limit before this bill. */
export function isLeftBeforeBill(cents: number, sheet: Sheet): boolean {
  if (!BEFORE_THIS.test(plainOfSheet(sheet))) return false;
  return sheet.segments.some((segment) =>
    segment.amounts.some(
      (money, at) => money.cents === cents && leftBy(cents, wordsOf(segment, money, at, sheet), undefined) === cents,
    ),
  );
}

function wordsOf(segment: Segment, money: Money, at: number, sheet: Sheet): string {
  const { behind } = wordsAround(segment, money, at, sheet);
  const leading = leadingWords(segment, money, at, sheet);
  const before = BEFORE_THIS.test(leading) ? leading : (captionBeside(segment, money, sheet) ?? leading);
  return `${before} ${plainText(behind.split(CLAUSE)[0] ?? '')}`;
}

/** `Disponível antes deste ato` in the cell before one that holds a figure alone. */
function captionBeside(segment: Segment, { start }: Money, sheet: Sheet): string | undefined {
  if (HAS_WORD.test(segment.text.slice(0, start))) return undefined;
  const row = sheet.neighbours.row(segment);
  const before = row[row.indexOf(segment) - 1];
  return before && before.amounts.length === 0 && HAS_WORD.test(before.text) ? before.plain : undefined;
}

const HAS_WORD = /\p{L}{3}/u;

/** @param limit `1,000.00 a year (nothing used before this claim)` is no figure of what was used. */
function leftBy(cents: number, words: string, limit: number | undefined): number | undefined {
  if (!BEFORE_THIS.test(words)) return undefined;
  if (hasWord(words, LEFT)) return cents;
  return limit !== undefined && limit !== cents && hasWord(words, USED) ? limit - cents : undefined;
}

function isPaidOut(left: number, { segments }: Sheet, own: Money): boolean {
  return segments.some(({ amounts }) => amounts.some((money) => money !== own && Math.abs(money.cents) === left));
}
