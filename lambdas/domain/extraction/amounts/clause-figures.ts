import { bearerOf, isLeftWithYou, saysWhoBears } from '../labels/borne-by.ts';
import { figureClause, figureClauseAbroad } from '../labels/figure-clause.ts';
import { SAID } from '../labels/judge-sentence.ts';
import type { Concept } from '../labels/label-rule.ts';
import { isPaidByYou, isReceivedFromYou, youPayProvider } from '../labels/paid-by-you.ts';
import { isServiceCalledTotal } from '../labels/service-called-total.ts';
import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { claimsDepartments, isToInsurer } from './claims-departments.ts';
import { isFromInsurer, paysYou, tellsBilled } from './insurers-letter.ts';
import { isLimitOfItem } from './is-limit-of-item.ts';
import { isNobodys } from './is-nobodys.ts';
import { saidToInsurer } from './letter-to-insurer.ts';
import {
  isLimitedTo,
  isOfEach,
  isOfVisits,
  isPartialLimit,
  leavesNoLimit,
  sentenceUpTo,
  speaksOfLimit,
  speaksOfNoLimit,
  speaksOfYearlyExcess,
} from './limit-words.ts';
import { itemsLimitedTo } from './limits-of-items.ts';
import { isOtherThanParts } from './made-up-of.ts';
import { isOtherLimit } from './other-limits.ts';
import { isPaidByThird } from './paid-by-third.ts';
import { isRefundedBehind } from './refunded-behind.ts';
import { saidOf, saidWereItPart } from './said-in-sentence.ts';
import { saysTotal } from './said-total.ts';
import { sayingInsurer } from './saying-insurer.ts';
import { isOfSeveralVisits } from './several-visits.ts';
import { unsignedAmount } from './unsigned-amount.ts';
import { paysUs, reimburses } from './who-reimburses.ts';
import { LEAST_CLAUSE, mayBeSentence, type WordsAround, wordsAround } from './words-around.ts';

const SCORE = 0.8;
/** No letter says more figures than this in sentences; files made to exhaust a reader do. */
const MOST_FIGURES = 60;
/** Behind a figure: `$1,500.00 a year`, `1.500,00 € por asegurado y anualidad`; nothing is billed by the year. */
const YEARLY =
  /^\s*(?:(?:in )?(?:a|any|any one|per|each|every|pro|je|im|por|al|ao|par|\/) ?(?:\p{L}+ (?:per|and|a|und|pro|y|por|e|et|par) )?(?:calendar |claims? |policy |plan |benefit |membership |scheme |versicherungs|kalender)?(?:year|annum|jahr|año|anualidad|ano|an|année|tahun)(?!\p{L})|(?:annually|yearly|jährlich)(?!\p{L})|p\.a\.)/iu;
/** `Eyewear: $400.00 every 24 months`: so seldom only a plan pays. */
const EVERY_FEW_YEARS =
  /^\s*(?:every|per|alle|cada|tous les) (?:(?:12|24|36|48|60) (?:consecutive )?(?:months|monate|meses|mois)|(?:2|3|4|5|two|three) (?:benefit |calendar )?(?:years|jahre|años|anos|ans))(?!\p{L})/iu;

/** What the sentences of a document say that a figure is; see `figureClause`. */
export function clauseFigures(sheet: Sheet, concept: Concept): readonly AmountCandidate[] {
  return remembered(sheet).filter((one) => one.concept === concept);
}

interface ClauseFigure extends AmountCandidate {
  readonly concept: Concept;
}

const remembered = onceASheet(readClauses);

function readClauses(sheet: Sheet): readonly ClauseFigure[] {
  const found: ClauseFigure[] = [];
  for (const segment of sheet.segments) {
    if (mayBeSentence(segment)) found.push(...figuresIn(segment, sheet, MOST_FIGURES - found.length));
  }
  return found;
}

function figuresIn(segment: Segment, sheet: Sheet, most: number): readonly ClauseFigure[] {
  const found: ClauseFigure[] = [];
  const limits: ClauseFigure[] = [];
  let each: ClauseFigure | undefined;
  for (const [at, money] of segment.amounts.entries()) {
    if (found.length + limits.length >= most) break;
    if (isNobodys(segment, money, sheet)) continue;
    const around = wordsAround(segment, money, at, sheet);
    const between = plainText(segment.text.slice(segment.amounts[at - 1]?.end ?? 0, money.start)).trim();
    const together = each && (TOGETHER.test(around.before) || TOGETHER.test(between)) ? each : undefined;
    const concept = conceptOfFigure(segment, money, around, sheet, together?.concept);
    if (!concept) continue;
    const figure = { concept, ...unsignedAmount(segment, money, SCORE, 'sentence') };
    // The price of one is not the share once all of them are told.
    if (together) found.splice(found.indexOf(together), 1);
    each = isShare(concept) && isOfEach(around.behind) ? figure : undefined;
    // `abzüglich eines Selbstbehaltes von 20,00 Euro je Sitzung`, on a bill of five.
    if (each && !together && isOfVisits(around.behind) && isOfSeveralVisits(sheet)) continue;
    (concept === 'max_coverage' && isByYear(around) ? limits : found).push(figure);
  }
  // `X-rays limited to 100.00 per year; crowns limited to 1,000.00 per year`: of several parts the most is nearest to the bill's.
  const highest = Math.max(...limits.map(({ figure }) => figure));
  return [...found, ...limits.filter(({ figure }) => figure === highest)];
}

