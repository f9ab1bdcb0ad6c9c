import { placeOf, type Segment } from '../layout/layout.ts';
import type { LineItem } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';

/** Of America's CMS-1500 (https://www.nucc.org): the head of the services' charges, and the caption of the box beside which their sum is. */
const CHARGES = /^(?:24\.? ?)?F\.? ?\$ ?CHARGES$/i;
const TOTAL = /^28\.? ?TOTAL CHARGES?$/i;
/** In points: figures are set right of their head's beginning, up to so much beyond its end. */
const BEYOND = 45;
/** In heights of its caption a box's figure is this far under it at most. */
const UNDER = 4;

/**
 * The services of a CMS-1500 and their sum. They are no table as others are: the sum stands in a box of its own, other boxes beside it, not under its column.
 * Empty on other papers, and where not each service has one charge.
 */
export function claimFormLines({ segments }: Sheet): readonly LineItem[] {
  const head = segments.find(({ text }) => CHARGES.test(text));
  const box = head && segments.find((one) => one.page === head.page && one.top > head.bottom && TOTAL.test(one.text));
  if (!head || !box) return [];
  const isIn = (one: Segment, from: number, to: number) => one.page === head.page && one.top > from && one.top < to;
  const sum = segments.find(
    (one) =>
      isIn(one, box.top + 1, box.bottom + UNDER * (box.bottom - box.top)) &&
      one.amounts.length > 0 &&
      one.right > box.left &&
      one.left < box.right + BEYOND,
  );
  const charges = segments.filter(
    (one) =>
      isIn(one, head.top + 1, box.top) &&
      one.amounts.length > 0 &&
      one.right > head.left &&
      one.left < head.right + BEYOND,
  );
  if (!sum || charges.length === 0 || [sum, ...charges].some(({ amounts }) => amounts.length > 1)) return [];
  return [...charges.map((one) => itemOf(one, 'line')), itemOf(sum, 'sum')];
}

function itemOf(segment: Segment, kind: 'line' | 'sum'): LineItem {
  const [{ cents, start, end } = { cents: 0, start: 0, end: 0 }] = segment.amounts;
  return { kind, description: '', amount: decimalOf(cents), place: placeOf(segment, start, end) };
}
