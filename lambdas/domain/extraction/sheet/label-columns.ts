import type { Segment } from '../layout/layout.ts';
import type { SegmentsByHeight } from '../layout/segments-by-height.ts';

/** Two rows of a list of labels and values follow each other within this many line heights. */
const PITCH = 2.6;
const SAME_EDGE_POINTS = 2.5;

/**
 * Whether a label stands in a list of labels with their values at the right: the row over or under it begins with a label
 * at the same edge, and what stands beside that one stands at the edge of what stands beside this.
 */
export function inLabelColumn(
  label: Segment,
  value: Segment,
  isLabel: (segment: Segment) => boolean,
  around: SegmentsByHeight,
  rightOf: (segment: Segment) => Segment | undefined,
): boolean {
  const height = label.bottom - label.top;
  return around.between(label, label.top - PITCH * height, label.top + PITCH * height).some((other) => {
    if (other === label || !isLabel(other) || Math.abs(other.left - label.left) > SAME_EDGE_POINTS) return false;
    const beside = Math.abs(other.top - label.top) > 0.6 * height ? rightOf(other) : undefined;
    return beside !== undefined && Math.abs(beside.left - value.left) < SAME_EDGE_POINTS;
  });
}
