import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { isNumberPrefix } from '../text/number-prefix.ts';

/** In line heights, from top to top. */
const PITCH = 2.6;
const SAME_EDGE = 5;
/** No bill prints so many; files made to exhaust a reader do. */
const MOST_PREFIXES = 40;

/**
 * Labels without those that are a number's own beginning: `Clm 77654228` beside `Claim No.` is the number as a whole, as
 * `CLM 77654228` is.
 */
export function withoutPrefixes(hits: readonly LabelHit[]): readonly LabelHit[] {
  const prefixes = hits.filter(isPrefix);
  if (prefixes.length === 0 || prefixes.length > MOST_PREFIXES) return hits;
  const dropped = new Set(prefixes.filter((hit) => isOfClaim(hit) || hits.some((label) => announces(label, hit))));
  return dropped.size === 0 ? hits : hits.filter((hit) => !dropped.has(hit)).map((hit, index) => ({ ...hit, index }));
}

/** Alone it is a claim's number too; see speaking-numbers.ts. */
function isOfClaim({ segment: { words } }: LabelHit): boolean {
  return /^[ck]lm$/i.test(words[0]?.text ?? '') && words.length === 2;
}

/** Nothing else than the two stands there. */
function isPrefix({ segment: { words }, start, colon }: LabelHit): boolean {
  const [first, second, ...others] = words;
  return start === 0 && !colon && others.length < 2 && first !== undefined && isNumberPrefix(first.text, second?.text);
}

function announces(label: LabelHit, { segment, meanings }: LabelHit): boolean {
  if (!label.whole || label.segment === segment) return false;
  if (!label.meanings.some(({ concept }) => meanings.some((one) => one.concept === concept))) return false;
  return isLeftOf(label.segment, segment) || isOver(label.segment, segment);
}

function isLeftOf({ page, top, bottom, right }: Segment, value: Segment): boolean {
  return page === value.page && top < value.bottom && bottom > value.top && right <= value.left;
}

function isOver({ page, top, left, bottom }: Segment, value: Segment): boolean {
  const pitch = value.top - top;
  return page === value.page && Math.abs(left - value.left) < SAME_EDGE && pitch > 0 && pitch < PITCH * (bottom - top);
}