/** @param ofEach what the price of one is, where this figure tells what all of them come to. */
function conceptOfFigure(
  segment: Segment,
  money: Money,
  around: WordsAround,
  sheet: Sheet,
  ofEach: Concept | undefined,
): Concept | undefined {
  const borne = borneBehind(around, sheet) ?? (isPaidByThird(segment, money, sheet) ? 'insurance_amount' : undefined);
  const toInsurer = isToInsurer(sheet) ? saidToInsurer(around.before) : undefined;
  if (toInsurer) return toInsurer;
  const isLimit = (isByYear(around) || isLimited(segment, money, around)) && !speaksOfNoLimit(segment, money.start);
  const concept = isLimit ? 'max_coverage' : saidOfFigure(money, around, sheet, borne ?? ofEach);
  if (concept === 'max_coverage') return isBillsLimit(segment, money, around, sheet) ? concept : undefined;
  if (concept === 'out_of_pocket' && speaksOfYearlyExcess(around.before)) return undefined;
  if (concept === 'total_amount' && isOtherThanParts(segment, money)) return undefined;
  const isBilled = isFromInsurer(sheet) && tellsBilled(around.before);
  const isSaidTotal = concept === 'total_amount' && (isBilled || saysTotal(around.before));
  const isSure = borne || ofEach || isSaidTotal || (isShare(concept) && RATE_BEFORE.test(around.before));
  return concept && (isSure || !isUnlikely(concept, segment, money)) ? concept : undefined;
}

/** `la compañía se hace cargo del 60 %, esto es, 166,20 €`: whoever bears the rate bears what it comes to. */
const RATE_BEFORE = /%$/;

/** @param sure what the figure is, whatever stands before it. */
function saidOfFigure(money: Money, around: WordsAround, sheet: Sheet, sure: Concept | undefined): Concept | undefined {
  const share = sure ?? shareBehind(around);
  // `Monto pagado: 0.00 (cubierto por seguro)`: nothing was left to pay, which is not what the insurer bears.
  if (money.cents === 0 && share === 'insurance_amount') return 'out_of_pocket';
  const { before, behind } = around;
  const written = before !== '' && isFromInsurer(sheet) ? writtenByInsurer(before) : undefined;
  const said =
    before === '' ? undefined : (written ?? conceptOf(sayingInsurer(before, sheet), behind) ?? paidUs(before, sheet));
  return sure ?? said ?? share ?? shareBehind(around, before) ?? refundBehind(around);
}

function writtenByInsurer(clause: string): Concept | undefined {
  if (paysYou(clause)) return 'insurance_amount';
  return tellsBilled(clause) ? 'total_amount' : undefined;
}

/** In a letter to the insurer it may be the patient who pays. */
function paidUs(clause: string, sheet: Sheet): Concept | undefined {
  return claimsDepartments(sheet).length === 0 && paysUs(clause) ? 'insurance_amount' : undefined;
}

function isBillsLimit(segment: Segment, money: Money, { before, behind }: WordsAround, sheet: Sheet): boolean {
  return (
    itemsLimitedTo(segment, money, sheet).length === 0 &&
    !isLimitOfItem(segment, Math.max(0, segment.text.slice(0, money.start).search(ASIDE)), sheet) &&
    !isPartialLimit(behind, before, isOfSeveralVisits(sheet)) &&
    !speaksOfNoLimit(segment, money.start) &&
    !isOtherLimit(`${before} ${sentenceUpTo(segment.text, money.start)}`, behind)
  );
}

