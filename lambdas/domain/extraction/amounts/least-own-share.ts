import { whoseShare } from '../labels/whose-share.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { LineItem, SaidLimit } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf, type Money } from '../text/money.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { isOfEach, sentenceUpTo } from './limit-words.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { visitsOf } from './visits-of.ts';

const SIGN = '(?: (?:rp|eur|euro|chf|usd|gbp|r|rs|inr|rm|aed))?';
/** Right before a figure: `10 % of the bill, at least £20.00`. */
const AT_LEAST = new RegExp(
  `(?<![a-z])(?:${[
    '(?:at|but) least|(?:no|not) less than|(?:a )?minimum(?: of)?|mindestens|wenigstens|au moins|(?:un )?minimum de|au minimum',
    'como minimo|(?:un )?minimo de|al menos|no minimo|(?:um )?minimo de|pelo menos|sekurang kurangnya|paling sedikit|minimal',
  ].join('|')})${SIGN} *$`,
);
/** Right before a figure: `10 % der Kosten zuzüglich 10,00 € je Verordnung`. */
const ON_TOP = new RegExp(
  `(?<![a-z])(?:plus|(?:and|und|et|y|e|dan) (?:in addition|zusatzlich|additionally|en plus|ademas|alem disso)|zuzuglich|zzgl|mas|mais|ditambah)${SIGN} *$`,
);
/** Behind an excess: nothing of it was borne before. */
const UNMET = new RegExp(
  `(?<![a-z])(?:${[
    '(?:not|none)(?: of (?:it|which))?(?: (?:yet|been|has|had|was|is))* (?:met|used|satisfied|consumed)(?! in full)|unmet',
    'noch nicht (?:verbraucht|erreicht|ausgeschopft|aufgebraucht|bezogen|angerechnet)|(?:pas|non) (?:encore )?(?:atteinte?|consommee?|entamee?)',
    'no (?:ha sido )?(?:consumid[oa]|utilizad[oa]|cubiert[oa] antes)|sin consumir|nao (?:foi )?(?:consumid[oa]|utilizad[oa]|atingid[oa])',
    'belum (?:terpakai|terpenuhi|digunakan)',
  ].join('|')})(?![a-z])`,
);
const SPEAKS = new RegExp([AT_LEAST, ON_TOP].map(({ source }) => source.replace(/ \*\$$/, '(?![a-z])')).join('|'));
const EXCESS = anyWordPattern(...OWN_SHARE_WORDS.excess);
const OWN = anyWordPattern(...OWN_SHARE_WORDS.excess, ...OWN_SHARE_WORDS.copay);
/** How it is to be paid, and not who bears what. */
const REQUEST = anyWordPattern('please|kindly|bitte|veuillez|por favor|mohon|harap');

/**
 * The least that the patient bears of a bill by what the paper says, where the printed share is less: a minimum (`10 %, at least
 * Rp 100.000 for each visit`), an excess of which nothing was borne before, or what comes on top of the rate that is all the share is
 * (`10 % der Kosten zuzüglich 10,00 € je Verordnung`).
 */
export function leastOwnShare(
  sheet: Sheet,
  { insurance, patient, agree }: SolvedAmounts,
  lineItems: readonly LineItem[],
): SaidLimit | undefined {
  if (!agree || !insurance || !patient || patient.figure <= 0) return undefined;
  const plain = plainOfSheet(sheet);
  if (!SPEAKS.test(plain) && !UNMET.test(plain)) return undefined;
  const whole = insurance.figure + patient.figure;
  for (const segment of sheet.segments) {
    for (const money of segment.amounts) {
      const least = leastBy(segment, money, whole, patient.figure, () => visitsOf(sheet, lineItems).length);
      if (least === undefined || Math.min(least, whole) <= patient.figure) continue;
      return { value: decimalOf(least), text: segment.text, place: placeOf(segment, money.start, money.end) };
    }
  }
  return undefined;
}

function leastBy(
  { text }: Segment,
  money: Money,
  whole: number,
  own: number,
  visits: () => number,
): number | undefined {
  const [before, behind] = [sentenceUpTo(text, money.start), text.slice(money.end)];
  if (AT_LEAST.test(before) && isOwn(before)) return money.cents * (isOfEach(behind) ? Math.max(1, visits()) : 1);
  if (hasWord(before, EXCESS) && UNMET.test(plainText(sentenceOf(behind)))) return money.cents;
  if (!ON_TOP.test(before) || !isOwn(before)) return undefined;
  const [rate, second] = findPercentages(text.slice(0, money.start));
  const share = rate && !second ? Math.round((whole * rate.hundredths) / HUNDRED_PERCENT) : undefined;
  return share === own ? share + money.cents : undefined;
}

function isOwn(words: string): boolean {
  return !hasWord(words, REQUEST) && (hasWord(words, OWN) || whoseShare(words) === 'patient');
}

function sentenceOf(behind: string): string {
  return behind.split(/\.\s+(?=\p{Lu})/u)[0] ?? '';
}
