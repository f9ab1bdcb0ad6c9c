import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import type { LabelledFigures } from './labelled-figures.ts';
import { settleAddressed } from './settle-addressed.ts';
import { settleAdjudicated } from './settle-adjudicated.ts';
import { settleAllowed } from './settle-allowed.ts';
import { settleAtLimit } from './settle-at-limit.ts';
import { settleByCaptions } from './settle-by-captions.ts';
import { settleByColumns } from './settle-by-columns.ts';
import { settleByGross } from './settle-by-gross.ts';
import { settleByLikelihood } from './settle-by-likelihood.ts';
import { settleByLikeness } from './settle-by-likeness.ts';
import { settleByLinesSum } from './settle-by-lines-sum.ts';
import { settleByParts } from './settle-by-parts.ts';
import { settleByRate } from './settle-by-rate.ts';
import { settleByReckoning } from './settle-by-reckoning.ts';
import { settleByTotalRow } from './settle-by-total-row.ts';
import { settleDivided } from './settle-divided.ts';
import { settleExcess } from './settle-excess.ts';
import { settleLessCopay } from './settle-less-copay.ts';
import { settleOnlyThree } from './settle-only-three.ts';
import { settleSeveralPayers } from './settle-several-payers.ts';
import { settleTaken } from './settle-taken.ts';
import { settleTwoShares } from './settle-two-shares.ts';
import { settleUnpaid } from './settle-unpaid.ts';
import { settleWholeCalledShare } from './settle-whole-called-share.ts';
import { settleWholeRow } from './settle-whole-row.ts';
import { type SolvedAmounts, solveAmounts } from './solve-amounts.ts';
import { addSecondInsurer } from './two-insurers.ts';
import { withMisprintBeside } from './with-misprint-beside.ts';
import { withOwedWhole } from './with-owed-whole.ts';
import { withPatientsRest } from './with-patients-rest.ts';
import { withSameLabel } from './with-same-label.ts';
import { withStatedSums, withStatedThird } from './with-stated-third.ts';
import { withSumsFirst } from './with-sums-first.ts';
import { withSureLabels } from './with-sure-labels.ts';
import { withoutContradicted } from './without-contradicted.ts';
import { withoutDouble } from './without-double.ts';
import { withoutLeftOpen } from './without-left-open.ts';
import { withoutRivalled } from './without-rivalled.ts';
import { withoutUnheard } from './without-unheard.ts';
import { withoutWeakTotal } from './without-weak-total.ts';

/** Answers with what it was given where it has nothing to say. */
type Way = (solved: SolvedAmounts, sheet: Sheet, figures: LabelledFigures) => SolvedAmounts;

/** Tried one after the other until three figures agree: what is said in words before what only adds up. */
const UNTIL_THREE_AGREE: readonly Way[] = [
  // Whoever is asked to pay is named; or three that agree are by far the likeliest.
  settleAddressed,
  settleByLikelihood,
  // Two labelled figures, and a third whose own label says something else of it.
  settleByGross,
  settleByTotalRow,
  settleWholeCalledShare,
  settleTaken,
  // What only insurers write.
  settleAdjudicated,
  settleAllowed,
  // The sums down a table's columns, and those down the page.
  settleSeveralPayers,
  settleByColumns,
  settleByReckoning,
  // Any three that agree, by the words around one or two of them.
  settleByCaptions,
  // One figure out of a rate, or out of its parts.
  settleByRate,
  settleByParts,
  // One known share, and no other three figures on the paper that agree.
  settleOnlyThree,
  // All that the insurer may bear, and the patient the rest.
  settleAtLimit,
  // What the billed lines add up to, where nothing is called the total.
  settleByLinesSum,
  // Two shares of a bill that prints no total.
  settleTwoShares,
];

/** Three figures may agree without being the bill's: a division that is printed besides, and goes further, is. */
const WHERE_THREE_AGREE: readonly Way[] = [
  settleDivided,
  settleLessCopay,
  settleExcess,
  settleWholeRow,
  withSureLabels,
  withStatedSums,
  withSameLabel,
  withMisprintBeside,
];

/** What labels alone say is left out where the paper speaks against it. */
const WHERE_NONE_AGREE: readonly Way[] = [
  withoutDouble,
  withoutUnheard,
  withoutContradicted,
  withoutRivalled,
  withStatedThird,
  withOwedWhole,
  withoutWeakTotal,
];

/** The three figures that belong together: what is labelled, and what a document's arithmetic says of it. */
export function settleAmounts(sheet: Sheet, figures: LabelledFigures): SolvedAmounts {
  const by = (solved: SolvedAmounts, settle: Way) => settle(solved, sheet, figures);
  let solved = solveLabelled(sheet, figures);
  for (const settle of UNTIL_THREE_AGREE) {
    if (solved.agree) break;
    solved = by(solved, settle);
  }
  if (solved.agree) solved = WHERE_THREE_AGREE.reduce(by, solved);
  solved = withoutLeftOpen(settleUnpaid(solved, sheet, figures), sheet, figures);
  if (!solved.agree) solved = WHERE_NONE_AGREE.reduce(by, solved);
  return withPatientsRest(settleByLikeness(solved, sheet), sheet);
}

function solveLabelled(sheet: Sheet, { totals, percent, ...shares }: LabelledFigures): SolvedAmounts {
  const [insurances, patients] = [withSumsFirst(shares.insurances, totals), withSumsFirst(shares.patients, totals)];
  return addSecondInsurer(solveAmounts(totals, insurances, patients, percent), totals, insurances, patients, () =>
    captionedFigures(sheet),
  );
}
