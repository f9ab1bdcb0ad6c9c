import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import { hasLostCents } from '../sheet/lost-cents.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { findMoney, type Money } from '../text/money.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { bracketedLimits } from './bracketed-limits.ts';
import { clauseFigures } from './clause-figures.ts';
import { type Found, isNoFigure } from './is-no-figure.ts';
import { isCarriedOn, isLineOfTable } from './line-of-table.ts';
import { isOfEarlierBill } from './of-earlier-bill.ts';
import { receiptSums } from './receipt-sum.ts';
import { reckonedFrom } from './reckoned-from.ts';
import { saidSums } from './said-sum.ts';
import { sectionTotals } from './section-totals.ts';
import { sumOfColumn } from './sum-of-column.ts';
import { isTableTotal, tableFigures } from './table-figures.ts';
import { isTaxInTotal } from './tax-in-total.ts';
import { isOfPart, withoutParts } from './without-parts.ts';

/** A figure that a label points at: an amount in cents, or a percentage in hundredths of a percent. */
export interface AmountCandidate {
  readonly figure: number;
  readonly currency: string | null;
  readonly score: number;
  readonly printed: string;
  readonly place: Place;
  readonly method: string;
}

/** A rate; `Less Medicare rebate (75% in hospital)  148.43` is the rate of that figure. */
export interface RateCandidate extends AmountCandidate {
  readonly of: number | undefined;
}

/** A number without currency, decimals or separators is seldom money. */
const BARE_NUMBER = 0.7;
/** Nor is a figure without cents where a recogniser read the others with theirs: it lost the separator, or is a box's number. */
const LOST_CENTS = 0.3;
/** How far, in characters, an amount may stand from its label in a sentence. */
export const SENTENCE_REACH = 70;
const BEFORE_REACH = 16;
/** From eight figures on, without a separator, a number is no amount: `TPA Claim: 2672745309`, `Póliza: 20118847`. */
const LONGEST_BARE = 1_000_000_000;
/** In hundredths: of more things than a hundred nobody gives the number beside their sum. */
const MOST_COUNTED = 10_000;

const remembered = onceASheet(() => new Map<Concept, readonly AmountCandidate[]>());

/** The amounts that the document's labels give for a concept, best first; remembered, since two steps ask. */
export function amountCandidates(sheet: Sheet, concept: Concept): readonly AmountCandidate[] {
  const known = remembered(sheet);
  const candidates = known.get(concept) ?? findCandidates(sheet, concept);
  known.set(concept, candidates);
  return candidates;
}

function findCandidates(sheet: Sheet, concept: Concept): AmountCandidate[] {
  const candidates: AmountCandidate[] = [];
  const parts = new Set<AmountCandidate>();
  for (const slot of sheet.slots) {
    const weight = weightOf(slot.hit, concept);
    if (weight === 0 || isRate(slot.hit) || isOfEarlier(slot.hit, sheet)) continue;
    // `Annual maximum   1,500.00   used 430.00` is a row of limits, whatever its table's heads say.
    if (slot.method === 'label-right' && concept !== 'max_coverage' && isTableTotal(slot.hit, sheet)) continue;
    if (concept === 'total_amount' && (isTaxInTotal(slot.hit) || sectionTotals(sheet).has(slot.hit.segment))) continue;
    const other = concept === 'total_amount' && isOtherTotal(slot.hit);
    const first = amountIn(slot) ?? (slot.method === 'sentence' ? amountBefore(slot.hit, sheet) : undefined);
    const found = first && ofAll(first, sheet);
    if (!found || isNoFigure(found, slot, concept, sheet)) continue;
    if (concept === 'total_amount' && slot.method === 'label-below' && isCarriedOn(found.segment, sheet)) continue;
    const sum = slot.method === 'label-below' ? sumOfColumn(found.segment, sheet) : undefined;
    const printed = sum ? { money: sum.money, segment: sum.segment, offset: 0 } : found;
    const isLine = slot.method === 'label-below' && !sum && isLineOfTable(found.segment, sheet);
    const candidate = candidateOf(printed, slot, weight * slot.nearness * (isLine ? OF_LINE : 1));
    const lost = hasLostCents(candidate.printed, found.segment, sheet);
    const score = candidate.score * (lost ? LOST_CENTS : other ? OF_OTHER : 1);
    const scored = { ...candidate, score };
    candidates.push(scored);
    if (isShare(concept) && isOfPart(slot.hit)) parts.add(scored);
  }
  // Of other figures sentences say nothing.
  const spoken = concept === 'other_amount' ? [] : clauseFigures(sheet, concept);
  const labelled =
    parts.size > 0 ? withoutParts(candidates, parts, amountCandidates(sheet, 'total_amount')) : candidates;
  const limits = concept === 'max_coverage' ? bracketedLimits(sheet) : [];
  const all = [...labelled, ...tableFigures(sheet, concept), ...spoken, ...limits];
  if (concept === 'total_amount') {
    const sums = [...all, ...receiptSums(sheet), ...saidSums(sheet)];
    return sorted(sums.some(isSomething) ? sums.filter(isSomething) : sums);
  }
  return sorted(isShare(concept) ? withoutNothing(all.map(paid)) : all);
}

/** What stands under a head is the first line's only, where another line of figures follows. */
const OF_LINE = 0.5;

