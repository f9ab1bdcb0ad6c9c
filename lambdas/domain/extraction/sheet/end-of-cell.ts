import type { Segment } from '../layout/layout.ts';
import type { SegmentsByHeight } from '../layout/segments-by-height.ts';

/** In heights of the larger of the two: a form's labels are in small type. */
const CELL_REACH = 2;
/** A figure's type is at most this many times as tall as its label's. */
const TALLEST = 3;

/** A row's last cell is about as wide as the one before it. */
const LAST_CELL = 1.1;

/**
 * In a form's cell the label stands at the left and its figure may stand at the right, up to the next cell's label; in a
 * row of labels that goes for any value.
 */
export function endOfCell(
  label: Segment,
  row: readonly Segment[],
  around: SegmentsByHeight,
  inRowOfLabels: boolean,
): Segment | undefined {
  const next = row[row.indexOf(label) + 1];
  if (row.length < 2) return undefined;
  const height = label.bottom - label.top;
  const cellWidth = label.left - (row[row.indexOf(label) - 1]?.left ?? 0);
  const right = next?.left ?? label.left + LAST_CELL * cellWidth;
  return around.first(
    label,
    label.top + 0.6 * height,
    label.top + CELL_REACH * TALLEST * height,
    (other) =>
      other.left >= label.left &&
      (other.right < right || (next === undefined && isAlone(other, label, around))) &&
      other.top - label.top <= CELL_REACH * Math.max(height, other.money.length > 0 ? other.bottom - other.top : 0) &&
      (inRowOfLabels || other.money.length > 0),
  );
}

/** A wide last cell's figure: nothing else stands on its row under the label or behind. */
function isAlone(other: Segment, label: Segment, around: SegmentsByHeight): boolean {
  if (other.amounts.length === 0) return false;
  const half = (other.bottom - other.top) / 2;
  const level = around.between(other, other.top - half, other.top + half);
  return level.every((one) => one === other || one.right <= label.left);
}
