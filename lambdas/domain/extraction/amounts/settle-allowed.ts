import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CLAIMED = /(?<![a-z])(?:claimed|billed|charged|submitted|bill amount)(?![a-z])/;
const DEDUCTED =
  /(?<![a-z])(?:deduct(?:ed|ions?)|disallow(?:ed|ance)|not (?:payable|covered|admissible|allowed)|non ?(?:payable|admissible|medical)|inadmissible|ineligible)(?![a-z])/;
const ALLOWED =
  /(?<![a-z])(?<!not |non )(?:allowed|approved|admissible|admitted|payable|settled|sanctioned|passed)(?![a-z])/;
/** What a letter says of the sum that it sends. */
const SENT =
  /(?<![a-z])(?:credited|paid|payable|settled|remitted|transferred|released|neft|rtgs|cheque|sanctioned)(?![a-z])/;

/** What the provider took off by contract is nobody's. */
const NOBODYS =
  /(?<![a-z])(?:may|must|can|will|should) ?not (?:be )?(?:charged?|bill(?:ed)?|collect(?:ed)?|recover(?:ed)?|balance)|(?<![a-z])(?:contract|network|provider)(?: [a-z]+)? (?:discount|adjustment|savings?|responsibility|write off)/;

/**
 * `Claimed 78,555.00 · Deducted 6,264.00 · Allowed 72,291.00`, and below `Rs. 72,291.00 has been credited to your account`: an
 * administrator's letter deducts what the insurer does not bear, and pays what it allows. Where what is allowed is sent, what
 * was deducted is the insured's.
 */
export function settleAllowed(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  if (NOBODYS.test(plainOfSheet(sheet))) return solved;
  const figures = captionedFigures(sheet).filter(({ off }) => !off);
  const headed = (head: RegExp) => figures.filter((one) => head.test(one.head));
  const [claims, deductions] = [headed(CLAIMED), headed(DEDUCTED)];
  for (const allowed of headed(ALLOWED).toReversed()) {
    const row = sheet.neighbours.row(allowed.segment);
    const isOnRow = (one: CaptionedFigure) => row.includes(one.segment);
    const claimed = claims.find(isOnRow);
    const deducted = deductions.find(isOnRow);
    if (!claimed || !deducted) continue;
    const [total, insurance, patient] = [claimed.candidate, allowed.candidate, deducted.candidate];
    if (total.figure !== insurance.figure + patient.figure || !isSent(insurance.figure, row, sheet)) continue;
    return { total, insurance, patient, agree: true };
  }
  return solved;
}

/** Said below to be paid, wherever in the sentence; and nothing less of it, as after a co-payment. */
function isSent(figure: number, row: readonly CaptionedFigure['segment'][], sheet: Sheet): boolean {
  const printed = printedCents(sheet);
  const sent = sheet.segments
    .filter((one) => !row.includes(one) && SENT.test(one.plain))
    .flatMap(({ amounts }) => amounts.map(({ cents }) => Math.abs(cents)));
  return sent.includes(figure) && !sent.some((less) => less > 0 && less < figure && printed.has(figure - less));
}
