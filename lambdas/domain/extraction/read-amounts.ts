import type { Document } from '../document/document.ts';
import { type AmountCandidate, amountCandidates, percentCandidates } from './amount-candidates.ts';
import { readLineItems } from './line-items.ts';
import { centsOf, decimalOf } from './money.ts';
import { readCurrency } from './read-currency.ts';
import type { AmountReadings, LineItem, Outline, Reading } from './reading.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { type SolvedAmounts, solveAmounts } from './solve-amounts.ts';

/** Below this a figure is left out: a wrong amount costs more than a missing one. */
const BELIEVED = 0.5;
/** Figures that agree with each other are almost never all wrong. */
const AGREED = 0.98;

/**
 * Step 4: the figures as they are printed, solved together, the currency, and the billed lines.
 * Nothing is derived here and nothing repaired: where printed figures disagree, the amount check must see it.
 */
export function readAmounts(document: Document, outline: Outline): AmountReadings {
  const sheet = sheetOf(document);
  const [percent] = percentCandidates(sheet);
  const solved = solveAmounts(
    amountCandidates(sheet, 'total_amount'),
    amountCandidates(sheet, 'insurance_amount'),
    amountCandidates(sheet, 'out_of_pocket'),
    percent,
  );
  const [maximum] = amountCandidates(sheet, 'max_coverage');
  const floor = solved.agree ? AGREED : 0;
  const figures = {
    insurance_amount: readingOf(solved.insurance, floor),
    out_of_pocket: readingOf(solved.patient, floor),
    max_coverage: readingOf(maximum, 0),
    total_amount: readingOf(solved.total, floor),
    insurance_percent: readingOf(percent, 0),
    currency: readCurrency(sheet, [solved.total, solved.insurance, solved.patient, maximum], outline),
  };
  const printed = Object.entries(figures).filter(
    (entry): entry is [keyof typeof figures, Reading] => entry[1] !== undefined,
  );
  const lineItems = readLineItems(sheet, solved.total?.figure ?? sumOfShares(solved));
  const grossAmount = readGross(sheet, lineItems);
  return { readings: Object.fromEntries(printed), lineItems, ...(grossAmount && { grossAmount }) };
}

/** Where only the shares are printed, the billed lines add up to both together. */
function sumOfShares({ insurance, patient }: SolvedAmounts): number | undefined {
  return insurance && patient ? insurance.figure + patient.figure : undefined;
}

const GROSS =
  /gross|billed|sub ?total|total charges|zwischen ?summe|brutto|facturado|bruto|base imponible|sous total|total ht|faturado/;

/** A figure labelled as gross, billed or subtotal; of several the one that the billed lines add up to. */
function readGross(sheet: Sheet, lineItems: readonly LineItem[]): Reading | undefined {
  const lines = lineItems.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const labelled = sheet.slots.filter(({ hit }) => GROSS.test(hit.segment.plain.slice(hit.start, hit.end)));
  const candidates = amountCandidates({ ...sheet, slots: labelled }, 'other_amount');
  return readingOf(candidates.find(({ figure }) => figure === lines) ?? candidates[0], 0);
}

function readingOf(candidate: AmountCandidate | undefined, floor: number): Reading | undefined {
  if (!candidate) return undefined;
  const confidence = Math.min(0.99, Math.max(candidate.score, floor));
  if (confidence < BELIEVED) return undefined;
  const { printed, place, method } = candidate;
  return { value: decimalOf(candidate.figure), printed, confidence, place, method };
}
