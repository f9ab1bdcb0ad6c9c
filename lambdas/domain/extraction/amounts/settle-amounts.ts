import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captions.ts';
import { settleAddressed } from './settle-addressed.ts';
import { settleAdjudicated } from './settle-adjudicated.ts';
import { settleAllowed } from './settle-allowed.ts';
import { settleByCaptions } from './settle-by-captions.ts';
import { settleByColumns } from './settle-by-columns.ts';
import { settleByGross } from './settle-by-gross.ts';
import { settleByLikelihood } from './settle-by-likelihood.ts';

import { settleByParts } from './settle-by-parts.ts';
import { settleByRate } from './settle-by-rate.ts';
import { settleByReckoning } from './settle-by-reckoning.ts';
import { settleByTotalRow } from './settle-by-total-row.ts';
import { settleDivided } from './settle-divided.ts';
import { settleExcess } from './settle-excess.ts';
import { settleTaken } from './settle-taken.ts';
import { settleUnpaid } from './settle-unpaid.ts';
import { settleWholeRow } from './settle-whole-row.ts';
import { type SolvedAmounts, solveAmounts } from './solve-amounts.ts';
import { addSecondInsurer } from './two-insurers.ts';
import { withSumsFirst } from './with-sums-first.ts';
import { withoutContradicted } from './without-contradicted.ts';
import { withoutDouble } from './without-double.ts';
import { withoutRivalled } from './without-rivalled.ts';
import { withoutUnheard } from './without-unheard.ts';

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
  readonly percent: AmountCandidate | undefined;
}

/**
 * The three figures that belong together: first among what is labelled; and as long as these do not agree, the likeliest three
 * that do, and then whatever else a document's arithmetic says of them, the surest first. Each way answers with what it was
 * given where it has nothing to say.
 */
export function settleAmounts(sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const { patients, charged, discounts, grosses, percent } = figures;
  const ways: readonly ((solved: SolvedAmounts) => SolvedAmounts)[] = [
    (solved) => settleAddressed(solved, sheet),
    (solved) => settleByLikelihood(solved, sheet),
    (solved) => settleByGross(solved, grosses),
    (solved) => settleByTotalRow(solved, sheet),
    (solved) => settleTaken(solved, sheet),
    (solved) => settleAdjudicated(solved, sheet),
    (solved) => settleAllowed(solved, sheet),
    (solved) => settleByColumns(solved, sheet),
    (solved) => settleByReckoning(solved, sheet),
    (solved) => settleByCaptions(solved, sheet),
    (solved) => settleByRate(solved, percent, sheet),
    (solved) => settleByParts(solved, charged, sheet),
    (solved) => settleDivided(solved, sheet),
    (solved) => settleExcess(solved, sheet),
    (solved) => settleWholeRow(solved, sheet),
    (solved) => settleUnpaid(solved, charged, patients, discounts),
    (solved) => withoutDouble(solved, figures, sheet),
    (solved) => withoutUnheard(solved, sheet),
    (solved) => withoutContradicted(solved, charged, sheet),
    (solved) => withoutRivalled(solved, sheet),
  ];
  return ways.reduce((solved, settle) => settle(solved), solveLabelled(sheet, figures));
}

function solveLabelled(sheet: Sheet, { totals, percent, ...shares }: LabelledFigures): SolvedAmounts {
  const [insurances, patients] = [withSumsFirst(shares.insurances, totals), withSumsFirst(shares.patients, totals)];
  return addSecondInsurer(solveAmounts(totals, insurances, patients, percent), totals, insurances, patients, () =>
    captionedFigures(sheet).map(({ candidate }) => candidate),
  );
}