/** What is told besides: `Dressings, price max. 19.20`. */
const ASIDE = /[,(](?=[^,(]*$)/;

/** `Prise en charge accordée : 80 % du montant, plafonnée à 1 800,00`: what is limited may stand before a colon. */
function isLimited({ text }: Segment, { start }: Money, { before, behind }: WordsAround): boolean {
  return before !== '' && isLimitedTo(before, behind) && speaksOfLimit(sentenceUpTo(text, start).trim(), behind);
}

function isByYear({ before, behind }: WordsAround): boolean {
  return EVERY_FEW_YEARS.test(behind) || (before !== '' && YEARLY.test(behind));
}

/**
 * `sendo R$ 561,00 faturados ao convênio`: abroad what a figure is often stands behind it.
 * @param before who pays may stand before it, and the verb behind: `Davon hat die Krankenkasse 336,00 Euro überwiesen`.
 */
function shareBehind({ behind, goesOn }: WordsAround, before = ''): Concept | undefined {
  const [clause = '', ...others] = behind.split(/[;:!?.,]/);
  // What leads to another figure speaks of that one.
  if (goesOn && others.length === 0) return undefined;
  const all = plainText(clause).trim().split(/ +/);
  const words = all.slice(0, BEHIND_FIGURE);
  const said = [before, ...words].join(' ').trim();
  const paid = all.slice(0, BEHIND_PAID).join(' ');
  const concept =
    words.length < LEAST_CLAUSE
      ? undefined
      : (figureClauseAbroad(said) ?? (IS_PAID.test(paid) ? figureClause(paid) : undefined));
  return concept && isShare(concept) ? concept : undefined;
}

function refundBehind({ before, behind }: WordsAround): Concept | undefined {
  return isRefundedBehind(before, behind) ? 'insurance_amount' : undefined;
}

/** `ficando R$ 230,00 por conta do paciente`: right behind a figure who bears it says whose it is, whatever the sentence speaks of. */
function borneBehind({ before, behind, goesOn }: WordsAround, sheet: Sheet): Concept | undefined {
  if (youPayProvider(before) || isPaidByYou(before) || isReceivedFromYou(before, plainText(behind)))
    return 'out_of_pocket';
  // `recebemos da seguradora 72,30 €. Fica a seu cargo o resto`: the next sentence speaks of the next figure.
  const [own = ''] = behind.split(/\.\s+(?=\p{Lu})/u);
  // The figure stands behind the words or before them: `Fica a seu cargo o resto, 24,10 €`.
  if ([before, plainText(own.replace(/^\s*,/, ''))].some(isLeftWithYou)) return 'out_of_pocket';
  const [clause = '', ...others] = behind.split(/[;:!?.,]/);
  const said = plainText(clause);
  const words = isToInsurer(sheet) ? sayingInsurer(said, sheet) : said;
  if (!saysWhoBears(words) || (goesOn && others.length === 0)) return undefined;
  const party = bearerOf(words, clause);
  return party && (party === 'insurer' ? 'insurance_amount' : 'out_of_pocket');
}

/** `R$ 120,00 por sessão, num total de R$ 480,00`, `85,00 Euro pro Pflegetag; bei 4 Pflegetagen sind das EUR 340,00`: what one of many comes to, all of them together. */
const TOGETHER =
  /^(?:(?:bei|for|with|pour|por|para|con|com|untuk|dengan) [0-9]{1,3} [a-z]+ (?:sind das|ergibt das|macht das|that is|that makes|it is|cela fait|soit|son|sao|menjadi|jadi)|(?:(?:num|em um|no|ao|en un|por un|para un|un|en|au|pour un|in|for an?|making an?|dengan|zusammen|also) )?(?:total|insgesamt|zusammen|together|altogether|in all|ao todo|no mes|al mes|en el mes|en tout|pour le mois|im monat|im ganzen|for the month|in the month|sebulan|seluruhnya|semuanya)(?: (?:of|de|von|sebesar))?)(?: [a-z]{1,3})?$/;

function isShare(concept: Concept | undefined): boolean {
  return concept === 'insurance_amount' || concept === 'out_of_pocket';
}

/** Of sentences, longer than a caption with its figure. */
const LONGER = 8;
const UNLIKELY = 0.08;

/** Whether sentences like it speak of another figure, whatever some words say: `the benefit was not enough, £114.50 remains unpaid`. */
function isUnlikely(concept: Concept, segment: Segment, money: Money): boolean {
  const at = (SAID as readonly unknown[]).indexOf(concept);
  if (segment.words.length < LONGER || at < 0) return false;
  const likely = (said: Float64Array | undefined) => said?.[at] ?? 0;
  const said = saidOf(segment, money);
  return said !== undefined && likely(said) < UNLIKELY && likely(saidWereItPart(segment, money)) < UNLIKELY;
}

const [BEHIND_FIGURE, BEHIND_PAID] = [6, 9];
/** `328.80 is claimed from the insurer`, `100.00 was collected from the patient`, `80.00 and is the only amount due from you`. */
const IS_PAID =
  /^(?:(?:is|was|are|were|has|have|been|being|to|be|will|already|now|directly|and|which|the|only|amount|sum|part) )*(?:paid|claimed|collected|covered|billed|payable|due|settled|borne|approved|reimbursed|owed|charged|received|invoiced|recovered)(?: [a-z]+)? (?:by|from|to) /;

function conceptOf(clause: string, behind: string): Concept | undefined {
  if (speaksOfLimit(clause, behind)) return leavesNoLimit(clause) ? undefined : 'max_coverage';
  if (saysTotal(clause) && !isOfEach(behind)) return 'total_amount';
  const said = figureClause(clause) ?? figureClauseAbroad(clause);
  const concept = said ?? (reimburses(clause) ? 'insurance_amount' : undefined);
  if (concept === 'total_amount' && isServiceCalledTotal(clause)) return undefined;
  return concept === 'insurance_amount' && NOT_PAID.test(clause) ? undefined : concept;
}

/** `The part of your receipt we do not pay back is`: who does not pay is named. */
const NOT_PAID =
  /(?<![a-z])(?:do|does|did|will|have|has|can|could|is|are|was|were) ?not (?:be |been )?(?:pay|paid|repay|repaid|refund|refunded|cover|covered|reimburse|reimbursed)(?![a-z])/;
