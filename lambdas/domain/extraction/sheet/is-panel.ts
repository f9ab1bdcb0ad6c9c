import type { LabelHit } from '../labels/describe-label.ts';
import type { Neighbours } from './neighbours.ts';

const LARGER = 1.2;

/** A panel beside a table sets its figures larger than their labels, and larger than the table's rows beside them. */
export function isPanel({ segment }: LabelHit, { below, row }: Neighbours): boolean {
  const under = below(segment);
  if (!under) return false;
  const others = [segment, ...row(under)].filter((one) => one !== under);
  return others.every((one) => under.bottom - under.top > LARGER * (one.bottom - one.top));
}
