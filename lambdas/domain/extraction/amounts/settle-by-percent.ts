import type { AmountCandidate } from './amount-candidates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;
/** What the arithmetic of a statement vouches for. */
const SCORE = 0.8;

/**
 * `Amount claimed 459.16 · Approved amount 404.06 · Amount paid 282.84`, at 70 %: of three figures the two of which one is the
 * printed percentage of the other, to the cent, are the total and what the insurer paid.
 */
export function settleByPercent(
  solved: SolvedAmounts,
  totals: readonly AmountCandidate[],
  others: readonly AmountCandidate[],
  percent: AmountCandidate | undefined,
): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!percent || !total || !insurance || patient || isShare(total, insurance, percent)) return solved;
  for (const whole of totals) {
    const part = others.find((one) => one.figure !== whole.figure && isShare(whole, one, percent));
    if (part) return { ...solved, total: surely(whole), insurance: surely(part) };
  }
  return solved;
}

function isShare(whole: AmountCandidate, part: AmountCandidate, percent: AmountCandidate): boolean {
  return part.figure > 0 && Math.abs(whole.figure * percent.figure - part.figure * 10_000) <= CENT * 10_000;
}

function surely(candidate: AmountCandidate): AmountCandidate {
  return { ...candidate, score: Math.max(candidate.score, SCORE) };
}
