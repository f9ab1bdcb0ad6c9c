import { readLineItems } from '../lines/line-items.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;

/**
 * A bill that prints no total, but lines, what the insurer bears and what was paid: `Amount paid` is the patient's where
 * the two make up the lines.
 */
export function settleByLines(
  solved: SolvedAmounts,
  patients: readonly AmountCandidate[],
  sheet: Sheet,
): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (total || patient || !insurance || patients.length === 0) return solved;
  const lines = readLineItems(sheet, [insurance.figure]).map(({ amount }) => centsOf(amount));
  const billed = lines.filter((cents) => cents > 0).reduce((sum, cents) => sum + cents, 0);
  const rest = patients.find(({ figure }) => Math.abs(insurance.figure + figure - billed) <= CENT);
  return rest ? { ...solved, patient: rest, agree: true } : solved;
}
