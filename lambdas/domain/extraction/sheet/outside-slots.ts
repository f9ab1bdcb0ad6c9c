import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import { areHeads } from './block-heads.ts';
import type { Neighbours } from './neighbours.ts';
import type { Slot } from './sheet.ts';
import { besideInLargerType } from './type-of-values.ts';
import { unlessLabel } from './unless-label.ts';

const FIGURES: ReadonlySet<Concept> = new Set(['total_amount', 'insurance_amount', 'out_of_pocket', 'max_coverage']);
const NEARLY_WHOLE = 0.85;

/** `Nama   : Siti`, `Name ▪ Hofstetter`: a colon or bullet aligned in a column of its own stands before the value. */
function leadingColon(segment: Segment): number {
  return /^[:=▪■◾]\s*/.exec(segment.text)?.[0].length ?? 0;
}

/** Beside the label of a number or date stands no value without a figure. */
function mayHold({ meanings }: LabelHit, { text }: Segment): boolean {
  return /\d/.test(text) || !meanings.every(({ concept }) => /_(?:id|number|date)$/.test(concept));
}

/** `€ 95,00`, `95.00 CR`; a sentence with a figure in it has more words. */
const FEW_LETTERS = 4;

function isAmount(segment: Segment | undefined): boolean {
  return holdsAmount(segment) && (segment?.plain.match(/[a-z]/g)?.length ?? 0) < FEW_LETTERS;
}

function holdsAmount(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.amounts.length > 0;
}

/** A value this many line heights under its label may also belong to something else. */
const CLOSE_BELOW = 2.4;
const FAR_BELOW = 0.75;

function isFarBelow(label: Segment, value: Segment): boolean {
  return value.top - label.top > CLOSE_BELOW * Math.max(label.bottom - label.top, value.bottom - value.top);
}

/** Right of the label or below it; where both hold text, the direction in which this page's other labels point wins. */
export function outsideSlots(hit: LabelHit, neighbours: Neighbours): Slot[] {
  const { rightOf, below, amountBelow, inRowOfLabels, inList } = neighbours;
  const fits = (segment: Segment | undefined) => (segment && mayHold(hit, segment) ? segment : undefined);
  const right = fits(unlessLabel(rightOf(hit.segment)));
  const isOfFigure = hit.meanings.every(({ concept }) => FIGURES.has(concept));
  const nextBelow = unlessLabel((isOfFigure ? amountBelow(hit.segment) : undefined) ?? below(hit.segment));
  // `Patient pays   52.00` over `Limit of your policy`: beside a figure words without one are no value of a figure's label.
  // Nor is a sentence with one, beside a figure: `Copay   95.00` over `A charge of 19.00 per visit, as the policy says`.
  const isElsewhere =
    isOfFigure && holdsAmount(right) && (!holdsAmount(nextBelow) || (isAmount(right) && !isAmount(nextBelow)));
  const under = isElsewhere ? undefined : fits(nextBelow);
  const slots: Slot[] = [];
  const direction = inRowOfLabels(hit.segment)
    ? 'below'
    : right && under && inList(hit.segment)
      ? 'right'
      : neighbours.direction;
  const heads =
    right &&
    under &&
    !hit.colon &&
    (areHeads(hit.segment, right, under) || neighbours.headsBlock(right) || neighbours.standsUnderLabel(right));
  const byType = right && under && !hit.colon ? besideInLargerType(hit.segment, right, under) : undefined;
  const preferred = hit.colon ? 'right' : (byType ?? (heads ? 'below' : direction));
  const nearness = {
    right: hit.colon ? 0.98 : 0.95,
    below: under && isFarBelow(hit.segment, under) ? FAR_BELOW : 0.93,
  };
  if (right && under) {
    if (preferred === 'right') nearness.below = Math.min(0.6, nearness.below);
    if (preferred === 'below') nearness.right = 0.6;
  }
  const certainty = hit.whole ? 1 : NEARLY_WHOLE;
  const add = (segment: Segment | undefined, method: Slot['method'], near: number) => {
    if (!segment) return;
    slots.push({
      hit,
      segment,
      from: leadingColon(segment),
      to: segment.text.length,
      method,
      nearness: near * certainty,
    });
  };
  add(right, 'label-right', nearness.right);
  add(under, 'label-below', nearness.below);
  return slots;
}
