import type { LabelHit } from './labels/describe-label.ts';
import type { Neighbours } from './neighbours.ts';
import type { Slot } from './sheet.ts';

const NEARNESS = 0.85;

/** `Patient pays: 40.00, plan pays:` / `360.00`: the last of a line's labels has its value at the start of the next. */
export function wrappedSlots(hit: LabelHit, { below }: Neighbours): Slot[] {
  const { segment, end, colon, leads } = hit;
  if (leads || !colon || end < segment.text.trimEnd().length) return [];
  const next = below(segment);
  if (!next || Math.abs(next.left - segment.left) > segment.bottom - segment.top) return [];
  return [{ hit, segment: next, from: 0, to: next.text.length, method: 'label-below', nearness: NEARNESS }];
}
