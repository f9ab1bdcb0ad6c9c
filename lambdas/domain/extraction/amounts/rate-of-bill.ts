import { isOnePlace, placeOf, type Segment } from '../layout/layout.ts';
import { lineAbove } from '../sheet/line-above.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import { findPercentages, HALF_PERCENT, HUNDRED_PERCENT } from '../text/percentage.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BASE_WORDS } from '../words/base-words.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import type { AmountCandidate, RateCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { isPortion, portionsOf } from './is-portion.ts';
import { isLeftBeforeBill } from './limit-before-bill.ts';
import { limitsInUnits } from './limits-in-units.ts';
import { lineFigures } from './line-figures.ts';
import { isRateOfClass } from './rate-of-class.ts';
import { isRateOfLines } from './rate-of-lines.ts';
import { isRateOfSumBeside } from './rate-of-sum-beside.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { leadingWords } from './words-around.ts';

/** A rate in doubt is not held against figures that agree. */
const BELIEVED = 0.5;
/** From here on a rate is held against figures that agree wherever it stands; beside its label any is. */
const CLEAR = 0.8;
const BESIDE: ReadonlySet<string> = new Set(['label-inside', 'label-right']);
const CENT = 1;

/**
 * The printed rate that is the insurer's: where nothing speaks against the figures, the one that they bear out (`Festzuschuss 100 % …
 * (75 %)`), or else one that is nothing else's. Best first, none of them of a figure that is not the insurer's share.
 */
export function rateOfBill(
  candidates: readonly RateCandidate[],
  solved: SolvedAmounts,
  sheet: Sheet,
): RateCandidate | undefined {
  const rate = ofFigures(candidates, solved, sheet);
  return rate && isDoubted(rate, solved) ? undefined : rate;
}

/**
 * `60 % of the rest   1,014.00 · Annual maximum 800.00 · Paid 800.00`: where the limit is paid, or what `Used before 311.70` leaves of it, and
 * the rate would come to more, the share is not the rate's.
 */
export function isCutToLimit(
  { figure: rate }: RateCandidate,
  { insurance, total, agree }: SolvedAmounts,
  limits: readonly AmountCandidate[],
  sheet: Sheet,
): boolean {
  if (!agree || !total || !insurance) return false;
  const isPaid = ({ figure }: AmountCandidate) =>
    figure === insurance.figure || isUsedBefore(figure - insurance.figure, sheet);
  const isAllThatWasLeft = limits.some(isPaid) || isLeftBeforeBill(insurance.figure, sheet);
  if (!isAllThatWasLeft && !limitsInUnits(sheet).includes(insurance.figure)) return false;
  return (total.figure * rate) / HUNDRED_PERCENT > insurance.figure + CENT;
}

/** `Used before A$311.70`, `Bisher beansprucht 500,00`: what was paid of a limit for other bills. */
function isUsedBefore(cents: number, sheet: Sheet): boolean {
  return sheet.segments.some((segment) =>
    segment.amounts.some((money, at) => money.cents === cents && USED.test(leadingWords(segment, money, at, sheet))),
  );
}

const BEFORE = 'before|so far|earlier|this year|previously|already|bisher|bereits|deja|antes|anteriormente|sebelumnya';
/** Right before a figure. What is claimed without more is this bill. */
const USED = new RegExp(
  `(?<![a-z])(?:(?:used|spent|consumed|utili[sz]ed|(?:ver|ge)braucht|beansprucht|bezogen|utilisee?s?|consommee?s?|utilizad[oa]s?|usad[oa]s?|consumid[oa]s?|gastad[oa]s?|terpakai|digunakan)(?: (?:${BEFORE}))*|(?:claimed|paid|reimbursed|bezahlt|gezahlt|erstattet|vergutet|rembourse|paye|pagad[oa]|reembolsad[oa]|pago|dibayar)(?: (?:${BEFORE}))+(?: (?:this|diese[rmns]?|ce|cette|est[ea]|ini) [a-z]+)?)(?: [a-z]{1,3})? *$`,
);

