import { partyOfCaption } from '../labels/party-of-caption.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { speaksOfLimit } from './limit-words.ts';
import { payerNames } from './named-payer.ts';

const HAS_WORD = /[a-z]{3}/;

/**
 * `Dressings, price max. 19.20   24.00   4.80`, `Disposables (cap 30,000.00)   21,120.25`: whether a limit behind other words is that of the item
 * whose row it stands on, which has figures of its own.
 * @param start where in the segment the limit's words begin.
 */
export function isLimitOfItem(segment: Segment, start: number, sheet: Sheet): boolean {
  const before = segment.plain.slice(0, start);
  if (segment.lines > 1 || !HAS_WORD.test(before) || speaksOfLimit(before)) return false;
  const others = sheet.neighbours.row(segment).filter((one) => one !== segment && one.amounts.length > 0);
  return others.length > 0 && partyOfCaption(before, payerNames(sheet)) !== 'insurer';
}
