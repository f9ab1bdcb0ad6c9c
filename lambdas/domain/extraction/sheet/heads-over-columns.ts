import type { Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';

const LEAST_HEADS = 3;
const LONGEST_HEAD = 24;
/** In the head's line heights: the first row of figures, and the rows that are looked at. */
const [FIRST_ROW, LAST_ROW] = [3.2, 10];
const LEAST_ROWS = 2;
const SAME_EDGE_POINTS = 2;
/** Of a figure's text beside the figure: its currency's sign. */
const MOST_BESIDE = 3;

/**
 * Lets heads reach over the figures of their columns. Tables centre their heads and set figures to the right (or both to opposite
 * sides), so that in a wide column the head `Net` ends before the figures begin. Where each column of figures ends between one head's left edge
 * and the next one's, that head is the column's; so it is in a row of boxes with their captions at one side and their figures at the other.
 */
export function reachOverColumns(segments: readonly Segment[]): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const reaching = new Map<Segment, Segment>();
  for (const first of segments) {
    if (!isHead(first)) continue;
    const heads = levelOf(first, around).sort((a, b) => a.left - b.left);
    if (heads[0] !== first || heads.length < LEAST_HEADS || !heads.every(isHead)) continue;
    for (const [head, column] of columnsOf(heads, columnsUnder(first, around, heads.length)))
      reaching.set(head, {
        ...head,
        left: Math.min(head.left, column.left),
        right: Math.max(head.right, column.right),
      });
  }
  return reaching.size === 0 ? segments : segments.map((segment) => reaching.get(segment) ?? segment);
}

function isHead({ lines, text }: Segment): boolean {
  return lines === 1 && text.length <= LONGEST_HEAD && /\p{L}{2}/u.test(text) && !/[\d:]/.test(text);
}

function levelOf(one: Segment, around: SegmentsByHeight): Segment[] {
  const half = (one.bottom - one.top) / 2;
  return [...around.between(one, one.top - half, one.top + half)];
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** The columns that stand beside their heads; none where a head has several columns, or a column stands under another head. */
function columnsOf(heads: readonly Segment[], columns: readonly Extent[]): readonly (readonly [Segment, Extent])[] {
  const owned = columns.flatMap((column) => {
    const owner = heads.findLast(({ left }) => left < column.right);
    const isOthers = heads.some((head) => head !== owner && overlaps(head, column));
    return owner && !isOthers ? [[owner, column] as const] : [];
  });
  const isClear = owned.length === columns.length && new Set(owned.map(([head]) => head)).size === columns.length;
  return isClear ? owned.filter(([head, column]) => !overlaps(head, column)) : [];
}

function overlaps(head: Extent, column: Extent): boolean {
  return overlap(head.left, head.right, column.left, column.right) > 0;
}

/** The columns of figures under a head's row, as far as its first rows agree in where they end. */
function columnsUnder(head: Segment, around: SegmentsByHeight, heads: number): readonly Extent[] {
  const height = head.bottom - head.top;
  const rows: { readonly top: number; readonly cells: Segment[] }[] = [];
  for (const other of around.between(head, head.bottom, head.bottom + LAST_ROW * height)) {
    if (!isFigure(other)) continue;
    const row = rows.at(-1);
    if (row && other.top - row.top < height / 2) row.cells.push(other);
    else if (rows.length < LEAST_ROWS) rows.push({ top: other.top, cells: [other] });
    else break;
  }
  const [first, ...others] = rows.map(({ cells }) => cells.sort((a, b) => a.left - b.left));
  const isNear = (rows[0]?.top ?? Number.POSITIVE_INFINITY) < head.bottom + FIRST_ROW * height;
  const isLike = (cells: readonly Segment[]) =>
    cells.length === first?.length &&
    cells.every((cell, at) => Math.abs(cell.right - (first[at]?.right ?? 0)) < SAME_EDGE_POINTS);
  if (!first?.[0] || !isNear) return [];
  const alike = others.every(isLike) ? others : [];
  // A band of boxes has one row, of as many figures as heads, and nothing else.
  const isBand = first.length === heads && levelOf(first[0], around).every(isFigure);
  if (alike.length + 1 < LEAST_ROWS && !isBand) return [];
  return first.map(({ left, right }, at) => ({
    left: Math.min(left, ...alike.map((cells) => cells[at]?.left ?? left)),
    right,
  }));
}

function isFigure({ text, amounts: [money] }: Segment): boolean {
  return money !== undefined && text.length - (money.end - money.start) <= MOST_BESIDE;
}
