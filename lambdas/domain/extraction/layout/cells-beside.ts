import { findDates } from '../text/printed-date.ts';
import type { Segment } from './layout.ts';
import { segmentsByHeight } from './segments-by-height.ts';

/** What is beside a cell and tells something about it: text that a colon begins, or a number behind this sign. */
export const NUMBER_BESIDE = '\t';

const COLON_FIRST = /^[:：]\s*\S/;
/** Nothing but one number, of four figures at least. */
const NUMBER = /^[:#]?\s*(?:\p{Lu}{1,5} )?(?=(?:\D*\d){4})[\p{Lu}\d]+(?:[ ./-][\p{Lu}\d]+){0,5}$/u;
/** An amount without a currency. */
const FIGURE = /^[:#]?\s*(?:\d{1,3}(?:[.,'’‘ʼ´`′]\d{3})+(?:[.,]\d{1,2})?|\d+[.,]\d{1,2}|\d{1,3})$/;
const MONTH = /^(?:19|20)\d\d[-/.]\d{1,2}$/;
/** In line heights, from top to top. */
const [NEXT_ROW, ROWS_BELOW] = [0.6, 2.4];
const SAME_EDGE_POINTS = 5;

export function isNumberAlone({ text }: Pick<Segment, 'text'>): boolean {
  return NUMBER.test(text);
}

/** It has no number's shape but an amount's, a month's or a day's. */
export function isFigureOrDate({ text }: Pick<Segment, 'text'>): boolean {
  if (FIGURE.test(text) || MONTH.test(text)) return true;
  return !NUMBER_AND_DAY.test(text) && findDates(text, 'day-first').length > 0;
}

/** `20260733 emitida em 01/06/2026`: a number, and the day of what is numbered. */
const NUMBER_AND_DAY =
  /^(?=(?:\S*\d){3})[\p{Lu}\d./-]+,? (?:emitid[oa] (?:em|el)|expedid[oa] (?:em|el)|[ée]mise? le|ausgestellt am|issued(?: on)?|dated|du|vom|tgl\.?|tanggal) \d/u;

/** `Nota` and `: AMW/0326/07719`, `Expediente` and `RG-26-0044187`: for each cell what a colon begins at its right, or the number there or right below. */
export function cellsBeside(segments: readonly Segment[]): ReadonlyMap<Segment, string> {
  const beside = new Map<Segment, string>();
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    const isRight = before && isRightOf(segment, before);
    if (isRight && COLON_FIRST.test(segment.text)) beside.set(before, segment.text);
    else if (/\d{2}/.test(segment.text) && isNumberAlone(segment) && !isFigureOrDate(segment)) {
      const label = isRight && !isValue(before) ? before : cellAbove(segment, segments);
      if (label && !beside.has(label)) beside.set(label, NUMBER_BESIDE + segment.text);
    }
  }
  return beside;
}

/** In a row of values each has its label above it. */
function isValue({ text }: Segment): boolean {
  return (/\d{3}/.test(text) && !/\p{L}{3}/u.test(text)) || isNumberAlone({ text });
}

export function isRightOf({ page, left, top, bottom }: Segment, before: Segment): boolean {
  return before.page === page && left >= before.right && top < before.bottom && bottom > before.top;
}

function cellAbove(segment: Segment, segments: readonly Segment[]): Segment | undefined {
  const height = segment.bottom - segment.top;
  return segmentsByHeight(segments)
    .between(segment, segment.top - ROWS_BELOW * height, segment.top - NEXT_ROW * height)
    .findLast(({ left }) => Math.abs(left - segment.left) < SAME_EDGE_POINTS);
}
