import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `Dibayar BPJS` over `Rp 0`: a form names all who might have paid. */
export function paidNothing(segment: Segment, { neighbours }: Sheet): boolean {
  return [neighbours.rightOf(segment), neighbours.below(segment)].some((beside) => {
    const money = beside?.money[0];
    return money?.certain === true && money.cents === 0 && money.end - money.start === beside?.text.length;
  });
}
