import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Neighbours } from './neighbours.ts';
import type { Slot } from './sheet.ts';

const SHARES: ReadonlySet<Concept> = new Set(['insurance_amount', 'out_of_pocket']);
/** Less sure a label may be a word of a service's name. */
const SURE = 0.9;
const NEARNESS = 0.85;
/** `Sum Insured: 1,000.00` on the same row speaks for itself. */
const HAS_LABEL = /\p{L}{4}|:/u;

/**
 * `Insurance payment - Aetna, claim 4412   INSPMT   -257.32`: a ledger books a share as a line among the services, with
 * codes between its words and its one figure.
 */
export function bookedSlots(hit: LabelHit, { row }: Neighbours): Slot[] {
  const { segment, leads, meanings } = hit;
  if (!leads || segment.lines > 1) return [];
  const isShare = meanings.some(({ concept, weight }) => SHARES.has(concept) && weight >= SURE);
  if (!isShare || segment.amounts.length > 0) return [];
  const all = row(segment);
  const behind = all.slice(all.indexOf(segment) + 1);
  const [figure, second] = behind.filter(({ amounts }) => amounts.length > 0);
  if (!figure || second || figure === behind[0] || HAS_LABEL.test(figure.text)) return [];
  return [{ hit, segment: figure, from: 0, to: figure.text.length, method: 'label-right', nearness: NEARNESS }];
}
