import type { LabelHit } from '../labels/describe-label.ts';
import type { Reading } from '../reading.ts';
import { labelledValues, readingOf } from '../sheet/labelled-values.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { findUnrealDates } from '../text/printed-date.ts';
import { isOfOtherPaper } from './of-other-paper.ts';

/** What labels weigh that say a claim was submitted then. */
export const FILED = 1;
export const LEAST_SCORE = 0.4;
/** How far, in characters, a date may stand from its label. */
export const LABEL_REACH = 14;
/** Two rows of a list follow each other within this many line heights. */
const PITCH = 2.6;

export const SENT =
  '(?:eingereicht|vorgelegt|ubermittelt|presentad|enviad|submetid|transmis|depose|envoye|submitted|filed|diajukan)';
const NOT_SENT = new RegExp(
  `(?:^|[^a-z])(?:not|never|nicht|non|pas|no|nao|tidak|belum|must|to|debe|debera|doit|deve|devera|harus)(?: (?:yet|been|be|encore|ete|etre|ha sido|ser|fue|foi|ainda))* ${SENT}[a-z]*(?: +[a-z]+){0,3} *$`,
);

/** `Not submitted before 3 May`, `must be submitted by 3 May`, `referral submitted`: no such day is one of the bill's submission. */
export function isNotSent(slot: Slot, sheet: Sheet): boolean {
  const { segment, end } = slot.hit;
  return NOT_SENT.test(segment.plain.slice(0, end)) || isOfOtherPaper(slot, sheet);
}

/**
 * `Submission Date: 30 February 2026`, as it is printed: there is no ISO date for it.
 * @param least what the label weighs at least.
 */
export function unrealDate(sheet: Sheet, least: number): Reading | undefined {
  const labelled = labelledValues(sheet, 'submission_date', (text, inSentence) => {
    const [date] = inSentence ? [] : findUnrealDates(text);
    return date && date.start <= LABEL_REACH
      ? { value: text.slice(date.start, date.end), ...date, quality: 1 }
      : undefined;
  }).find(({ slot }) => weightOf(slot.hit, 'submission_date') >= least && !isNotSent(slot, sheet));
  return labelled && labelled.score >= LEAST_SCORE ? readingOf(labelled) : undefined;
}

/** Whether on a recognised page the day of submission is asked for in a list of labels, and nothing was read beside it. */
export function lacksFiledDate({ hits, neighbours }: Sheet, recognized: ReadonlySet<number>): boolean {
  const filed = hits.filter(
    (hit) =>
      hit.whole &&
      weightOf(hit, 'submission_date') === FILED &&
      recognized.has(hit.segment.page) &&
      !neighbours.headers.has(hit) &&
      neighbours.row(hit.segment).at(-1) === hit.segment,
  );
  const pages = Map.groupBy(filed.length > 0 ? hits : [], ({ segment }) => segment.page);
  return filed.some((hit) =>
    (pages.get(hit.segment.page) ?? []).some(
      (other) => isNextRow(hit, other) && hasValue(other, neighbours.row(other.segment)),
    ),
  );
}

function isNextRow({ segment }: LabelHit, { segment: other }: LabelHit): boolean {
  const height = segment.bottom - segment.top;
  const pitch = Math.abs(other.top - segment.top);
  return pitch > height / 2 && pitch < PITCH * height && Math.abs(other.left - segment.left) < height;
}

function hasValue(hit: LabelHit, row: readonly unknown[]): boolean {
  return isLabelled(hit) && (hit.whole ? row[0] === hit.segment && row.length > 1 : hit.colon);
}
