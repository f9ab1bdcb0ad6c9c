import type { LabelHit } from '../labels/describe-label.ts';
import { wordPattern } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** What says of a figure that another holds it. */
const PART = wordPattern(
  'of which|thereof|incl|including|includes|davon|darin|darunter|hiervon|inkl|inklusive|einschliesslich|dont|y compris|incluant',
  'de l[oa]s cuales|de los que|incluye|incluid[oa]s?|d[oa]s quais|inclui|incluindo|termasuk|di ?antaranya',
);
/** In characters: so far before its label it stands. */
const NEAR = 30;

/** Whether a label's words call its figure a part of another: `davon Zuzahlung`, `(including copay of`. */
export function isOfPart({ segment: { plain }, start, end }: LabelHit): boolean {
  const from = Math.max(0, start - NEAR);
  const at = plain.slice(from, end).search(PART);
  return at >= 0 && from + at <= start;
}

/**
 * `Part patient 9,50 · dont participation forfaitaire 2,00`: of a share that stands before it a part, and not the share. What is of
 * the total is one: `Total 25,00 · dont part patient 9,50`.
 * @param parts those of the shares whose labels call them so.
 */
export function withoutParts(
  shares: readonly AmountCandidate[],
  parts: ReadonlySet<AmountCandidate>,
  totals: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  const wholes = shares.filter((one) => !parts.has(one));
  return shares.filter((part) => {
    if (!parts.has(part)) return true;
    const [share, total] = [wholes, totals].map((all) => lastBefore(part, all));
    return !share || share.figure <= part.figure || (total && total.figure > part.figure && isBefore(share, total));
  });
}

function lastBefore(part: AmountCandidate, all: readonly AmountCandidate[]): AmountCandidate | undefined {
  return all
    .filter((one) => isBefore(one, part))
    .reduce<AmountCandidate | undefined>((last, one) => (last && isBefore(one, last) ? last : one), undefined);
}

function isBefore({ place: one }: AmountCandidate, { place: other }: AmountCandidate): boolean {
  return (
    one.page - other.page < 0 || (one.page === other.page && (one.box.y - other.box.y || one.box.x - other.box.x) < 0)
  );
}