/** The shares are told by total and rate where none is printed: what is labelled as one of them, however weakly, speaks against the two. */
function isDoubted({ figure: rate }: RateCandidate, { total, insurance, patient, agree }: SolvedAmounts): boolean {
  const shares = [insurance, patient].flatMap((share) => share ?? []);
  if (agree || !total || shares.some(({ score }) => score >= BELIEVED)) return false;
  const borne = Math.round((total.figure * rate) / HUNDRED_PERCENT);
  // `Total a pagar` may be either.
  const isOther = (share: AmountCandidate | undefined, told: number) =>
    share !== undefined && share.figure !== total.figure && Math.abs(share.figure - told) > CENT;
  return isOther(insurance, borne) || isOther(patient, total.figure - borne);
}

function ofFigures(
  candidates: readonly RateCandidate[],
  { total, insurance, patient, agree }: SolvedAmounts,
  sheet: Sheet,
): RateCandidate | undefined {
  const rates = candidates.filter(({ of }) => of === undefined || !insurance || of === insurance.figure);
  const addsUp = agree || (total && insurance && patient && insurance.figure + patient.figure === total.figure);
  const whole = total ? addsUp && total.figure : insurance && patient && insurance.figure + patient.figure;
  if (!whole || !insurance) return rates[0];
  const exact = (insurance.figure * HUNDRED_PERCENT) / whole;
  const isExact = (figure: number) => Math.abs(figure - exact) <= HALF_PERCENT;
  const fitting = rates.find(({ figure, score }) => score >= BELIEVED && isExact(figure));
  const isIts = (rate: RateCandidate) => isOfBill(rate, insurance.figure, whole, sheet);
  if (fitting || !agree) return fitting ?? rates.find(isIts);
  // `Co-insurance 20 %` is the patient's rate; and what stands under a label or in a sentence may be a tax's.
  const contrary = rates.filter(
    (rate) =>
      (rate.score >= CLEAR || BESIDE.has(rate.method) || isInRowWith(insurance, rate)) &&
      !isExact(HUNDRED_PERCENT - rate.figure),
  );
  return contrary.find(isIts);
}

/** `Auf die verbleibenden 349,00 leisten wir 80 %`: the sentence that tells a rate tells what it is of. */
function isOfFigureInSentence(
  { figure: rate, place }: RateCandidate,
  insurance: number,
  whole: number,
  sheet: Sheet,
): boolean {
  const { segments } = sheet;
  const isSaidIn = (one: Segment | undefined) =>
    one !== undefined &&
    one.page === place.page &&
    (one.lines > 1 || one.words.length >= SENTENCE) &&
    one.top <= (place.box.y + place.box.height) * one.pageHeight &&
    one.bottom >= place.box.y * one.pageHeight &&
    findPercentages(one.text).some(({ start, end }) => isOnePlace(placeOf(one, start, end), place));
  const printed = new Set([
    insurance,
    ...segments.flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents))),
  ]);
  // In brackets it is no minus: `75 % of the eligible articles (172.20)`.
  const isOfIt = ({ cents }: Money) =>
    Math.abs(cents) < whole && portionsOf(Math.abs(cents), rate).some((part) => part !== 0 && printed.has(part));
  // `fünfzig vom Hundert aus` over `11.016,00 €`.
  const goesOn = (one: Segment) => one.amounts.length > 0 && isSaidIn(lineAbove(one, sheet));
  return segments.some((one) => (isSaidIn(one) || goesOn(one)) && one.amounts.some(isOfIt));
}

/** In words; fewer on one line are a caption. */
const SENTENCE = 8;

/** Whether a rate may be the insurer's of the whole bill: neither of a printed base nor of other figures. */
export function isOfBill(rate: RateCandidate, insurance: number, whole: number, sheet: Sheet): boolean {
  return (
    !isOfOtherFigures(rate, sheet) &&
    !isOfBase(rate, insurance, whole, sheet) &&
    !isOfFigureInSentence(rate, insurance, whole, sheet) &&
    !isRateOfSumBeside(rate.figure, insurance, whole, sheet) &&
    !isRateOfLines(rate, sheet) &&
    !isRateOfClass(rate, sheet)
  );
}

