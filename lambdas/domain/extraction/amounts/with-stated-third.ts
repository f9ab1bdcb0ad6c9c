import { partyOfCaption } from '../labels/party-of-caption.ts';
import type { Party } from '../labels/whose-share.ts';
import { readLineItems } from '../lines/line-items.ts';
import type { Place } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, findMoney } from '../text/money.ts';
import { isTotalRow } from '../words/total-row.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { judgedParty } from './judged-party.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { isPartialLimit, speaksOfLimit } from './limit-words.ts';
import { payerNames } from './named-payer.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** Believed as what the paper states, and no further: it disagrees with the two others. */
const STATED = 0.6;
/** A figure that is less sure is left out. */
const BELIEVED = 0.5;

/**
 * `Due by medical aid 5,479.47 · Due by patient 608.83 · Account total 6,288.30`: two figures tell the third only where the paper does not
 * state another. What it calls so, however weakly, is given then: that the three disagree is for the amount check to see.
 * Not so what the paper explains: a gross, an advance, a part, which a printed figure parts from the third.
 */
export function withStatedThird(solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (total && insurance && patient) return withDoubtedTotal(solved, sheet, figures);
  if (insurance && patient && !total) {
    const third = insurance.figure + patient.figure;
    return { ...solved, total: statedTotal(third, solved, sheet, figures) };
  }
  if (!total || (insurance && patient)) return solved;
  if (patient)
    return { ...solved, insurance: statedShare('insurer', total.figure - patient.figure, solved, sheet, figures) };
  if (insurance)
    return { ...solved, patient: statedShare('patient', total.figure - insurance.figure, solved, sheet, figures) };
  return solved;
}

/**
 * `Total 8,910.00 · Sagicor pays 7,628.00 · Customer pays 1,782.00`, below lines of which Sagicor's make 7,128.00: nor do three that agree tell
 * what they were only added up to, and what is printed nowhere.
 */
export function withStatedSums(solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const printed = printedCents(sheet);
  for (const part of ['total', 'insurance', 'patient'] as const) {
    const sum = solved[part];
    if (!sum || sum.figure === 0 || printed.has(sum.figure)) continue;
    const stated = withStatedThird({ ...solved, [part]: undefined }, sheet, figures);
    const other = stated[part];
    // `fixed co-payment of S/ 40.00` is one of the parts that are printed without their currency.
    const isPart = sum.printed
      .split(' + ')
      .some((part) => findMoney(part).some(({ cents }) => cents === other?.figure));
    if (other && !isPart) return { ...stated, agree: false };
  }
  return solved;
}

/** Of three that disagree the total is not left out for its weak label (`Net`): the two shares would make up another. */
function withDoubtedTotal(solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const { total, insurance, patient } = solved;
  const isClear = (one: AmountCandidate | undefined) => (one?.score ?? 0) >= BELIEVED;
  if (isClear(total) || !isClear(insurance) || !isClear(patient)) return solved;
  const stated = withStatedThird({ ...solved, total: undefined }, sheet, figures);
  return stated.total ? stated : solved;
}

function statedTotal(
  third: number,
  solved: SolvedAmounts,
  sheet: Sheet,
  { charged }: LabelledFigures,
): AmountCandidate | undefined {
  const isOther = isNotExplained(third, solved, sheet);
  const { insurance, patient } = solved;
  const shares = [insurance, patient].flatMap((share) => share ?? []);
  // Less than one of its parts, and neither beside it nor beside words of its own: a section's sum.
  const isPart = ({ figure, score, place, method }: AmountCandidate) =>
    !(BESIDE.has(method) && score > LIKELY) &&
    shares.some((share) => figure < share.figure && !isOneRow(place, share.place));
  const stated =
    charged.find((one) => !isPart(one) && isOther(one.figure)) ??
    captionedFigures(sheet).findLast(
      ({ left, whose, off, candidate: { figure } }) =>
        isTotalRow(left) && !whose && !off && shares.every((share) => share.figure < figure) && isOther(figure),
    )?.candidate;
  return stated && { ...stated, score: STATED };
}

function statedShare(
  party: Party,
  third: number,
  solved: SolvedAmounts,
  sheet: Sheet,
  { limits, insurances, patients }: LabelledFigures,
): AmountCandidate | undefined {
  const isOther = isNotExplained(third, solved, sheet);
  const ofOthers = new Set([...limits.map(({ figure }) => figure), ...linesOf(sheet)]);
  const isStated = ({ figure }: AmountCandidate) => isOther(figure) && !ofOthers.has(figure);
  const labelled = party === 'insurer' ? insurances : patients;
  const stated = labelled.find(isStated) ?? captionedShares(party, sheet).findLast(isStated);
  return stated && { ...stated, score: STATED };
}

/** What a party bears by the words around a figure, however weakly: no limit, nothing taken off, no line of a column. */
function captionedShares(party: Party, sheet: Sheet): readonly AmountCandidate[] {
  const figures = captionedFigures(sheet);
  const names = payerNames(sheet);
  const isLine = ({ left, head, segment }: CaptionedFigure) =>
    left === '' &&
    !isTotalRow(sheet.neighbours.row(segment)[0]?.plain ?? '') &&
    figures.filter((one) => one.left === '' && one.head === head).length > 1;
  const isOf = ({ left, whose, paid }: CaptionedFigure) =>
    whose === party && (left === '' || (partyOfCaption(left, names) ?? judgedParty(left, paid)) === party);
  return figures
    .filter((one) => isOf(one) && !one.off && !isLimit(one) && !isLine(one))
    .map(({ candidate }) => candidate);
}

function isLimit({ left, head }: CaptionedFigure): boolean {
  const words = left === '' ? head : left;
  return speaksOfLimit(words) || isPartialLimit('', words);
}

/** A label right beside a figure, or over it, that is at least likely speaks of just this one. */
const LIKELY = 0.4;
const BESIDE: ReadonlySet<string> = new Set(['label-right', 'label-below']);

function isOneRow(one: Place, other: Place): boolean {
  return one.page === other.page && Math.abs(one.box.y - other.box.y) < Math.max(one.box.height, other.box.height) / 2;
}

/** What is billed line by line, in cents: equal to the third by chance, or because it is the only line. */
const linesOf = onceASheet((sheet) => readLineItems(sheet).map(({ amount }) => centsOf(amount)));

/** Whether a figure is neither the third, nor one of the two, nor parted from the third by what is printed; a line of its own sum parts nothing. */
function isNotExplained(
  third: number,
  { total, insurance, patient }: SolvedAmounts,
  sheet: Sheet,
): (figure: number) => boolean {
  const printed = printedCents(sheet);
  const given = [total, insurance, patient].flatMap((one) => one?.figure ?? []);
  const lines = linesOf(sheet);
  const isPrinted = [third - CENT, third, third + CENT].some((one) => printed.has(one) && !lines.includes(one));
  const sum = lines.reduce((one, other) => one + other, 0);
  const isWithin = (figure: number) => figure === sum && figure < third && lines.includes(third - figure);
  const isParted = (figure: number) => printed.has(Math.abs(figure - third)) && !isWithin(figure);
  return (figure) => !isPrinted && figure > 0 && !given.includes(figure) && !isParted(figure);
}
