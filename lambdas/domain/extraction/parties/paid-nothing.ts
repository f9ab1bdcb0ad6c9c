import type { Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';

/** `Dibayar BPJS` over `Rp 0`: a form names all who might have paid. */
export function paidNothing(segment: Segment, { neighbours }: Sheet): boolean {
  return [neighbours.rightOf(segment), neighbours.below(segment)].some((beside) => {
    const [money] = beside ? findMoney(beside.text) : [];
    return money?.certain === true && money.cents === 0 && money.end - money.start === beside?.text.length;
  });
}
