import type { Candidate } from '../sheet/labelled-values.ts';

const MODE =
  / \((?:cashless|reimbursement|direct billing|primary|secondary|tertiary|corporate|credit|insurance|panel|tpa|insurer|payer)\)$/i;

/** `Max Bupa (Cashless)`: behind an insurer's name stands in brackets how it is paid, or in which turn. */
export function withoutPaymentMode(candidate: Candidate): Candidate {
  const value = candidate.value.replace(MODE, '');
  return value === candidate.value ? candidate : { ...candidate, value, printed: value };
}
