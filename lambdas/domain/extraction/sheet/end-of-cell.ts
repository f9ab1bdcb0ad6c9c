import type { Segment } from '../layout/layout.ts';
import type { SegmentsByHeight } from '../layout/segments-by-height.ts';

/** In line heights. */
const CELL_REACH = 2;

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
  const right = next?.left ?? label.left + cellWidth;
  return around.first(
    label,
    label.top + 0.6 * height,
    label.top + CELL_REACH * height,
    (other) => other.left >= label.left && other.right < right && (inRowOfLabels || other.money.length > 0),
  );
}
