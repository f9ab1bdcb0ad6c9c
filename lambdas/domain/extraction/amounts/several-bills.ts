import { readId } from '../numbers/read-id.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { amountCandidates, amountIn } from './amount-candidates.ts';

/** A label as sure as this names the number, or the total, of the bill that it stands on. */
const [NUMBER, TOTAL] = [0.6, 0.5];
const NUMBERS = ['invoice_number', 'claim_number'] as const;

/**
 * The numbers of the bills in a document that holds several: pages with a total of their own that are numbered differently,
 * as invoices or as claims, or two invoices on one page. Empty for one bill, however many pages it has.
 */
export function numbersOfSeveralBills(sheet: Sheet): readonly string[] {
  const totalled = new Set(
    amountCandidates(sheet, 'total_amount')
      .filter(({ score }) => score >= TOTAL)
      .map(({ place }) => place.page),
  );
  if (totalled.size < 2) return numbersSideBySide(sheet);
  for (const field of NUMBERS) {
    const numbers = labelledValues(sheet, field, readId).filter(
      ({ score, place }) => score >= NUMBER && totalled.has(place.page),
    );
    const [first] = numbers;
    const other =
      first && numbers.find((one) => one.place.page !== first.place.page && !isSame(one.value, first.value));
    // A number that both pages bear is the bill's; others beside it are of what belongs to it.
    const isShared = numbers.some((one) =>
      numbers.some((two) => two.place.page !== one.place.page && isSame(one.value, two.value)),
    );
    if (first && other && !isShared) return [first.value, other.value].sort();
  }
  return numbersSideBySide(sheet);
}

/** Of two bills on one page: two invoice numbers and two totals that differ, each pair under the very same words. */
function numbersSideBySide(sheet: Sheet): readonly string[] {
  const labelled = labelledValues(sheet, 'invoice_number', readId).filter(
    ({ score, method }) => score >= NUMBER && method !== 'sentence',
  );
  const byLabel = Map.groupBy(labelled, ({ slot, place }) => `${place.page} ${labelOf(slot)}`);
  for (const [first, ...others] of byLabel.values()) {
    const other = others.find((one) => first && !isSame(one.value, first.value));
    if (first && other && hasTwoTotals(sheet, first.place.page)) return [first.value, other.value].sort();
  }
  return [];
}

function hasTwoTotals(sheet: Sheet, page: number): boolean {
  const figures = new Map<string, number>();
  return sheet.slots.some((slot) => {
    const isTotal = slot.segment.page === page && weightOf(slot.hit, 'total_amount') >= TOTAL;
    const found = isTotal && slot.method !== 'sentence' ? amountIn(slot) : undefined;
    if (!found?.money.certain) return false;
    const known = figures.get(labelOf(slot)) ?? found.money.cents;
    figures.set(labelOf(slot), known);
    return known !== found.money.cents;
  });
}

function labelOf({ hit: { segment, start, end } }: Slot): string {
  return segment.plain.slice(start, end);
}

/** A part of a number stands for it, where the number is printed in parts: `4471` for `INV-4471`, not `INV-1` for `INV-12`. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.join('') === b.join('') || holds(a, b) || holds(b, a);
}

function partsOf(value: string): readonly string[] {
  return value.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
}

function holds(parts: readonly string[], some: readonly string[]): boolean {
  return ` ${parts.join(' ')} `.includes(` ${some.join(' ')} `);
}
