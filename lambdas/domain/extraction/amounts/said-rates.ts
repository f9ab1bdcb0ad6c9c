import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { partyOfCaption } from '../labels/party-of-caption.ts';
import { whoseShare } from '../labels/whose-share.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import { lineAbove } from '../sheet/line-above.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages, HUNDRED_PERCENT, type Percentage } from '../text/percentage.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { BASE_WORDS } from '../words/base-words.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import {
  AT_RATE,
  BEARS,
  IS_BORNE,
  IS_RATE,
  IS_TAKEN_OF,
  NOT_THE_RATE,
  OF_BILL,
  WHAT_IS_GIVEN,
} from '../words/rate-words.ts';
import type { RateCandidate } from './amount-candidates.ts';
import { isNobodys } from './is-nobodys.ts';
import { payerNames } from './named-payer.ts';
import { LEAST_RATE } from './printed-rates.ts';
import { isRateOfNoColumn } from './rate-of-columns.ts';
import { sayingInsurer } from './saying-insurer.ts';
import { reimburses } from './who-reimburses.ts';

/** Who bears it is named; or else only that it is given. */
const [NAMED, GIVEN] = [0.8, 0.75];
/** A longer one is a sentence. */
const MOST_OF_CAPTION = 8;
/** No text says more of them; files made to exhaust a reader do. */
const MOST_RATES = 40;
/** In characters: nobody is named farther before his rate. */
const NEAR = 200;
/** So many words of a clause lead to its rate, and so many behind it say whose it is. */
const [LEADING, BEHIND] = [7, 10];
/** And so many say what it is taken of. */
const OBJECT = 5;
const SENTENCE_END = /[\p{Ll}\d)]{2}[.!?]\s+(?=\p{Lu})|[;:]\s/gu;
const CLAUSE_END = /[.;:,(!?]/;
const ASIDE = /\([^()]*\)/g;

/**
 * The rates that sentences and captions say an insurer bears, where no label does: `Ihr Tarif erstattet 80 % der Arztkosten`, `O seu seguro
 * suporta 65% desta conta`, `Participation de Sanitas (prise en charge à 50 %)   600.00`, `75 % of this is met by your insurer`.
 */
export function saidRates(sheet: Sheet): RateCandidate[] {
  return sheet.segments.flatMap((segment) => {
    const rates = findPercentages(segment.text).slice(0, MOST_RATES);
    if (isListOfRates(rates)) return [];
    return rates.flatMap((rate, at) => saidRate(segment, rate, rates[at - 1]?.end ?? 0, sheet) ?? []);
  });
}

/** `Lab: plan pays 100%. Imaging: deductible, then 80%`, `chronic list 80%, acute list 70%`: each is of some services, unless one is the other's rest. */
export function isListOfRates(rates: readonly Percentage[]): boolean {
  if (rates.length < 2) return false;
  const borne = rates.filter(({ hundredths }) => hundredths >= LEAST_OF_LIST);
  const [first = 0, second = 0, third] = new Set(borne.map(({ hundredths }) => hundredths));
  return second > 0 && (third !== undefined || first + second !== HUNDRED_PERCENT);
}

/** Taxes and discounts are lower, in hundredths of a percent. */
const LEAST_OF_LIST = 4_000;

function saidRate(segment: Segment, rate: Percentage, from: number, sheet: Sheet): RateCandidate | undefined {
  const { hundredths, start, end } = rate;
  if (hundredths < LEAST_RATE || isNobodys(segment, { start, end, cents: hundredths }, sheet)) return undefined;
  const { text } = segment;
  const said = scoreOf(segment, rate, from, sheet);
  const ofRow = said > 0 ? undefined : figureOfInsurersRow(segment, rate, sheet);
  const score = ofRow === undefined ? said : NAMED;
  if (score === 0) return undefined;
  const isOver = segment.amounts.some((money) => money.end <= start);
  const of = ofRow ?? (isOver ? undefined : figureBeside(segment, end, sheet));
  return {
    figure: hundredths,
    currency: null,
    score,
    printed: text.slice(start, end),
    place: placeOf(segment, start, end),
    method: of === undefined ? 'sentence' : 'label-inside',
    of,
  };
}

/** `Solidaris 75 %   192,00`, `80 % Sanitas   96,00`: what stands behind all words of a row that name the insurer and its rate. */
function figureOfInsurersRow(segment: Segment, { start, end }: Percentage, sheet: Sheet): number | undefined {
  if (segment.words.length > MOST_OF_CAPTION) return undefined;
  const row = sheet.neighbours.row(segment);
  const [before, behind] = [row.slice(0, row.indexOf(segment)), row.slice(row.indexOf(segment) + 1)];
  const [money, second] = [segment, ...behind].flatMap(({ amounts }) => amounts);
  if (!money || second || before.some(({ amounts }) => amounts.length > 0)) return undefined;
  const own = segment.amounts.includes(money) ? money.start : undefined;
  if (own !== undefined && own < end) return undefined;
  const words = [...before.map(({ plain }) => plain), segment.plain.slice(0, start), segment.plain.slice(end, own)];
  const caption = sayingInsurer(words.join(' '), sheet);
  if ([NOT_THE_RATE, BASE, TAX].some((other) => hasWord(caption, other))) return undefined;
  return partyOfCaption(caption, payerNames(sheet)) === 'insurer' ? Math.abs(money.cents) : undefined;
}

/** The figure that a caption with a rate in it has to its right. */
function figureBeside(segment: Segment, from: number, { neighbours }: Sheet): number | undefined {
  const own = segment.amounts.filter(({ start }) => start >= from);
  if (own.length > 0 || !/^[\s).:]*$/.test(segment.text.slice(from))) return undefined;
  const row = neighbours.row(segment);
  const [money] = row.slice(row.indexOf(segment) + 1).flatMap(({ amounts }) => amounts);
  return money && Math.abs(money.cents);
}

