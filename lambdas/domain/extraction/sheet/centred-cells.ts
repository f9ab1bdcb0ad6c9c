import { isAligned, joinWords, type Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';
import { findDates } from '../text/printed-date.ts';

/** Two lines of one cell follow each other this closely, in line heights. */
const [LEAST_PITCH, WRAP_PITCH] = [0.6, 1.42];
/** The row's other cells stand half way between the two lines, to this share of the line height. */
const HALF_WAY = 0.15;
/** Two lines as far from each other as two others, but for rounding. */
const AS_CLOSE = 1.1;
const SAME_EDGE_POINTS = 3;
const LARGER_TYPE = 1.2;

/**
 * Joins what a table's cell breaks over two lines where the cells beside it are centred on it: their one line then
 * stands level with the gap between the two, and neither line has anything else on its own level.
 */
export function joinCentredCells(segments: readonly Segment[]): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  for (const upper of segments) {
    const lower = gone.has(upper) ? undefined : otherHalf(upper, around);
    if (!lower) continue;
    joined.set(upper, joinWords([...upper.words, ...lower.words], upper));
    gone.add(lower);
  }
  if (joined.size === 0) return segments;
  return segments.filter((segment) => !gone.has(segment)).map((segment) => joined.get(segment) ?? segment);
}

function otherHalf(upper: Segment, around: SegmentsByHeight): Segment | undefined {
  const height = upper.bottom - upper.top;
  if (upper.lines > 1) return undefined;
  const isInColumn = (other: Segment) => other !== upper && isAligned(other, upper, SAME_EDGE_POINTS, 0);
  const [first, last] = [upper.top + LEAST_PITCH * height, upper.top + WRAP_PITCH * height];
  const lower = around.first(upper, first, last, (other) => isRightUnder(upper, other, height) && isInColumn(other));
  if (!lower || !isOneType(height, lower.bottom - lower.top)) return undefined;
  if (!(isWords(upper) && isWords(lower)) && !isOpenBracket(upper, lower) && !isBrokenDate(upper, lower))
    return undefined;
  const pitch = lower.top - upper.top;
  const near = around.between(upper, upper.top - 2 * height, upper.top + 3 * height);
  const inColumn = near.filter(isInColumn);
  // A third line as close makes it a column of text beside another one.
  if (inColumn.some((other) => other !== lower && (isAsClose(lower, other, pitch) || isAsClose(other, upper, pitch))))
    return undefined;
  const middle = (centre(upper) + centre(lower)) / 2;
  const beside = near.filter((other) => overlap(other.left, other.right, upper.left, upper.right) <= 0);
  const level = (other: Segment, at: number) => Math.abs(centre(other) - at) < HALF_WAY * height;
  if (!beside.some((other) => level(other, middle))) return undefined;
  const lines = [upper, lower].map((line) => beside.filter((other) => level(other, centre(line))));
  const [onUpper = [], onLower = []] = lines;
  // Beside it another cell may break over the same two lines.
  const isHalf = (one: Segment, others: readonly Segment[]) =>
    others.some((other) => other === one || isAligned(one, other, SAME_EDGE_POINTS, 0));
  return onUpper.every((one) => isHalf(one, onLower)) && onLower.every((one) => isHalf(one, onUpper))
    ? lower
    : undefined;
}

/** A name in large type and its street under it are no cell. */
function isOneType(one: number, other: number): boolean {
  return Math.max(one, other) <= LARGER_TYPE * Math.min(one, other);
}

/** Names and labels break over lines; figures, numbers and lines with a colon of their own do not, unless it goes on in small letters: `Non-admissible items: patient to`. */
function isWords({ text }: Segment): boolean {
  if (text.includes('_') || /\d{3}/.test(text) || !/^(?:: )?[\p{L}(&]/u.test(text)) return false;
  if (/^\p{L}[^:]*: \p{Ll}[^:]*$/u.test(text)) return true;
  const colon = text.lastIndexOf(':');
  return colon < 1 || !/\p{L}/u.test(text.slice(0, colon));
}

/** `: Rs. 5,00,000.00 (bal. Rs.` over `3,12,400.00)`: what a bracket begins is of one cell with what closes it. */
function isOpenBracket({ text: upper }: Segment, { text: lower }: Segment): boolean {
  return upper.lastIndexOf('(') > upper.lastIndexOf(')') && /^[^()]*\)/.test(lower);
}

/** `5 de noviembre` over `de 2026`: the two hold a date, and it is whole in neither. */
function isBrokenDate({ text: upper }: Segment, { text: lower }: Segment): boolean {
  if (!BEGINS_DATE.test(upper) || !ENDS_DATE.test(lower)) return false;
  const [date] = findDates(`${upper} ${lower}`, 'day-first');
  return date !== undefined && date.start < upper.length && date.end > upper.length;
}

const BEGINS_DATE = /^(?:: )?\d{1,2}(?!\d)|^(?:: )?\p{L}{3,} \d{1,2},?$/u;
const ENDS_DATE = /^\D{0,16}(?:19|20)\d\d$/;

/** Rows stand farther apart than the lines of one cell. */
function isAsClose(upper: Segment, lower: Segment, pitch: number): boolean {
  const apart = lower.top - upper.top;
  return apart > 0 && apart < AS_CLOSE * pitch;
}

function isRightUnder(upper: Segment, lower: Segment, height: number): boolean {
  const pitch = lower.top - upper.top;
  return pitch > LEAST_PITCH * height && pitch < WRAP_PITCH * height;
}

function centre({ top, bottom }: Segment): number {
  return (top + bottom) / 2;
}
