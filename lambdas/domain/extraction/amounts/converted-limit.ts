import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { figuresBeside, printedCurrency } from './currencies-of-lines.ts';
import { differingCurrencies } from './differing-currencies.ts';

/** `Maximum coverage USD 5,000.00 (EUR 4,500.00)` on a bill in euros: the figure that stands beside it in the bill's currency. */
export function convertedLimit(
  limit: AmountCandidate | undefined,
  figures: readonly (AmountCandidate | undefined)[],
  sheet: Sheet,
): AmountCandidate | undefined {
  const currency = figures.find((figure) => figure?.currency)?.currency;
  if (!limit || !currency || differingCurrencies([limit, ...figures]).length === 0) return limit;
  const beside = figuresBeside(limit.place, currency, sheet);
  const [only] = beside;
  if (!only || beside.length > 1) return limit;
  // Brackets are no minus here.
  return { ...limit, ...printedCurrency(only), figure: Math.abs(only.money.cents), place: only.place };
}
