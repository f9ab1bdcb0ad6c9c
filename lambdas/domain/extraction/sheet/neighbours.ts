import type { LabelHit } from '../labels/describe-label.ts';
import { isNumberAlone } from '../layout/cells-beside.ts';
import type { Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import { runsUpwards } from '../layout/runs-upwards.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';
import { headersOf, isAmount } from './column-headers.ts';
import { endOfCell } from './end-of-cell.ts';
import { inLabelColumn } from './label-columns.ts';
import { rightInRow } from './right-in-row.ts';

/** Who stands beside whom. */
export interface Neighbours {
  /** The nearest segment on the same row to the right, unless a label stands there. */
  rightOf(segment: Segment): Segment | undefined;
  /** The nearest segment under it, unless a label stands there. */
  below(segment: Segment): Segment | undefined;
  /** The nearest amount under it, past a table's caption; a label between them ends the search. */
  amountBelow(segment: Segment): Segment | undefined;
  /** Whether more than half of what stands on the segment's row are labels: their values stand below them. */
  inRowOfLabels(segment: Segment): boolean;
  /** Whether a label and its value stand right under it, as under a block's heading. */
  headsBlock(segment: Segment): boolean;
  /** Whether it is right under a label without colon: that one's value, not that of a word to its left. */
  standsUnderLabel(segment: Segment): boolean;
  /** Everything on the segment's row, left to right, itself included. */
  row(segment: Segment): readonly Segment[];
  /** Whether the label's row is one of a list of labels with their values at the right. */
  inList(label: Segment): boolean;
  /** Where this document's labels have their values, as far as most of them agree. */
  readonly direction: 'right' | 'below' | undefined;
  /** Labels that head the columns of a table of services. */
  readonly headers: ReadonlySet<LabelHit>;
}

/** Share of the lower one's height by which two segments overlap when they stand on one row. */
const ROW_OVERLAP = 0.5;
/** A value stands at most this many line heights under its label; tall boxes of forms are the farthest. */
const BELOW_REACH = 4.5;
/** A table's tallest head, in lines of the shortest. */
const TALLEST_HEAD = 3.5;
/** Two labels side by side may be a label and a value that reads like one. */
const LEAST_HEADS = 3;
/** From top to top, in line heights. */
const [HEADING_PITCH, UNDER_PITCH] = [2.2, 1.8];
/** A value's type is at most this many times as tall as its label's. */
const TALLEST = 3;

export function findNeighbours(segments: readonly Segment[], hits: readonly LabelHit[]): Neighbours {
  // `BON 004 718 55` under `Membership number`: of a number's letters no word is a label.
  const isOfNumber = (hit: LabelHit) => hit.bare && !hit.colon && isNumberAlone(hit.segment);
  const labels = new Set(hits.filter((hit) => isLabelled(hit) && !isOfNumber(hit)).map((hit) => hit.segment));
  const whole = new Set(hits.filter((hit) => hit.whole && !hit.colon).map((hit) => hit.segment));
  const pairs = new Set(hits.filter((hit) => hit.leads && hit.colon && !hit.whole).map((hit) => hit.segment));
  const around = segmentsByHeight(segments);
  const rows = new Map<Segment, readonly Segment[]>();
  const row = (segment: Segment) => {
    const known = rows.get(segment);
    if (known) return known;
    const found = rowOf(segment, around);
    rows.set(segment, found);
    return found;
  };
  const inRowOfLabels = (segment: Segment) => {
    const all = row(segment);
    const named = all.filter((one) => whole.has(one)).length;
    return named >= LEAST_HEADS && named * 2 > all.length;
  };
  const nextRight = (segment: Segment) => rightInRow(segment, row(segment));
  const belows = new Map<Segment, Segment | undefined>();
  const nextBelow = (segment: Segment) => {
    if (!belows.has(segment)) belows.set(segment, findBelow(segment));
    return belows.get(segment);
  };
  const findBelow = (segment: Segment) => {
    const inRow = inRowOfLabels(segment);
    const [under, inCell] = [nearestBelow(segment, around), endOfCell(segment, row(segment), around, inRow)];
    return inCell && (!under || inCell.bottom < under.top) ? inCell : under;
  };
  const unlessLabel = (segment: Segment | undefined) => (segment && labels.has(segment) ? undefined : segment);
  const headers = headersOf(hits, row, nextBelow, around);
  const underLabels = new Set<Segment>();
  let [right, below] = [0, 0];
  for (const hit of hits) {
    if (!hit.whole || headers.has(hit)) continue;
    const toRight = unlessLabel(nextRight(hit.segment));
    const under = unlessLabel(nextBelow(hit.segment));
    if (toRight && !under) right += 1;
    if (under && !toRight) below += 1;
    if (under && !hit.colon && under.top - hit.segment.top < UNDER_PITCH * (under.bottom - under.top))
      underLabels.add(under);
  }
  return {
    rightOf: (segment) => unlessLabel(nextRight(segment)),
    below: (segment) => unlessLabel(nextBelow(segment)),
    amountBelow: (segment) =>
      unlessLabel(nearestBelow(segment, around, (other) => isAmount(other) || labels.has(other))),
    row,
    headsBlock: (segment) => {
      const under = nearestBelow(segment, around);
      const isPair = under && (pairs.has(under) || (whole.has(under) && unlessLabel(nextRight(under)) !== undefined));
      return isPair === true && under.top - segment.top < HEADING_PITCH * (under.bottom - under.top);
    },
    standsUnderLabel: (segment) => underLabels.has(segment),
    inRowOfLabels,
    inList: (label) => {
      const rightOf = (segment: Segment) => unlessLabel(nextRight(segment));
      const value = rightOf(label);
      return value !== undefined && inLabelColumn(label, value, (one) => whole.has(one), around, rightOf);
    },
    direction: right === below ? undefined : right > below ? 'right' : 'below',
    headers,
  };
}

/** A label stands here, with or without its value; a name that begins like a label (`Hospital Santa Ana`) is none. */
export function isLabelled({ segment, end, leads, whole, colon }: LabelHit): boolean {
  return leads && (whole || colon || /\d/.test(segment.text.slice(end)));
}

function rowOf(segment: Segment, around: SegmentsByHeight): readonly Segment[] {
  const height = segment.bottom - segment.top;
  // A head set in two lines begins well above the heads of one line beside it.
  const level = around.between(segment, segment.top - TALLEST_HEAD * height, segment.top + height);
  const isAside = runsUpwards(segment);
  const row = level.filter(
    (other) =>
      overlap(segment.top, segment.bottom, other.top, other.bottom) > ROW_OVERLAP && runsUpwards(other) === isAside,
  );
  if (row.length < 2 || !row.includes(segment)) return [segment];
  return areInOrder(row) ? row : row.sort((a, b) => a.left - b.left);
}

function areInOrder(row: readonly Segment[]): boolean {
  for (let at = 1; at < row.length; at += 1) if ((row[at - 1]?.left ?? 0) > (row[at]?.left ?? 0)) return false;
  return true;
}

function nearestBelow(
  label: Segment,
  around: SegmentsByHeight,
  fits: (other: Segment) => boolean = () => true,
): Segment | undefined {
  const height = label.bottom - label.top;
  return around.first(label, label.top + 0.6 * height, label.top + BELOW_REACH * TALLEST * height, (other) => {
    if (
      other === label ||
      !fits(other) ||
      other.top - label.top > BELOW_REACH * Math.max(height, other.bottom - other.top)
    )
      return false;
    const aligned = Math.abs(other.left - label.left) < height || Math.abs(other.right - label.right) < height;
    return aligned || overlap(label.left, label.right, other.left, other.right) > 0.3;
  });
}
