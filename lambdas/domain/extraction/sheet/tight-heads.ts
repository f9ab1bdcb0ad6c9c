import type { Document } from '../../document/document.ts';
import { joinWords, type Segment } from './layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from './segments-by-height.ts';

/** A head's first row stands this close under it, in line heights. */
const REACH = 3;
/** What is printed at the same tabulator differs by less. */
const SAME_EDGE_POINTS = 1;
const LARGER_TYPE = 1.3;
/** Two words may stand over two cells by chance, as in a title. */
const LEAST_COLUMNS = 3;
/** Cells of two lines are centred on those of one. */
const SAME_ROW = 0.7;

/**
 * Parts the heads of a table set so tightly that they read as one line (`Belegnummer Belegdatum Kostenträger`): where words
 * stand exactly over the cells of one row, each is the head of its own column.
 */
export function splitTightHeads(segments: readonly Segment[], document: Document): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const parted = new Map<Segment, readonly Segment[]>();
  for (const segment of segments) {
    const page = pages.get(segment.page);
    if (!page || segment.lines > 1 || segment.words.length < 2 || /[\d:]/.test(segment.text)) continue;
    const starts = columnStarts(segment, around);
    if (starts.length < LEAST_COLUMNS) continue;
    parted.set(
      segment,
      starts.map((start, index) => joinWords(segment.words.slice(start, starts[index + 1]), page)),
    );
  }
  return parted.size === 0 ? segments : segments.flatMap((segment) => parted.get(segment) ?? segment);
}

/** The words that stand over cells of the row beneath; none unless the line's own beginning stands over one. */
function columnStarts(head: Segment, around: SegmentsByHeight): readonly number[] {
  const height = head.bottom - head.top;
  const under = around.between(head, head.top + 0.6 * height, head.top + REACH * height);
  const first = under.find(({ left }) => Math.abs(left - head.left) < SAME_EDGE_POINTS);
  const cellHeight = first ? first.bottom - first.top : 0;
  // A letterhead in large type stands over its address, not over a table's row.
  if (!first || height > LARGER_TYPE * cellHeight) return [];
  const row = under.filter(({ top }) => Math.abs(top - first.top) < SAME_ROW * cellHeight);
  return head.words.flatMap(({ box }, index) => {
    const left = box.x * head.pageWidth;
    return row.some((cell) => Math.abs(cell.left - left) < SAME_EDGE_POINTS) ? [index] : [];
  });
}