function scoreOf(segment: Segment, { start, end, hundredths }: Percentage, from: number, sheet: Sheet): number {
  const before = clauseBefore(segment, from, start);
  const said = sayingInsurer(plainText(before), sheet).trimEnd();
  const leading = lastWords(said, LEADING);
  const behind = clauseBehind(segment, end);
  if (hasWord(leading, NOT_THE_RATE) || [leading, behind].some((words) => hasWord(words, BASE))) return 0;
  const isOfAgreedRate = OF_AGREED_RATE.test(behind) && isRateOfNoColumn(hundredths, sheet);
  if (hasWord(lastWords(said, 3), TAX) || (isOfPart(behind) && !isOfAgreedRate)) return 0;
  const isInsurers = (words: string, printed: string) =>
    whoseShare(words) === 'insurer' ||
    (whoseShare(words) === undefined && matchInsurers(printed, INSURERS, false).length > 0);
  if (hasWord(leading, BEARS) && isInsurers(said, before)) return NAMED;
  if (reimburses(said) || isCaption(before, said)) return NAMED;
  if (WHAT_IS_GIVEN_AT.test(said) && whoseShare(said) !== 'patient') return GIVEN;
  if (start === 0 && IS_TAKEN_OF.test(behind) && isUnderShare(segment, sheet)) return NAMED;
  const after = sayingInsurer(behind, sheet);
  const isSaidBehind = hasWord(after, BEARS) || hasWord(after, IS_BORNE);
  return isSaidBehind && isInsurers(after, segment.text.slice(end, end + NEAR)) ? NAMED : 0;
}

/** `Zulasten Versicherer` over `90 % des Totals`: in a box the share, what part of the bill it is, and then how much. */
function isUnderShare(segment: Segment, sheet: Sheet): boolean {
  const above = lineAbove(segment, sheet);
  return above !== undefined && above.amounts.length === 0 && whoseShare(above.plain) === 'insurer';
}

/** `Reembolso del 70 % de los medicamentos`: of some of the things that are billed. */
function isOfPart(behind: string): boolean {
  const of = IS_TAKEN_OF.exec(behind)?.[0] ?? '';
  return of !== '' && !hasWord(firstWords(behind, OBJECT), OF_BILL);
}

/** `85% of the agreed rate`: of less than what is billed, as a rule; which it is the lines say. */
const OF_AGREED_RATE =
  /^ *(?:of|der|des|vom|de|del|du|da|do|dari) +(?:[a-z]+ +){0,3}(?:rates?|tariffs?|tarif[aes]?|tarifas|tabela|tabelle|baremo)(?![a-z])/;

const BASE = wordPattern(...BASE_WORDS);
const TAX = wordPattern(...BOOKING_WORDS.tax);
const WHAT_IS_GIVEN_AT = new RegExp(
  `(?:${wordPattern(...WHAT_IS_GIVEN).source})(?:(?: +[a-z]{3,})?|(?: +[a-z]+){2,8} +(?:${IS_RATE}))(?: +(?:${AT_RATE}))* *$`,
);

/** `Total: 350,00 EUR. Taxa de comparticipação aplicada: 75 %.` leaves no doubt, though it stands among sentences. */
function isCaption(before: string, said: string): boolean {
  return before.endsWith(': ') && said.split(/ +/).length <= MOST_OF_CAPTION && hasWord(said, GIVEN_AT_RATE);
}

const A_RATE =
  'rate|percentage|satz|prozentsatz|taux|pourcentage|tasa|porcentaje|taxa|percentagem|percentual|persentase';
const GIVEN_AT_RATE = wordPattern(
  ...WHAT_IS_GIVEN.flatMap((given) => [`(?:${A_RATE}) (?:(?:${AT_RATE}) )?(?:${given})`, `(?:${given}) (?:${A_RATE})`]),
);

/** As printed, without what its brackets say. */
function clauseBefore({ text, amounts }: Segment, from: number, to: number): string {
  const last = amounts.filter(({ end }) => end <= to).at(-1)?.end ?? 0;
  const before = text.slice(Math.max(from, last, to - NEAR), to).replace(ASIDE, ' ');
  const [caption = '', colon = ''] = before.split(/(?=:\s*$)/);
  return `${caption.split(SENTENCE_END).at(-1) ?? ''}${colon}`;
}

/** In plain text. */
function clauseBehind({ text, amounts }: Segment, from: number): string {
  const next = amounts.find(({ start }) => start >= from)?.start ?? from + NEAR;
  const [clause = ''] = text
    .slice(from, next)
    .replace(/^[\s)]+/, '')
    .split(CLAUSE_END);
  return firstWords(plainText(clause).trim(), BEHIND);
}

function lastWords(words: string, most: number): string {
  return words.split(/ +/).slice(-most).join(' ');
}

function firstWords(words: string, most: number): string {
  return words.split(/ +/).slice(0, most).join(' ');
}
