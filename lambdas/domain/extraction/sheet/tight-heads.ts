import type { Word } from '../../document/document.ts';
import { joinWords, type Segment } from '../layout/layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';

/** Longer lines are no heads, and a head of one word has nothing to part. */
const [LEAST_WORDS, LONGEST] = [2, 40];
/** In heights of the head: how far down its first rows may stand, services over two lines among them. */
const REACH = 10;
/** As many rows don't stand under a head's words by chance. */
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 2;
const SAME_EDGE_POINTS = 2;
/** Of a figure's text beside the figure: its currency's sign. */
const MOST_BESIDE = 3;

/**
 * Parts heads that a table sets so tightly that they read as one (`Kasse Eigenant.`): where the figures of the rows below
 * stand in several columns, each of which ends where one of the head's words ends, each column has a head of its own.
 */
export function partTightHeads(segments: readonly Segment[]): readonly Segment[] {
  const edges = new Set(segments.filter(isFigure).map((figure) => edgeOf(figure)));
  const heads = segments.filter(
    (one) => mayBeHeads(one) && [-1, 0, 1].some((offset) => edges.has(edgeOf(one, offset))),
  );
  if (heads.length === 0) return segments;
  const around = segmentsByHeight(segments);
  const parted = new Map<Segment, readonly Segment[]>();
  for (const head of heads) {
    const heads = runsOf(head, around).map((run) => joinWords(run, head));
    if (heads.length > 1) parted.set(head, heads);
  }
  return parted.size === 0 ? segments : segments.flatMap((segment) => parted.get(segment) ?? segment);
}

/** Where a segment ends, to a few points: most lines of words end where no figure does, and need not be looked under. */
function edgeOf({ page, right }: Segment, offset = 0): string {
  return `${page} ${Math.round(right / SAME_EDGE_POINTS) + offset}`;
}

function mayBeHeads({ lines, words, text }: Segment): boolean {
  return lines === 1 && words.length >= LEAST_WORDS && text.length <= LONGEST && !/[\d:]/.test(text);
}

/** The head's words, parted behind each that a column of figures ends with. */
function runsOf(head: Segment, around: SegmentsByHeight): Word[][] {
  const ends = head.words.map(({ box }) => (box.x + box.width) * head.pageWidth);
  const columns = columnsBelow(head, around).map((right) =>
    ends.findIndex((end) => Math.abs(end - right) < SAME_EDGE_POINTS),
  );
  const last = head.words.length - 1;
  if (columns.length < LEAST_COLUMNS || columns.at(-1) !== last || columns.includes(-1)) return [];
  return [...new Set(columns)].map((end, at, all) => head.words.slice((all[at - 1] ?? -1) + 1, end + 1));
}

/** Where the columns of figures under a head end, as far as its first rows agree in that; left to right. */
function columnsBelow(head: Segment, around: SegmentsByHeight): readonly number[] {
  const height = head.bottom - head.top;
  const rows: { top: number; rights: number[] }[] = [];
  for (const other of around.between(head, head.bottom, head.bottom + REACH * height)) {
    if (other.left > head.right || other.right < head.left || !isFigure(other)) continue;
    const row = rows.at(-1);
    if (row && other.top - row.top < height / 2) row.rights.push(other.right);
    else if (rows.length < LEAST_ROWS) rows.push({ top: other.top, rights: [other.right] });
    else break;
  }
  if (rows.length < LEAST_ROWS) return [];
  const [first = [], ...others] = rows.map(({ rights }) => rights.sort((a, b) => a - b));
  const isSame = (rights: readonly number[]) =>
    rights.length === first.length &&
    rights.every((right, at) => Math.abs(right - (first[at] ?? 0)) < SAME_EDGE_POINTS);
  return others.every(isSame) ? first : [];
}

function isFigure({ text, amounts: [money] }: Segment): boolean {
  return money !== undefined && text.length - (money.end - money.start) <= MOST_BESIDE;
}
