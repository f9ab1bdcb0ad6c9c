import type { LabelHit } from '../labels/describe-label.ts';
import { isFigureOrDate, isNumberAlone } from '../layout/cells-beside.ts';
import { type Segment, typeHeight } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import { ID_FIELDS } from '../reading.ts';
import type { Slot } from './sheet.ts';

const SURELY = 0.8;
/** A value's type is so much larger than its label's. */
const LARGER = 1.15;
const NEARNESS = 0.85;

/** `Número da nota` in small type at a cell's top, `00041877` in larger type at its foot: on no row together, but beside each other. */
export function hangingSlots(hits: readonly LabelHit[], slots: readonly Slot[], segments: readonly Segment[]): Slot[] {
  const valued = new Set(slots.map(({ hit }) => hit));
  return hits.flatMap((hit): Slot[] => {
    if (!hit.whole || hit.colon || valued.has(hit) || !announcesNumber(hit)) return [];
    const segment = hangingBeside(hit.segment, segments);
    return segment
      ? [{ hit, segment, from: 0, to: segment.text.length, method: 'label-right', nearness: NEARNESS }]
      : [];
  });
}

function announcesNumber({ meanings }: LabelHit): boolean {
  return meanings.some(({ concept, weight }) => weight >= SURELY && ID_FIELDS.some((field) => field === concept));
}

/** The nearest at the right, begun beside the label and ended under it. */
function hangingBeside(label: Segment, segments: readonly Segment[]): Segment | undefined {
  const [nearest] = segmentsByHeight(segments)
    .between(label, label.top, label.bottom)
    .filter(({ left, bottom }) => left >= label.right && bottom > label.bottom)
    .sort((one, other) => one.left - other.left);
  if (!nearest || typeHeight(nearest) < LARGER * typeHeight(label)) return undefined;
  return isNumberAlone(nearest) && !isFigureOrDate(nearest) ? nearest : undefined;
}
