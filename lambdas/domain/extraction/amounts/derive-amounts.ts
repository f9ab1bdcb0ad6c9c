import type { Reading, Readings } from '../reading.ts';
import { centsOf, decimalOf } from '../text/money.ts';

type AmountField = 'insurance_amount' | 'out_of_pocket' | 'total_amount' | 'insurance_percent';

/**
 * A rate of two decimals may itself be rounded, by 0.005 %: below 100.00 that is less than half a cent, so the share is
 * certain. Rates of one decimal or none (80 %, 66.5 %) are taken for the plan's own, and the share is rounded to a cent.
 */
const ROUNDING_SAFE = 10_000;

/** A share of the whole total leaves nothing for the other: of such, two of three were right where nothing else said so. */
const NOTHING_LEFT = 0.7;

/** A doubtful rate, as one said in passing (`90 % nach Franchise`), would make two wrong amounts. */
const SURE_RATE = 0.6;

/**
 * Fills what follows exactly from the printed figures: the third of insurance + patient share = total; with the total
 * alone, both shares from a printed percentage; the percentage to two places.
 * A printed value is never changed, not even where the figures disagree: the amount check must see that.
 */
export function deriveAmounts(readings: Readings): Readings {
  const filled: Partial<Record<AmountField, Reading>> = {};
  const cents = (field: AmountField) => {
    const reading = filled[field] ?? readings[field];
    return reading ? centsOf(reading.value) : undefined;
  };
  const derive = (field: AmountField, value: number, ...from: readonly AmountField[]) => {
    if (readings[field] || filled[field] || value < 0) return;
    const sources = from.map((source) => (filled[source] ?? readings[source])?.confidence ?? 0);
    const confidence = Math.min(...sources, value === 0 ? NOTHING_LEFT : 1);
    filled[field] = { value: decimalOf(value), printed: null, confidence, place: null, method: 'derived' };
  };
  const isSure = (readings.insurance_percent?.confidence ?? 0) >= SURE_RATE;
  const [total, insurance, patient, percent] = [
    cents('total_amount'),
    cents('insurance_amount'),
    cents('out_of_pocket'),
    cents('insurance_percent'),
  ];
  if (insurance !== undefined && patient !== undefined)
    derive('total_amount', insurance + patient, 'insurance_amount', 'out_of_pocket');
  // What is owed is often printed as the total: that does not say that the insurer pays nothing.
  if (total !== undefined && patient !== undefined && total !== patient)
    derive('insurance_amount', total - patient, 'total_amount', 'out_of_pocket');
  if (total !== undefined && insurance !== undefined)
    derive('out_of_pocket', total - insurance, 'total_amount', 'insurance_amount');
  if (
    total !== undefined &&
    percent !== undefined &&
    insurance === undefined &&
    patient === undefined &&
    isSure &&
    percent <= 10_000
  ) {
    const exact = (total * percent) / 10_000;
    if (Number.isInteger(exact) || percent % 10 === 0 || total < ROUNDING_SAFE) {
      const share = Math.round(exact);
      derive('insurance_amount', share, 'total_amount', 'insurance_percent');
      derive('out_of_pocket', total - share, 'total_amount', 'insurance_percent');
    }
  }
  const [whole, part] = [cents('total_amount'), cents('insurance_amount')];
  if (whole !== undefined && part !== undefined && whole > 0 && part <= whole) {
    const from = whole === part ? (['out_of_pocket'] as const) : (['total_amount', 'insurance_amount'] as const);
    derive('insurance_percent', Math.round((part * 10_000) / whole), ...from);
  }
  return { ...readings, ...filled };
}
