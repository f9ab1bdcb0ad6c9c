import type { AmountCandidate } from './amount-candidates.ts';

/** What labels, tables and sentences say of a document's figures, each best first. */
export interface LabelledFigures {
  /** Without those that a printed discount shows to be the gross. */
  readonly totals: readonly AmountCandidate[];
  readonly insurances: readonly AmountCandidate[];
  readonly patients: readonly AmountCandidate[];
  /** All that is called a total. */
  readonly charged: readonly AmountCandidate[];
  readonly discounts: readonly AmountCandidate[];
  /** Labelled as gross, billed or subtotal. */
  readonly grosses: readonly AmountCandidate[];
  readonly limits: readonly AmountCandidate[];
  readonly percent: AmountCandidate | undefined;
}
