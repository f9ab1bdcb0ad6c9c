import { whoseShare } from '../labels/whose-share.ts';
import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { figuredLines, MOST_OF_LINE } from './agreeing-figures.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isNobodys } from './is-nobodys.ts';
import { speaksOfLimit } from './limit-words.ts';
import { sayingInsurer } from './saying-insurer.ts';
import { unsignedAmount } from './unsigned-amount.ts';
import { wordsAround } from './words-around.ts';

/** What a sentence says is just what all lines above it add up to: the whole, by whatever words. */
const SCORE = 0.8;
const LEAST_LINES = 2;
/** Letters list no more services; files made to exhaust a reader do. */
const MOST_LINES = 60;
/** Shorter ones are captions, and known for what they are. */
const LEAST_SENTENCE = 8;

interface Told {
  readonly segment: Segment;
  readonly cents: number;
  /** The figure's sentence goes on; a table's row does not. */
  readonly said: AmountCandidate | undefined;
}

/**
 * `Assessment 95.00 · Fitting 189.00` and then `That comes to 284.00 altogether`: letters list what was done, be it in rows or in a
 * sentence, and tell in a sentence what all of it comes to. Only where one figure is such a sum.
 */
export const saidSums = onceASheet((sheet): readonly AmountCandidate[] => {
  const told = figuredLines(sheet).flatMap((segment) => toldIn(segment, sheet));
  const sums = told.flatMap(({ said, cents }, at) => (said && isSumOfAbove(cents, told.slice(0, at)) ? [said] : []));
  const [sum, ...others] = sums;
  return sum && others.every(({ figure }) => figure === sum.figure) ? [sum] : [];
});

/** Of a row the last figure, of a sentence all. */
function toldIn(segment: Segment, sheet: Sheet): Told[] {
  const row = sheet.neighbours.row(segment);
  if (segment.lines === 1 && row.length > 1) {
    const money = segment.amounts.at(-1);
    const isLast = !row.slice(row.indexOf(segment) + 1).some(({ amounts }) => amounts.length > 0);
    return money && isLast ? [{ segment, cents: money.cents, said: undefined }] : [];
  }
  const isSentence = segment.words.length >= LEAST_SENTENCE;
  return segment.amounts.slice(0, MOST_OF_LINE).flatMap((money, at) => {
    if (isNobodys(segment, money, sheet)) return [];
    const { before, behind } = wordsAround(segment, money, at, sheet);
    const isOpen = before !== '' && !isOthers(sayingInsurer(before, sheet), plainText(behind));
    const said = isSentence && isOpen ? unsignedAmount(segment, money, SCORE, 'sum') : undefined;
    return [{ segment, cents: money.cents, said }];
  });
}

/** A share's, or the most that is paid: no sum of what was done. */
function isOthers(before: string, behind: string): boolean {
  return whoseShare(before.replace(CLINIC, ' ')) !== undefined || speaksOfLimit(before, behind);
}

/** `Altogether we ask`: in a letter that lists its services `we` is not the insurer. */
const CLINIC = /(?<![a-z])(?:we|us)(?![a-z])/g;

function isSumOfAbove(sum: number, above: readonly Told[]): boolean {
  let rest = sum;
  for (const [at, { cents }] of above.slice(-MOST_LINES).toReversed().entries()) {
    rest -= cents;
    if (cents <= 0 || rest < 0) return false;
    if (rest === 0) return at + 1 >= LEAST_LINES && at + 1 === above.length;
  }
  return false;
}
