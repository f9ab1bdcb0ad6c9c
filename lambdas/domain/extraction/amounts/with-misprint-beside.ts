import type { Party } from '../labels/whose-share.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type AmountCandidate, amountCandidates } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { isMisprintedFigure } from './is-misprinted-figure.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/**
 * `Your share 182.75`, and on the slip below `Your share of this bill: 128.75`: what is printed once more for the same party or as the total, with one
 * digit changed or two that changed places, speaks against the other. The other one is given then: that it does not agree is for the
 * amount check to see.
 */
export function withMisprintBeside(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient, agree } = solved;
  if (!agree || !total || !insurance || !patient) return solved;
  const printed = printedCents(sheet);
  const settled = [total, insurance, patient].map(({ figure }) => figure);
  const contradicts = (own: AmountCandidate, { figure }: AmountCandidate) =>
    figure > 0 &&
    !settled.includes(figure) &&
    isPlainMisprint(figure, own.figure) &&
    !printed.has(Math.abs(figure - own.figure));
  // Whose a figure is costs more to ask than how much it is.
  const ofParty = (own: AmountCandidate, party: Party) =>
    captionedFigures(sheet).find((one) => contradicts(own, one.candidate) && one.whose === party && !one.off)
      ?.candidate;
  const others = [
    ['total', total, amountCandidates(sheet, 'total_amount').find((one) => contradicts(total, one))],
    ['insurance', insurance, ofParty(insurance, 'insurer')],
    ['patient', patient, ofParty(patient, 'patient')],
  ] as const;
  for (const [part, own, other] of others) {
    if (other) return { ...solved, [part]: { ...other, score: own.score }, agree: false };
  }
  return solved;
}

/** Round figures resemble each other by chance: so many digits besides zeros are needed, and fewer where two changed places. */
const [LEAST_DIGITS, LEAST_SWAPPED] = [5, 3];

function isPlainMisprint(figure: number, meant: number): boolean {
  const digits = String(figure).replaceAll('0', '').length;
  const sorted = (one: number) => [...String(one)].sort().join('');
  return (
    isMisprintedFigure(figure, meant) && digits >= (sorted(figure) === sorted(meant) ? LEAST_SWAPPED : LEAST_DIGITS)
  );
}
