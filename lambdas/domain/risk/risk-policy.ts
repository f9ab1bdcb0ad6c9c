import type { CheckName } from '../../contracts/extraction-data.ts';

export interface RiskPolicy {
  /** Points for each failed check. */
  readonly checkWeights: Readonly<Record<CheckName, number>>;
  /** Points when nothing of the document could be read; in proportion between. */
  readonly incompletenessWeight: number;
  /** Scores from which a level begins; below `mediumFrom` the level is LOW. */
  readonly mediumFrom: number;
  readonly highFrom: number;
}

/**
 * The one place where risk is weighed.
 *
 * - Every check weighs at least `mediumFrom`: LOW is only for invoices that pass them all.
 * - A document that is no covered invoice, amounts that contradict each other and a second claim for the same care are
 *   significant: each alone weighs `highFrom`, the duplicate more, since it is the commonest way to be paid twice.
 * - An insurer that is no partner and a date outside the window are minor: they are often put right by a telephone
 *   call. Both together stay MEDIUM (45) unless much of the document is also missing.
 * - An invoice that passes everything has at least its amounts, its insurer and its date: five of fourteen fields. The
 *   other nine missing cost 30 × 9/14 = 19 points, so what could not be read alone never makes it MEDIUM.
 */
export const RISK_POLICY: RiskPolicy = {
  checkWeights: {
    category_check: 50,
    amount_check: 50,
    partner_check: 25,
    duplicate_check: 60,
    submission_date_check: 20,
  },
  incompletenessWeight: 30,
  mediumFrom: 20,
  highFrom: 50,
};