/** `Cobertura` over `70%` beside `Pago pela operadora` over `R$ 680,00`: in one row the rate is the share's. */
function isInRowWith(share: AmountCandidate, { score, method, place }: RateCandidate): boolean {
  if (method !== UNDER || share.method !== UNDER || score < BELIEVED || share.place.page !== place.page) return false;
  const middle = place.box.y + place.box.height / 2;
  return share.place.box.y <= middle && share.place.box.y + share.place.box.height >= middle;
}

const UNDER = 'label-below';

/** What the insured bears before the rate is applied, and what it is then applied to. */
const EXCESS = anyWordPattern(...OWN_SHARE_WORDS.excess);
const BASE = anyWordPattern(
  ...BASE_WORDS,
  'base|eligible|allowed|allowable|admissible|reimbursable|covered (?:charges?|costs?|expenses?)|erstattungsfahig\\w*|beihilfefahig\\w*|anrechenbar\\w*|remboursable|reembolsable|elegible|reembolsavel|elegivel',
);

/** `Part de la caisse (70 % du remboursable)`: what is told besides is none of what the rate is of. */
const EXCLUDED = anyWordPattern(
  'not (?:covered|payable|eligible)|non (?:covered|payable)|uncovered|excluded|inadmissible|hors nomenclature|non (?:remboursables?|pris en charge|couverts?)|a (?:la )?charge du (?:malade|patient)',
  'no (?:cubiert|reembolsabl|elegibl)\\w*|excluid[oa]s?|nicht (?:erstattungsfahig|versichert|gedeckt|beihilfefahig)\\w*|nao (?:cobert|comparticipad|reembolsav)\\w*|tidak (?:ditanggung|dijamin|dicover)',
);

/**
 * `Rate 80 % · Total 1,000.00 · Deductible 100.00 · Insurance pays 720.00`: of what an excess leaves of the whole or of a printed base, or of
 * such a base, it is just the share.
 */
function isOfBase({ figure: rate }: RateCandidate, insurance: number, whole: number, sheet: Sheet): boolean {
  const figures = captionedFigures(sheet).filter(({ candidate: { figure } }) => figure > 0 && figure < whole);
  const lines = lineFigures(sheet);
  const called = (words: RegExp, some = figures) =>
    some
      .filter(({ left, head, row }) => hasWord((left || head || row).replaceAll(DIVIDED, ''), words))
      .map(({ candidate: { figure } }) => figure);
  const isPart = (base: number) => isPortion(insurance, rate, base);
  const excesses = called(EXCESS);
  if (called(BASE).some(isPart) || excesses.some((excess) => isPart(whole - excess))) return true;
  const sums = figures.filter(({ segment }) => !lines.has(segment));
  const excluded = called(EXCLUDED, sums);
  if (excluded.length > 0 && isPart(whole - excluded.reduce((sum, one) => sum + one, 0))) return true;
  // Less an excess it is just the share of hardly any other figure.
  const bases = [...called(BASE, sums), ...sums.map(({ candidate: { figure } }) => figure)].slice(0, MOST_BASES);
  return called(EXCESS, sums).some((excess) => bases.some((base) => isPart(base - excess)));
}

/** In plain text what is left of a hyphen at a line's end: `deduct- ible`. */
const DIVIDED = /(?<=[a-z]) {2}(?=ible|ibles)/g;
/** Papers print a few; files made to exhaust a reader do more. */
const MOST_BASES = 20;

/** `Taux 60 %, base 28,86   17,32`: on its row stands just that part of another printed figure. */
function isOfOtherFigures({ figure, place: { page, box } }: RateCandidate, sheet: Sheet): boolean {
  const middle = box.y + box.height / 2;
  const row = sheet.segments.filter(
    (one) => one.page === page && one.top <= middle * one.pageHeight && one.bottom >= middle * one.pageHeight,
  );
  const beside = row.flatMap(({ amounts }) => amounts);
  const wholes = [
    ...beside.map(({ cents }) => cents),
    ...captionedFigures(sheet).map(({ candidate }) => candidate.figure),
  ];
  return beside.some(({ cents }) => wholes.some((one) => isPortion(cents, figure, one)));
}
