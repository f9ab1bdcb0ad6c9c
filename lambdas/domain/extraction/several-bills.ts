import { amountCandidates } from './amounts/amount-candidates.ts';
import { readId } from './read-id.ts';
import { labelledValues } from './sheet/labelled-values.ts';
import type { Sheet } from './sheet/sheet.ts';

/** A label as sure as this names the number, or the total, of the bill that it stands on. */
const [NUMBER, TOTAL] = [0.6, 0.5];
const NUMBERS = ['invoice_number', 'claim_number'] as const;

/**
 * The numbers of the bills in a document that holds several: pages with a total of their own that are numbered differently,
 * as invoices or as claims. Empty for one bill, however many pages it has.
 */
export function numbersOfSeveralBills(sheet: Sheet): readonly string[] {
  const totalled = new Set(
    amountCandidates(sheet, 'total_amount')
      .filter(({ score }) => score >= TOTAL)
      .map(({ place }) => place.page),
  );
  if (totalled.size < 2) return [];
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
  return [];
}

/** A part of a number stands for it. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => value.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase()) as [string, string];
  return a.includes(b) || b.includes(a);
}
