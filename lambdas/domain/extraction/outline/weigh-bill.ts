import { amountCandidates } from '../amounts/amount-candidates.ts';
import { reckoningRows } from '../amounts/reckoning-rows.ts';
import { settleByCaptions } from '../amounts/settle-by-captions.ts';
import { settleByColumns } from '../amounts/settle-by-columns.ts';
import { NOTHING_SOLVED, solveAmounts } from '../amounts/solve-amounts.ts';
import { readLineItems } from '../lines/line-items.ts';
import { numberOfTitle } from '../numbers/number-of-title.ts';
import { readId } from '../numbers/read-id.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { promisesPayment } from '../words/permit-words.ts';
import { INVOICE_WORDS, PAID_WORDS } from './invoice-words.ts';
import { weighSigns } from './odds.ts';

/** Before anything is seen, a paper bills nothing. */
const NOTHING_SEEN = -2.5;
/** And a paper that names neither a bill nor a number of one hardly does: an estimate in a letter has all else. Set so that all else together falls short of it. */
const UNNAMED = -16;
/** So many figures with a currency are more than a letter names in passing. */
const SEVERAL = 3;

/** What heads a paper that bills something without calling it a bill: `Final fee record`, `Despesas`. */
const SPENT = anyWordPattern(
  'fees?|statement|charges?|receipts|(?:plan|insurance|insurer|scheme|fund) paid|amount due|superbill|settlement|payment|honorare?|honorarnote|quittung|\\w*abrechnung|beleg',
  'honoraires|frais|quittance|recu|ticket|remboursements?|honorarios|cuenta|gastos|comprobante|boleta|reembolso|despesas|conta|comprovante|nota',
  'rincian|kwitansi|bukti pembayaran|biaya',
);
/** Down the margin of a receipt, or wherever else it stands alone. */
const RECEIPT = /^ *(?:kwitansi|kuitansi|quittung|quittance|recibo|recu) *$/;
/** The top of a page, and how long its headings are. */
const [TOP, HEADING_WORDS] = [0.4, 8];

/**
 * The odds, as a logarithm, that a document bills something. Where the paper names a bill no further sign is needed: a total may
 * stand under words that nobody listed. A patient's share alone is none; insurance cards, prescriptions and letters of approval print it.
 * Fitted as the signs of care are, see `weighCare`, but for what a paper that names no bill weighs.
 */
export function weighBill(sheet: Sheet): number {
  const { segments } = sheet;
  const total = Math.max(0, ...scoresOf(sheet, 'total_amount'));
  const isNumbered = labelledValues(sheet, 'invoice_number', readId).length > 0 || numberOfTitle(sheet) !== undefined;
  return weighSigns(NOTHING_SEEN + (isNumbered || namesBill(sheet) ? 0 : UNNAMED), [
    [1.25, () => total >= 0.3],
    [3.25, () => total >= 0.4],
    [3.75, () => scoresOf(sheet, 'insurance_amount').some((score) => score >= 0.5) || dividesBill(sheet)],
    [1.75, () => segments.every(({ lines }) => lines === 1)],
    [2, () => segments.some(({ plain }) => hasWord(plain, INVOICE_WORDS))],
    [2.5, () => pricesOf(sheet) >= SEVERAL],
    [3, () => isNumbered],
    // Lines without a currency could be a laboratory's results.
    [1.5, () => pricesOf(sheet) > 0 && readLineItems(sheet).length > 1],
    [2.25, () => doFiguresAgree(sheet)],
  ]);
}

/** `Crédito em conta R$ 713,00 · Diferença por conta da segurada R$ 437,00`: a line for what each of the two bears, whatever they are called. */
function dividesBill(sheet: Sheet): boolean {
  const rows = reckoningRows(sheet).filter(({ figure }) => figure > 0);
  return (['insurer', 'patient'] as const).every((whose) => rows.some(({ party }) => party === whose));
}

/** A claim's number or that of a promise of payment, a word for a bill anywhere, or at the top one for what was spent or paid. */
function namesBill(sheet: Sheet): boolean {
  return (
    labelledValues(sheet, 'claim_number', readId).length > 0 ||
    labelledValues(sheet, 'other_id', readId).some(({ slot: { hit } }) =>
      promisesPayment(hit.segment.plain.slice(hit.start, hit.end)),
    ) ||
    sheet.segments.some(
      ({ plain, page, words, top, pageHeight }) =>
        hasWord(plain, INVOICE_WORDS) ||
        hasWord(plain, PAID_WORDS) ||
        RECEIPT.test(plain) ||
        (page === 1 && words.length <= HEADING_WORDS && top < TOP * pageHeight && hasWord(plain, SPENT)),
    )
  );
}

function scoresOf(sheet: Sheet, concept: 'total_amount' | 'insurance_amount'): readonly number[] {
  return amountCandidates(sheet, concept).flatMap(({ score, figure }) => (figure >= 0 ? [score] : []));
}

function pricesOf({ segments }: Sheet): number {
  return segments.reduce((sum, { money }) => sum + money.filter(({ currency }) => currency !== null).length, 0);
}

/** Whether total and shares are printed and agree: estimates may print them, too; prescriptions and cards don't. */
export function doFiguresAgree(sheet: Sheet): boolean {
  const solved = solveAmounts(
    amountCandidates(sheet, 'total_amount'),
    amountCandidates(sheet, 'insurance_amount'),
    amountCandidates(sheet, 'out_of_pocket'),
    undefined,
  );
  return solved.agree || settleByCaptions(settleByColumns(NOTHING_SOLVED, sheet), sheet).agree;
}
