import { isPayment } from '../labels/party-of-caption.ts';
import { whoseShare } from '../labels/whose-share.ts';
import { isOnePlace } from '../layout/layout.ts';
import { cellsOf, type FigureCell, isUnder } from '../lines/figure-cells.ts';
import { segmentsOn } from '../sheet/on-segment.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { columnSums, sumsAside } from './column-sums.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { unsignedAmount } from './unsigned-amount.ts';

/** A share labelled so clearly is the bill's. */
const CLEAR = 0.7;
/** What the billed lines add up to is what was billed. */
const SCORE = 0.8;

/**
 * `Massage 120,00 · Wärmepackung 30,00 · Verordnungswert 150,00 · Ihre Zuzahlung 25,00`: where nothing is known for the total, the sum of
 * all lines above it is, if a labelled share is the next figure in its column. What else is billed would stand between the two.
 */
export function settleByLinesSum(solved: SolvedAmounts, sheet: Sheet, { charged }: LabelledFigures): SolvedAmounts {
  const { insurance, patient } = solved;
  const share = insurance ?? patient;
  if (charged.length === 0 && !share) return withPaidWhole(solved, sheet);
  if (charged.length > 0 || !share || (insurance && patient) || !isClear(share, sheet)) return solved;
  const [sum, ...others] = [...columnSums(sheet), ...sumsAside(sheet)].filter(
    ({ money }) => money.cents > share.figure,
  );
  if (!sum || others.length > 0) return solved;
  const caption = sheet.neighbours.row(sum.segment)[0]?.plain ?? '';
  if (whoseShare(caption) === 'patient' || !isNextUnder(share, sum, sheet)) return solved;
  if (!TO_PAY.test(caption) && isLine(sum, sheet)) return solved;
  return { ...solved, total: unsignedAmount(sum.segment, sum.money, SCORE, 'sum') };
}

/** By its label, or by the words of a caption that name the insurer: `Votre régime paie directement   175,91`. */
function isClear({ score, place }: AmountCandidate, sheet: Sheet): boolean {
  return (
    score >= CLEAR ||
    captionedFigures(sheet).some(
      (one) => one.whose === 'insurer' && !one.off && isOnePlace(one.candidate.place, place) && one.left !== '',
    )
  );
}

/** `À payer, taxes incluses`, `Zu bezahlen inkl. MwSt.`: no line of a bill is called so. */
const TO_PAY =
  /^ *(?:(?:amount |total )?(?:to pay|payable)|(?:gesamt )?zu (?:be)?zahlen|(?:total |montant |net )?a (?:payer|regler)|(?:total |importe )?a pagar|(?:jumlah |total )?(?:yang )?(?:harus |hrs )?dibayar)(?![a-z])|(?<![a-z])(?:(?:taxes?|vat|gst|hst) (?:incl(?:uded|usive)?|inc)|(?:incl(?:uding|usive of)?|inc) (?:all )?(?:tax(?:es)?|vat|gst|hst)|(?:inkl|inklusive|einschl(?:iesslich)?)(?: \d+ %)? (?:mwst|ust|mehrwertsteuer|umsatzsteuer)|taxes (?:incluses|comprises)|ttc|(?:iva|impuestos|impostos) inclui?d[oa]s?|com iva|con iva|termasuk (?:ppn|pajak))(?![a-z])/;

/** A receipt calls its sum what was paid: `Consultation 90.00 · X-ray 40.00 · Paid in full, Visa 130.00`, and nobody's share is printed. */
function withPaidWhole(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const [sum, ...others] = columnSums(sheet);
  if (!sum || others.length > 0) return solved;
  const caption = sheet.neighbours.row(sum.segment)[0]?.plain ?? '';
  const isShared = () => captionedFigures(sheet).some(({ whose, off }) => whose !== undefined || off);
  if (!isPayment(caption) || isShared()) return solved;
  return { ...solved, total: unsignedAmount(sum.segment, sum.money, SCORE, 'sum') };
}

function isNextUnder({ place, figure }: AmountCandidate, sum: FigureCell, sheet: Sheet): boolean {
  const [next] = segmentsOn(sum.segment.page, sheet)
    .filter(({ top, lines }) => lines === 1 && top > sum.segment.top)
    .flatMap((segment) => cellsOf(segment).filter((cell) => cell.money.certain && isUnder(cell, sum)))
    .sort((one, other) => one.segment.top - other.segment.top);
  return next !== undefined && Math.abs(next.money.cents) === figure && isOnePlace(next.place, place);
}

/** `X-ray 100.00` under two visits of 50.00 each: what has as many cells as the row above it may be a line as that is. */
function isLine({ segment }: FigureCell, sheet: Sheet): boolean {
  const { row } = sheet.neighbours;
  const above = segmentsOn(segment.page, sheet)
    .filter(({ top, amounts, lines }) => lines === 1 && amounts.length > 0 && top < segment.top)
    .sort((one, other) => other.top - one.top)
    .find((one) => !row(segment).includes(one));
  return above === undefined || row(above).length <= row(segment).length;
}
