import { whoseShare } from '../labels/whose-share.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { LineItem, SaidLimit } from '../reading.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf, type Money } from '../text/money.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord, wordPattern } from '../text/word-pattern.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { isOfEach, sentenceUpTo, speaksOfLimit } from './limit-words.ts';
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
    'no (?:ha sido )?(?:consumid[oa]|utilizad[oa]|cubiert[oa] (?:antes|aun|todavia))|(?:aun|todavia) no (?:consumid[oa]|utilizad[oa]|cubiert[oa])|sin consumir|nao (?:foi )?(?:consumid[oa]|utilizad[oa]|atingid[oa])',
    'belum (?:terpakai|terpenuhi|digunakan)',
  ].join('|')})(?![a-z])`,
);
const SPEAKS = new RegExp([AT_LEAST, ON_TOP].map(({ source }) => source.replace(/ \*\$$/, '(?![a-z])')).join('|'));
const EXCESS = anyWordPattern(...OWN_SHARE_WORDS.excess);
/** Right before its figure, but for what it is called further. */
const EXCESS_BEFORE = new RegExp(
  `${wordPattern(...OWN_SHARE_WORDS.excess).source}(?: +(?!aplicad|applied|used)[a-z]+){0,3} *$`,
);
const COPAY = anyWordPattern(...OWN_SHARE_WORDS.copay);
const OF_REST =
  /(?<![a-z])(?:sobre|of|on|des|vom|du|sur|do|dari|atas) (?:(?:el|the|le|la|o|l|os) ?)?(?:resto|remanente|rest|restes|restbetrags?|remainder|balance|reste|restante|remanescente|sisa|sisanya)(?![a-z])/;
/** It may have been borne before. */
const MET =
  /(?<![a-z])(?:met|satisfied|reached|used up|verbraucht|erreicht|ausgeschopft|aufgebraucht|bezogen|atteinte?|consommee?|epuisee?|consumid[oa]|cumplid[oa]|agotad[oa]|utilizad[oa]|esgotad[oa]|atingid[oa]|terpenuhi|terpakai)(?![a-z])/;
const UNIT = 100;
const OWN = anyWordPattern(...OWN_SHARE_WORDS.excess, ...OWN_SHARE_WORDS.copay);
/** How it is to be paid, and not who bears what. */
const REQUEST = anyWordPattern('please|kindly|bitte|veuillez|por favor|mohon|harap');

/**
 * The least that the patient bears of a bill by what the paper says, where the printed share is less: a minimum (`10 %, at least
 * Rp 100.000 for each visit`), an excess of which nothing was borne before, an excess and a rate of the rest, or what comes on top of the
 * rate that is all the share is (`10 % der Kosten zuzüglich 10,00 € je Verordnung`).
 */
export function leastOwnShare(
  sheet: Sheet,
  { insurance, patient, agree }: SolvedAmounts,
  lineItems: readonly LineItem[],
): SaidLimit | undefined {
  if (!agree || !insurance || !patient || patient.figure <= 0) return undefined;
  const plain = plainOfSheet(sheet);
  const isOfDays = OF_EACH_DAY.test(plain);
  if (!SPEAKS.test(plain) && !UNMET.test(plain) && !OF_REST.test(plain) && !isOfDays) return undefined;
  const whole = insurance.figure + patient.figure;
  const ofRest = MET.test(plain) ? undefined : rateOfRest(sheet);
  const days = isOfDays ? daysCounted(plain) : undefined;
  for (const segment of sheet.segments) {
    for (const money of segment.amounts) {
      const least = Math.max(
        leastBy(segment, money, whole, patient.figure, () => visitsOf(sheet, lineItems).length) ?? 0,
        ofRest === undefined ? 0 : excessAndRate(segment, money, whole, ofRest),
        days === undefined ? 0 : ofAllDays(segment, money, days),
      );
      if (Math.min(least, whole) <= patient.figure) continue;
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

const DAY = '(?:[a-z]*pfleg[a-z]*tag|tag|day|night|jour|nuit|dia|noche|noite|hari|malam)';
const EACH_DAY = `(?:a|per|each|every|por|je|pro|par|cada|chaque|jede[rsn]?|setiap) ${DAY}(?![a-z])`;
const OF_EACH_DAY = new RegExp(`(?<![a-z])${EACH_DAY}`);
const EACH_DAY_BEHIND = new RegExp(`^ *(?:euros? +)?${EACH_DAY}`);
const EACH_DAY_BEFORE = new RegExp(`(?<![a-z])${EACH_DAY}(?: [a-z]{1,3})? *$`);
const COUNTED_DAYS =
  /(?<![a-z\d.,/])(\d{1,2}) (?:[a-z]*pfleg[a-z]*tage?n?|tage?n?|days|nights|jours|nuits|dias|noches|noites|hari|malam)(?![a-z])/g;

const AT_MOST =
  /(?<![a-z])(?:hochstens|maximal|max|at most|up to|maximum|limited to|hasta|ate|jusqu a|au plus|paling (?:banyak|lama)|maksimal)(?: (?:fur|for|of|de|d))* *$/;

/** `6 Pflegetage`: how many days a stay had, if the paper counts one number of them; `höchstens für 5 Pflegetage` are borne then. */
function daysCounted(plain: string): number | undefined {
  const found = [...plain.matchAll(COUNTED_DAYS)].map(({ 1: count, index }) => ({
    count: Number(count),
    isMost: AT_MOST.test(plain.slice(Math.max(0, index - LONGEST_MOST), index)),
  }));
  const most = Math.min(...found.filter(({ isMost }) => isMost).map(({ count }) => count));
  const [only, other] = new Set(found.filter(({ isMost }) => !isMost).map(({ count }) => count));
  return only === undefined || other !== undefined ? undefined : Math.min(only, most);
}

/** In characters. */
const LONGEST_MOST = 24;

/** `die versicherte Person trägt je Pflegetag EUR 95,00 selbst`. */
function ofAllDays({ text }: Segment, { cents, start, end }: Money, days: number): number {
  const before = sentenceUpTo(text, start);
  const isOfDay = EACH_DAY_BEFORE.test(before) || EACH_DAY_BEHIND.test(plainText(text.slice(end)));
  return isOfDay && isOwn(before) && !AT_LEAST.test(before) && !speaksOfLimit(before.trim()) ? cents * days : 0;
}

/** What the patient bears of what an excess leaves of the bill: `Coaseguro: 10% sobre el remanente`. */
function rateOfRest({ segments }: Sheet): number | undefined {
  const rates = segments
    .filter(({ plain }) => OF_REST.test(plain) && hasWord(plain, COPAY))
    .flatMap(({ text }) => findPercentages(text).map(({ hundredths }) => hundredths));
  return new Set(rates).size === 1 ? rates[0] : undefined;
}

/** An excess, and that rate of the rest, rounded down to whole units as a till does. */
function excessAndRate({ text }: Segment, { cents, start }: Money, whole: number, rate: number): number {
  if (!EXCESS_BEFORE.test(sentenceUpTo(text, start)) || cents >= whole) return 0;
  return cents + Math.floor(((whole - cents) * rate) / HUNDRED_PERCENT / UNIT) * UNIT;
}

function isOwn(words: string): boolean {
  return !hasWord(words, REQUEST) && (hasWord(words, OWN) || whoseShare(words) === 'patient');
}

function sentenceOf(behind: string): string {
  return behind.split(/\.\s+(?=\p{Lu})/u)[0] ?? '';
}
