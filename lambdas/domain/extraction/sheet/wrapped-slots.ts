import type { LabelHit } from '../labels/describe-label.ts';
import type { Neighbours } from './neighbours.ts';
import type { Slot } from './sheet.ts';

const NEARNESS = 0.85;

/** A limit's or a share's label ends its line, but for the currency. */
const BEFORE_CURRENCY = /^\s*(?:\p{L}{1,4}\.?|\p{Sc})?\s*$/u;
const FIGURE = /^\s*(?:\p{Sc}|\p{L}{1,3}\.?)?\s?\d[\d.,]*\d/u;

/**
 * `Patient pays: 40.00, plan pays:` / `360.00`, `claim 77. Sum insured` / `Rs. 500,000`: the last of a line's labels has its
 * value at the start of the next.
 */
export function wrappedSlots(hit: LabelHit, { below }: Neighbours): Slot[] {
  const { segment, end, colon, leads, meanings } = hit;
  if (leads) return [];
  const next = below(segment);
  const isFigure =
    meanings.some(({ concept }) => concept === 'max_coverage') &&
    BEFORE_CURRENCY.test(segment.text.slice(end)) &&
    FIGURE.test(next?.text ?? '');
  if (!isFigure && (!colon || end < segment.text.trimEnd().length)) return [];
  if (!next || Math.abs(next.left - segment.left) > segment.bottom - segment.top) return [];
  return [{ hit, segment: next, from: 0, to: next.text.length, method: 'label-below', nearness: NEARNESS }];
}
