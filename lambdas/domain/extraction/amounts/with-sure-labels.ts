import { isOnePlace } from '../layout/layout.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { MOST_ROUNDED, saysRounded } from '../words/rounded-words.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** A label as sure as this leaves no doubt; what is called the total is seldom anything else. */
const SURE = { total: 0.8, insurance: 0.9, patient: 0.9 } as const;
/** Where a subtotal was taken for the total, another label says it surely enough from here on. */
const BESIDE_SUBTOTAL = 0.6;
const SUBTOTAL = /(?<![a-z])(?:sub ?totale?|sous total|zwischen ?summe|parcial)(?![a-z])/;

/**
 * `Consultation 90.00 · Invoice total 100.00 · Covered by insurance 81.00 · Due from patient 9.00`: three figures that agree
 * are not the bill's where a label that leaves no doubt says another of one of them, and nothing that is printed parts the
 * two. What the label says is given then: that it does not agree is for the amount check to see.
 */
export function withSureLabels(solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const hasSubtotal = SUBTOTAL.test(plainOfSheet(sheet));
  const isSubtotal = ({ place }: AmountCandidate) =>
    hasSubtotal &&
    captionedFigures(sheet).some(({ candidate, left }) => isOnePlace(candidate.place, place) && SUBTOTAL.test(left));
  const labelled = {
    total: figures.totals.filter((one) => !isSubtotal(one)),
    insurance: figures.insurances,
    patient: figures.patients,
  };
  const least = { ...SURE, ...(solved.total && isSubtotal(solved.total) && { total: BESIDE_SUBTOTAL }) };
  const settled = [solved.total, solved.insurance, solved.patient].flatMap((one) => one?.figure ?? []);
  const printed = printedCents(sheet);
  // What the shares make up, where no total was found for them.
  const together = solved.insurance && solved.patient && solved.insurance.figure + solved.patient.figure;
  for (const part of ['total', 'insurance', 'patient'] as const) {
    const figure = solved[part]?.figure ?? (part === 'total' ? together : undefined);
    if (figure === undefined) continue;
    const sure = labelled[part].filter(
      ({ score, method, ...one }) =>
        score >= least[part] &&
        method !== 'sentence' &&
        (part === 'total' || method !== 'table-column') &&
        one.figure > 0,
    );
    const isExplained = (one: AmountCandidate) =>
      settled.some((other) => Math.abs(one.figure - other) <= CENT) ||
      printed.has(Math.abs(one.figure - figure)) ||
      (Math.abs(one.figure - figure) <= MOST_ROUNDED && saysRounded(plainOfSheet(sheet)));
    // A patient's share has parts that are called so, too.
    const stated = part === 'patient' ? sure.find((one) => isBetween(figure, one, solved.total)) : sure[0];
    const all = sure.reduce((sum, one) => sum + one.figure, 0);
    // `Comparticipação 577,50` under one line and so on, and all of them together below.
    const arePartsOfIt = sure.length > 1 && Math.abs(all - figure) <= CENT;
    if (stated && !arePartsOfIt && !sure.some(isExplained) && !isTakenOff(stated, sheet))
      return { ...solved, [part]: stated, agree: false };
  }
  return solved;
}

function isBetween(less: number, { figure }: AmountCandidate, more: AmountCandidate | undefined): boolean {
  return less < figure && more !== undefined && figure < more.figure;
}

function isTakenOff({ figure }: AmountCandidate, sheet: Sheet): boolean {
  return captionedFigures(sheet).some(({ off, candidate }) => off && candidate.figure === figure);
}
