import { WHAT_IS_LEFT } from '../labels/figure-phrase.ts';
import { isOnePlace } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import {
  beginsWithLimit,
  isLimitedTo,
  isPartialLimit,
  leavesNoLimit,
  sentenceUpTo,
  speaksOfLimit,
  speaksOfOwnLimit,
} from './limit-words.ts';
import { isOtherLimit } from './other-limits.ts';
import { isOfSeveralVisits } from './several-visits.ts';
import { spentLimit } from './spent-limit.ts';

/** A label leaves less doubt than the words of a row. */
const SCORE = 0.7;
/** `Annual limit` in a sidebar, its figure under it, beside `30/06/2026  Splint  74.50`: behind a day stands another table's row. */
const HAS_DAY = /\d{1,4}[ /.-]\d{1,2}[ /.-]\d{2,4}/;
const CURRENCY_AT_END = / (?:[a-z]{3}|rp|rs)$/;
/**
 * The most that is paid: what a label says, be it nothing, or, where none is sure, the one row whose words speak of a limit:
 * `Maximale Leistung pro Schadenfall gemäss Vertrag   400.00`.
 */
export function statedLimit(sheet: Sheet, labelled: readonly AmountCandidate[]): AmountCandidate | undefined {
  const best = labelled.find((candidate) => !isUnderOwnShare(candidate, sheet) && !isSaidOfOwnShare(candidate, sheet));
  if (best && best.score >= SCORE) return best;
  const spent = spentLimit(sheet);
  if (spent) return spent;
  const stated = captionedFigures(sheet).filter(
    ({ left, row, segment, money, candidate: { figure } }) =>
      figure > 0 &&
      left === row &&
      !(best && HAS_DAY.test(left)) &&
      (speaksOfLimit(left.trim().replace(CURRENCY_AT_END, '')) || beginsWithLimit(left)) &&
      !leavesNoLimit(left) &&
      !WHAT_IS_LEFT.test(left) &&
      !speaksOfOwnLimit(left) &&
      !isPartialLimit('', left, isOfSeveralVisits(sheet)) &&
      !isOtherLimit(`${sentenceUpTo(segment.text, money.start)} ${left}`, segment.text.slice(money.end)),
  );
  const [only] = stated;
  return only && stated.length === 1 ? { ...only.candidate, score: SCORE, method: 'sentence' } : best;
}

/** `30 % make R$ 310,44; the ceiling of R$ 180,00 applies`, where the paper says elsewhere `Coparticipação 30%, limitada a R$ 180,00`. */
function isSaidOfOwnShare({ figure }: AmountCandidate, { segments }: Sheet): boolean {
  return segments.some(({ text, amounts }) =>
    amounts.some(({ cents, start, end }) => {
      if (cents !== figure) return false;
      const before = sentenceUpTo(text, start);
      return speaksOfOwnLimit(before) && isLimitedTo(before, text.slice(end));
    }),
  );
}

/** `maximal pro Jahr   300.00   700.00` under `Franchise   Selbstbehalt`: the most that the patient bears. */
function isUnderOwnShare({ place }: AmountCandidate, sheet: Sheet): boolean {
  return captionedFigures(sheet).some(
    ({ candidate, head }) => head !== '' && isOnePlace(candidate.place, place) && speaksOfOwnLimit(head),
  );
}
