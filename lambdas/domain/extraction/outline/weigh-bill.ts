import { amountCandidates } from '../amounts/amount-candidates.ts';
import { settleByCaptions } from '../amounts/settle-by-captions.ts';
import { settleByColumns } from '../amounts/settle-by-columns.ts';
import { NOTHING_SOLVED, solveAmounts } from '../amounts/solve-amounts.ts';
import { readLineItems } from '../lines/line-items.ts';
import { numberOfTitle } from '../numbers/number-of-title.ts';
import { readId } from '../numbers/read-id.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import { weighSigns } from './odds.ts';

/** Before anything is seen, a paper bills nothing. */
const NOTHING_SEEN = -2.5;
/** So many figures with a currency are more than a letter names in passing. */
const SEVERAL = 3;

/**
 * The odds, as a logarithm, that a document bills something. No sign is needed: a total may stand under words that nobody
 * listed. A patient's share alone is none; insurance cards, prescriptions and letters of approval print it.
 * Fitted as the signs of care are, see `weighCare`.
 */
export function weighBill(sheet: Sheet): number {
  const { segments } = sheet;
  const total = Math.max(0, ...scoresOf(sheet, 'total_amount'));
  return weighSigns(NOTHING_SEEN, [
    [1.25, () => total >= 0.3],
    [3.25, () => total >= 0.4],
    [3.75, () => scoresOf(sheet, 'insurance_amount').some((score) => score >= 0.5)],
    [1.75, () => segments.every(({ lines }) => lines === 1)],
    [2, () => segments.some(({ plain }) => hasWord(plain, INVOICE_WORDS))],
    [2.5, () => pricesOf(sheet) >= SEVERAL],
    [3, () => labelledValues(sheet, 'invoice_number', readId).length > 0 || numberOfTitle(sheet) !== undefined],
    // Lines without a currency could be a laboratory's results.
    [1.5, () => pricesOf(sheet) > 0 && readLineItems(sheet).length > 1],
    [2.25, () => doFiguresAgree(sheet)],
  ]);
}

function scoresOf(sheet: Sheet, concept: 'total_amount' | 'insurance_amount'): readonly number[] {
  return amountCandidates(sheet, concept).flatMap(({ score, figure }) => (figure >= 0 ? [score] : []));
}

function pricesOf({ segments }: Sheet): number {
  return segments.reduce((sum, { money }) => sum + money.filter(({ currency }) => currency !== null).length, 0);
}

function doFiguresAgree(sheet: Sheet): boolean {
  const solved = solveAmounts(
    amountCandidates(sheet, 'total_amount'),
    amountCandidates(sheet, 'insurance_amount'),
    amountCandidates(sheet, 'out_of_pocket'),
    undefined,
  );
  return solved.agree || settleByCaptions(settleByColumns(NOTHING_SOLVED, sheet), sheet).agree;
}
