import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { isTotalRow } from '../words/total-row.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** What an insured bears of what would be covered, before the insurer pays. */
const EXCESS = anyWordPattern(...OWN_SHARE_WORDS.excess);

const REFUSED = anyWordPattern(
  ...BOOKING_WORDS.refused,
  'shortfall|above|over (?:the )?limit|not (?:eligible|allowed)',
);

/**
 * `Insurer covers 6,407.75 · Patient 435.60 · Less excess 150.00 · Insurer has settled 6,257.75 · Your share 585.60`: figures may agree
 * before the excess is taken off what the insurer covers, or with nothing but the excess as the patient's share. What the
 * insurer bears less the excess, and what the patient bears with it, are the shares where both are printed.
 */
export function settleExcess(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total || !insurance || !patient || !hasWord(plainOfSheet(sheet), EXCESS)) return solved;
  const figures = captionedFigures(sheet);
  const printed = new Map(figures.map((one) => [one.candidate.figure, one.candidate]));
  const excesses = new Set(
    figures
      .filter(({ left, head, row }) => hasWord(left || head || row, EXCESS))
      .map(({ candidate }) => candidate.figure),
  );
  const given = { total, insurance, patient, printed, excesses };
  return (
    dividedTwice(given, figures) ??
    beforeExcess(given, figures) ??
    withRest(given, figures, sheet) ??
    lessExcess(given, figures, sheet) ??
    solved
  );
}

interface Given {
  readonly total: AmountCandidate;
  readonly insurance: AmountCandidate;
  readonly patient: AmountCandidate;
  /** By the figure. */
  readonly printed: ReadonlyMap<number, AmountCandidate>;
  readonly excesses: ReadonlySet<number>;
}

/** The same total, divided before the excess and behind it. */
function dividedTwice(
  { total, insurance, patient, printed, excesses }: Given,
  figures: readonly CaptionedFigure[],
): SolvedAmounts | undefined {
  // Of a table whose only deduction the patient bears a line may be what the insurer bears less it.
  const settled = figures.find(
    ({ left, whose, candidate: { figure } }) =>
      left !== '' &&
      whose === 'insurer' &&
      insurance.figure - figure !== patient.figure &&
      figure > 0 &&
      figure < insurance.figure &&
      figure !== patient.figure &&
      excesses.has(insurance.figure - figure) &&
      printed.has(total.figure - figure),
  );
  const rest = settled && printed.get(total.figure - settled.candidate.figure);
  return rest && { total, insurance: settled.candidate, patient: rest, agree: true };
}

/** `Agreed 23,760.00 · Deductible 2,000.00 · Allowed after it 21,760.00 · Your share incl. deductible 6,352.00`: what agrees is what the excess left. */
function beforeExcess(
  { total, insurance, patient, printed, excesses }: Given,
  figures: readonly CaptionedFigure[],
): SolvedAmounts | undefined {
  for (const excess of excesses) {
    const [whole, share] = [printed.get(total.figure + excess), patient.figure + excess];
    const own = figures.find(({ candidate, whose }) => whose === 'patient' && candidate.figure === share)?.candidate;
    if (excess > 0 && excess !== insurance.figure && whole && own)
      return { total: whole, insurance, patient: own, agree: true };
  }
  return undefined;
}

/** `Total 1,830.00 · not covered 25.00 · Less your excess 500.00 · We've paid 1,305.00 · You pay 525.00`: the excess is not all that the patient pays. */
function withRest(
  { insurance, patient, excesses }: Given,
  figures: readonly CaptionedFigure[],
  { neighbours }: Sheet,
): SolvedAmounts | undefined {
  if (!excesses.has(patient.figure)) return undefined;
  const totals = figures.filter(({ segment }) => isTotalRow(neighbours.row(segment)[0]?.plain ?? ''));
  // What an earlier bill left is owed besides, too, and is no part of this one.
  const refused = new Set(
    figures.filter(({ left, head }) => hasWord(left || head, REFUSED)).map(({ candidate }) => candidate.figure),
  );
  for (const { left, whose, off, paid, candidate: more } of figures) {
    const isOwn = left !== '' && whose === 'patient' && !off && !paid && refused.has(more.figure - patient.figure);
    const total = isOwn && totals.find(({ candidate }) => candidate.figure === insurance.figure + more.figure);
    if (total) return { total: total.candidate, insurance, patient: more, agree: true };
  }
  return undefined;
}

/** `Total of receipts 268.00 134.00 · Less excess 50.00 · Paid 84.00 · Not refunded 184.00`: what the insurer's column adds up to is not what it paid. */
function lessExcess(
  { total, insurance, patient, printed, excesses }: Given,
  figures: readonly CaptionedFigure[],
  { neighbours }: Sheet,
): SolvedAmounts | undefined {
  const paid = printed.get(insurance.figure - patient.figure);
  if (!excesses.has(patient.figure) || !paid) return undefined;
  for (const { segment } of figures.filter(({ candidate }) => candidate.figure === insurance.figure)) {
    const row = neighbours.row(segment);
    const whole = figures.find((one) => row.includes(one.segment) && one.candidate.figure > total.figure);
    const rest = whole && printed.get(whole.candidate.figure - paid.figure);
    if (rest) return { total: whole.candidate, insurance: paid, patient: rest, agree: true };
  }
  return undefined;
}
