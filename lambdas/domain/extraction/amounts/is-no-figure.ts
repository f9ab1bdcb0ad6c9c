import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet, Slot } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { isLimitOfItem } from './is-limit-of-item.ts';
import { isNobodys } from './is-nobodys.ts';
import {
  endsWithLimit,
  isOfVisits,
  isPartialLimit,
  sentenceUpTo,
  speaksOfNoLimit,
  speaksOfOwnLimit,
  speaksOfYearlyExcess,
} from './limit-words.ts';
import { itemsLimitedTo } from './limits-of-items.ts';
import { isOtherLimit } from './other-limits.ts';
import { isOfSeveralVisits } from './several-visits.ts';

/** An amount that a label points at: where its text begins in the segment, and where it stands in that. */
export interface Found {
  readonly segment: Segment;
  readonly offset: number;
  readonly money: Money;
}

/** Whether the words around an amount say that it is not what its label announces: nobody's, or another limit. */
export function isNoFigure(
  found: Found,
  { hit, segment, from, method }: Slot,
  concept: Concept,
  sheet: Sheet,
): boolean {
  const { offset, money } = found;
  const inSegment = { ...money, start: offset + money.start, end: offset + money.end };
  if (isNobodys(found.segment, inSegment, sheet)) return true;
  const isSaid = method === 'sentence';
  if (isSaid && concept !== 'max_coverage' && endsWithLimit(upTo(found))) return true;
  if (method === 'label-inside' && concept !== 'max_coverage' && isMostInBrackets(found)) return true;
  if (concept === 'out_of_pocket') return isSaid && (speaksOfYearlyExcess(upTo(found)) || isForOneOfMany(found, sheet));
  return concept === 'max_coverage' && ((isSaid && speaksOfNoLimit(segment, from)) || isNoLimit(hit, found, sheet));
}

/** `Patient share (20 %, max. 50.00 per visit)`: what stands in brackets with a word for the most. */
function isMostInBrackets({ segment, offset, money }: Found): boolean {
  const [, aside] = OPEN_BRACKET.exec(segment.text.slice(0, offset + money.start)) ?? [];
  return aside !== undefined && MOST.test(plainText(aside));
}

const OPEN_BRACKET = /\(([^()]*)$/;
const MOST =
  /(?<![a-z])(?:max|maximum|maximal|maks|maksimal|maximo|hochstens|at most|up to|bis|bis zu|jusqu a|hasta|ate|hingga|sampai)(?: [a-z]{1,3})? *$/;

/** Behind the price of one: `20.00 X 2`. */
const TIMES = /^ *[xX×] ?\d/;

/** `Selbstbehaltes von 20,00 Euro je Sitzung`, on a bill of several; `COPAY 40.00 COLLECTED (20.00 X 2 VISITS)`. */
function isForOneOfMany({ segment, offset, money }: Found, sheet: Sheet): boolean {
  if (TIMES.test(segment.text.slice(offset + money.end))) return true;
  return isOfVisits(segment.text.slice(offset + money.end)) && isOfSeveralVisits(sheet);
}

/** What its sentence says up to it. */
function upTo({ segment, offset, money }: Found): string {
  return sentenceUpTo(segment.text, offset + money.start);
}

/** Whether the most is the patient's, one of many's or no cover's: the words from the label to its figure say so. */
function isNoLimit({ segment, start }: LabelHit, { segment: beside, offset, money }: Found, sheet: Sheet): boolean {
  const at = offset + money.start;
  const behind = beside.text.slice(offset + money.end);
  const label = beside === segment ? segment.plain.slice(start, at) : segment.plain.slice(start);
  if (isPartialLimit(behind, '', isOfSeveralVisits(sheet)) || speaksOfOwnLimit(label)) return true;
  if (beside === segment && isLimitOfItem(segment, start, sheet)) return true;
  if (itemsLimitedTo(beside, { ...money, start: at }, sheet).length > 0) return true;
  const sentence = sentenceUpTo(segment.text, beside === segment ? at : segment.text.length);
  const own = beside === segment ? '' : plainText(beside.text.slice(0, at));
  return isOtherLimit(`${sentence} ${own}`, behind);
}
