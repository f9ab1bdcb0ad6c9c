import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { captionedFigures } from './captioned-figures.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const OWN_SHARE = anyWordPattern(...OWN_SHARE_WORDS.excess, ...OWN_SHARE_WORDS.copay);

/**
 * `Admissible 194,709.50 · Not admissible 67,683.00`, and below `Less co-payment 19,470.95 · Payable by insurer 175,238.55 · Borne by insured
 * 87,153.95`: what agrees first is divided further, where the paper prints what is taken off the insurer's figure, what is left of it, and what
 * the patient then bears.
 */
export function settleLessCopay(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total || !insurance || !patient || patient.figure === 0) return solved;
  // Whose a figure is costs more to ask than how much it is.
  const printed = printedCents(sheet);
  const isDivided = (paid: number) =>
    paid < insurance.figure &&
    printed.has(insurance.figure - paid) &&
    printed.has(patient.figure + insurance.figure - paid);
  if (![...printed].some(isDivided)) return solved;
  const figures = captionedFigures(sheet);
  const smaller = figures.filter(({ candidate: { figure } }) => figure > 0 && figure < insurance.figure);
  const further = smaller.flatMap(({ candidate: paid, whose }) => {
    if (paid.figure === patient.figure || whose !== 'insurer') return [];
    const taken = insurance.figure - paid.figure;
    // `You pay 100.00 · Your deductible of this year 100.00`: the patient's share, told once more.
    if (taken === patient.figure) return [];
    const isTaken = smaller.some(({ candidate: { figure }, left }) => figure === taken && hasWord(left, OWN_SHARE));
    const rest = figures.find(({ candidate: { figure } }) => figure === patient.figure + taken)?.candidate;
    return isTaken && rest ? [{ total, insurance: paid, patient: rest, agree: true }] : [];
  });
  const [only, ...others] = further;
  return only && others.every((one) => one.insurance.figure === only.insurance.figure) ? only : solved;
}