function isOfEarlier({ segment, start, end }: LabelHit, sheet: Sheet): boolean {
  if (segment.lines > 1) {
    // `Solde antérieur au 30.09. : 36,50 $`: what it is of may stand between a label and its figure.
    const figure = segment.amounts.find((one) => one.start >= end)?.start ?? end;
    return isOfEarlierBill(segment.plain.slice(0, end)) || isOfEarlierBill(segment.plain.slice(start, figure));
  }
  const known = linesOfEarlier(sheet);
  const isEarlier = known.get(segment) ?? isOfEarlierBill(segment.plain);
  known.set(segment, isEarlier);
  return isEarlier;
}

/** Remembered: one line may hold thousands of labels. */
const linesOfEarlier = onceASheet(() => new Map<Segment, boolean>());

const OF_OTHER = 0.8;
/** `Total Paid`, `Total Descontos`: all of something that is taken off, added or paid, not of the bill. */
const { off, tax, paid: settled } = BOOKING_WORDS;
const OTHER_TOTAL = new RegExp(
  `^total(?:es|s)? +(?:de |of |other )?${wordPattern(...off, ...settled, ...tax, 'refunds?').source}(?! incl)`,
);

function isOtherTotal({ segment, start }: LabelHit): boolean {
  return OTHER_TOTAL.test(segment.plain.slice(start));
}

function isSomething({ figure }: AmountCandidate): boolean {
  return figure !== 0;
}

/** `Copago: 0.00` beside `Cuota moderadora: 45.36`: of two kinds of one share, the one that applies. */
function withoutNothing(shares: readonly AmountCandidate[]): readonly AmountCandidate[] {
  const most = Math.max(...shares.filter(({ figure }) => figure > 0).map(({ score }) => score));
  return shares.filter(({ figure, score }) => figure !== 0 || score > most + BARELY);
}

const BARELY = 0.1;

/** `Cobertura seguro (%)  80`: a rate in words of a share; `Insurance (80 %)  120.00` says the share's rate only. */
export function isRate({ segment, start, end }: LabelHit): boolean {
  return /(?<!\d ?)%/.test(segment.text.slice(start, end));
}

function isShare(concept: Concept): boolean {
  return concept === 'insurance_amount' || concept === 'out_of_pocket';
}

/** A bill takes payments off its charges: `Insurance payments  -675.45`, `(675.45)`. What was paid is above zero. */
function paid(candidate: AmountCandidate): AmountCandidate {
  return candidate.figure < 0 ? { ...candidate, figure: -candidate.figure } : candidate;
}

/** The amount where a label's value may stand, and where it is printed. */
export function amountIn(slot: Slot): Found | undefined {
  const { segment, start, end } = slot.hit;
  // `THB 2,000.00 in total. The insurer guarantees THB 1,700.00`
  if (
    slot.method === 'sentence' &&
    /[.!?]\s*$/.test(segment.text.slice(start, end)) &&
    /^\p{Lu}/u.test(segment.text.slice(end))
  )
    return undefined;
  const text = slot.segment.text.slice(slot.from, slot.to);
  const reach = slot.method === 'sentence' ? SENTENCE_REACH : 24;
  const amounts = findMoney(text, slot.segment.thousandths).filter(({ start }) => start <= reach);
  const money = amounts.find(({ certain }) => certain) ?? amounts[0];
  if (!money || (!money.certain && (money.cents >= LONGEST_BARE || isYear(text.slice(money.start, money.end)))))
    return undefined;
  if (!money.certain && (slot.method === 'sentence' || !isAlone(money, text))) return undefined;
  if (slot.method === 'sentence' && /[.!?]\s+\p{Lu}|;\s/u.test(text.slice(0, money.start))) return undefined;
  return { money, segment: slot.segment, offset: slot.from };
}

/** `Zuschuss je Sitzung € 31,00 × 4   € 124,00`: of a price of one, what all of them come to. */
function ofAll(found: Found, sheet: Sheet): Found {
  const { segment, offset, money } = found;
  const all = reckonedFrom(segment, { ...money, start: offset + money.start, end: offset + money.end }, sheet);
  return all ? { ...all, offset: 0 } : found;
}

/** `22. Signature` is no amount, a bare number counts only where it is all there is; nor is `2 RX`, a count. */
function isAlone({ cents, end }: Money, text: string): boolean {
  return text.replace(/[^\p{L}]/gu, '').length <= 2 && !(cents < MOST_COUNTED && /\p{L}/u.test(text.slice(end)));
}

function isYear(printed: string): boolean {
  return /^20[23]\d$/.test(printed);
}

/** In a sentence the amount may come first: `Of this, 26.76 was paid by insurance`. */
function amountBefore(hit: LabelHit, sheet: Sheet): Found | undefined {
  const previous = sheet.hits[hit.index - 1];
  const from = previous?.segment === hit.segment ? previous.end : 0;
  const text = hit.segment.text.slice(from, hit.start);
  const money = findMoney(text, hit.segment.thousandths).at(-1);
  if (!money?.certain) return undefined;
  const between = text.slice(money.end);
  if (between.length > BEFORE_REACH || /[.;,(]/.test(between)) return undefined;
  return { money, segment: hit.segment, offset: from };
}

function candidateOf({ money, segment, offset }: Found, slot: Slot, score: number): AmountCandidate {
  const [start, end] = [offset + money.start, offset + money.end];
  return {
    figure: money.cents,
    currency: money.currency,
    score: score * (money.certain ? 1 : BARE_NUMBER),
    printed: segment.text.slice(start, end),
    place: placeOf(segment, start, end),
    method: slot.method,
  };
}

/** Best first; of equals the later on the page. */
export function sorted<C extends AmountCandidate>(candidates: readonly C[]): C[] {
  return [...candidates].sort(
    (a, b) => b.score - a.score || b.place.page - a.place.page || b.place.box.y - a.place.box.y,
  );
}
