import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { narrowedSheet } from '../sheet/narrowed-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type AmountCandidate, amountCandidates } from './amount-candidates.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const APPROVED = /(?<![a-z])(?:approved|allowed|allowable|eligible|admissible|covered|negotiated)(?![a-z])/;
const PAID = /^ *(?:(?:net|total|amount|benefit|plan) )*(?:paid|payment|payable)(?: amount)? *$/;

/**
 * `Claimed 2,245.03 · Approved 1,796.02 · Paid 1,436.82` on an insurer's own paper: what it paid is its share of what it
 * approved; what was claimed beyond that counts for nobody.
 */
export function settleAdjudicated(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  if (!isInsurersPaper(sheet)) return solved;
  const [approved, paid] = [labelledBy(APPROVED, sheet), labelledBy(PAID, sheet)];
  if (!approved || !paid || paid.figure <= 0 || paid.figure >= approved.figure) return solved;
  const patient = solved.patient?.figure === approved.figure - paid.figure ? solved.patient : undefined;
  return { total: approved, insurance: paid, patient, agree: patient !== undefined };
}

function labelledBy(label: RegExp, sheet: Sheet): AmountCandidate | undefined {
  const slots = sheet.slots.filter(
    ({ hit, method }) => method !== 'sentence' && label.test(hit.segment.plain.slice(hit.start, hit.end)),
  );
  const meant = slots.map((slot) => ({ ...slot, hit: { ...slot.hit, meanings: MEANT } }));
  return amountCandidates(narrowedSheet(sheet, meant, new Set()), OTHER)[0];
}

const OTHER = 'other_amount';
const MEANT = [{ concept: OTHER, weight: 0.9 }] as const;
