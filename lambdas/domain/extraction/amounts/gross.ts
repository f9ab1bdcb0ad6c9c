import type { LabelHit } from '../labels/describe-label.ts';
import type { LineItem } from '../reading.ts';
import { narrowedSheet } from '../sheet/narrowed-sheet.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { isGross } from '../words/sum-words.ts';
import { type AmountCandidate, amountCandidates } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { reckoningRows } from './reckoning-rows.ts';
import { findReckonings } from './reckonings.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { totalsOfTables } from './table-figures.ts';

const OFF = anyWordPattern(...BOOKING_WORDS.off);

/** What is printed as taken off; a deductible or a tax is not. */
export function discountsOf(sheet: Sheet): readonly AmountCandidate[] {
  const isDiscount = ({ segment, start, end }: LabelHit) => hasWord(segment.plain.slice(start, end), OFF);
  if (!hasWord(plainOfSheet(sheet), OFF)) return [];
  const headers = new Set([...sheet.neighbours.headers].filter(isDiscount));
  const slots = sheet.slots.filter(({ hit }) => isDiscount(hit));
  return amountCandidates(narrowedSheet(sheet, slots, headers), 'other_amount');
}

/** `Total 72,000 · Discount 2,000 · Net 70,000`: of two totals that a printed discount parts the larger is the gross. */
export function withoutGross(
  totals: readonly AmountCandidate[],
  discounts: readonly AmountCandidate[],
): AmountCandidate[] {
  const figures = new Set(totals.map(({ figure }) => figure));
  return totals.filter(
    ({ figure }) => !discounts.some((one) => one.figure !== 0 && figures.has(figure - Math.abs(one.figure))),
  );
}

/** What is labelled as gross, billed or subtotal. */
export function grossFigures(sheet: Sheet): readonly AmountCandidate[] {
  const labelled = sheet.slots.filter(({ hit }) => isGross(hit.segment.plain.slice(hit.start, hit.end)));
  return amountCandidates(narrowedSheet(sheet, labelled), 'other_amount');
}

/** What was billed, where a printed adjustment is all that parts it from the shares: it is not the total then. */
export function isBeforeDiscount(
  { total, insurance, patient, agree }: SolvedAmounts,
  others: readonly AmountCandidate[],
  sheet: Sheet,
): boolean {
  if (agree || !total || !insurance || !patient) return false;
  const above = total.figure - insurance.figure - patient.figure;
  if (above <= 0) return false;
  // `$101.58 was written off`: a sentence may say it too.
  const said = sheet.segments.filter(({ plain }) => hasWord(plain, OFF));
  const spoken = said.flatMap(({ money }) => money).map(({ cents }) => cents);
  const isAbove = (figure: number) => Math.abs(figure) === above;
  if ([...others.map(({ figure }) => figure), ...spoken].some(isAbove)) return true;
  // `Our price · Plan savings · Plan paid · You owe`: so may a column's head.
  return captionedFigures(sheet).some(({ left, off, candidate: { figure } }) => left === '' && isAbove(figure) && off);
}

/** `Valor de venta 308.50 · I.G.V. 18 % 55.53`: what was billed before a printed tax, which is all that parts it from the shares. */
export function isUntaxed({ total, insurance, patient, agree }: SolvedAmounts, sheet: Sheet): boolean {
  if (agree || !total || !insurance || !patient) return false;
  const tax = insurance.figure + patient.figure - total.figure;
  return tax > 0 && reckoningRows(sheet).some(({ figure, party }) => party === 'tax' && figure === tax);
}

/** Of the figures labelled as gross the one that the billed lines add up to; without lines nobody asks. */
export function grossOfLines(
  sheet: Sheet,
  lineItems: readonly LineItem[],
  candidates: readonly AmountCandidate[],
): AmountCandidate | undefined {
  if (lineItems.length === 0) return undefined;
  const lines = lineItems.filter(({ kind }) => kind === 'line').reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const exact =
    candidates.find(({ figure }) => figure === lines) ??
    totalsOfTables(sheet).find(({ figure }) => figure === lines) ??
    (lines === 0 ? undefined : findReckonings(sheet).find(({ start }) => start.figure === lines)?.start.candidate);
  return exact ?? candidates[0];
}
