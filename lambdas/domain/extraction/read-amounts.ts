import type { Document } from '../document/document.ts';
import { type AmountCandidate, amountCandidates, percentCandidates } from './amount-candidates.ts';
import { asSureAsRead } from './as-sure-as-read.ts';
import { readLineItems } from './line-items.ts';
import { centsOf, decimalOf } from './money.ts';
import { readCurrency } from './read-currency.ts';
import type { AmountReadings, LineItem, Outline, Reading, Readings } from './reading.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { solveAmounts } from './solve-amounts.ts';

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
  const shares = printedOnly({
    insurance_amount: readingOf(solved.insurance, floor),
    out_of_pocket: readingOf(solved.patient, floor),
    total_amount: readingOf(solved.total, floor),
  });
  const others = printedOnly({
    max_coverage: readingOf(maximum, 0),
    insurance_percent: readingOf(percent, 0),
    currency: readCurrency(sheet, [solved.total, solved.insurance, solved.patient, maximum], outline),
  });
  // Figures that agree vouch for each other's digits too.
  const readings = {
    ...(solved.agree ? shares : asSureAsRead(shares, document)),
    ...asSureAsRead(others, document),
  };
  const lineItems = readLineItems(sheet, solved.total?.figure);
  const grossAmount = readGross(sheet, lineItems);
  return { readings, lineItems, ...(grossAmount && { grossAmount }) };
}

function printedOnly(figures: { readonly [F in keyof Readings]: Reading | undefined }): Readings {
  return Object.fromEntries(Object.entries(figures).filter(([, reading]) => reading !== undefined));
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
