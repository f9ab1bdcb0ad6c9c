import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captions.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** A label as sure as this leaves no doubt; what is called the total is seldom anything else. */
const SURE = { total: 0.8, insurance: 0.9, patient: 0.9 } as const;

/**
 * `Consultation 90.00 · Total charges 100.00 · Covered by insurance 81.00 · Due from patient 9.00`: three figures that agree
 * are not the bill's where a label that leaves no doubt says another of one of them, and nothing that is printed parts the
 * two. What the label says is given then: that it does not agree is for the amount check to see.
 */
export function withSureLabels(solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const labelled = {
    total: figures.totals,
    insurance: figures.insurances,
    patient: figures.patients,
  };
  const settled = [solved.total, solved.insurance, solved.patient].flatMap((one) => one?.figure ?? []);
  const printed = printedCents(sheet);
  const isOff = (figure: number) =>
    captionedFigures(sheet).some(({ off, candidate }) => off && candidate.figure === figure);
  for (const part of ['total', 'insurance', 'patient'] as const) {
    const figure = solved[part]?.figure;
    const sure = labelled[part].filter((one) => one.score >= SURE[part] && one.figure > 0 && one.method !== 'sentence');
    const isExplained = (one: AmountCandidate) =>
      settled.some((other) => Math.abs(one.figure - other) <= CENT) ||
      (figure !== undefined && printed.has(Math.abs(one.figure - figure)));
    // A patient's share has parts that are called so, too.
    const [stated] =
      part === 'patient'
        ? sure.filter((one) => one.figure > (figure ?? 0) && one.figure < (solved.total?.figure ?? 0))
        : sure;
    if (figure !== undefined && stated && !sure.some(isExplained) && !isOff(stated.figure))
      return { ...solved, [part]: stated, agree: false };
  }
  return solved;
}
