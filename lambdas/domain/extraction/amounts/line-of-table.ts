import { type Segment, typeHeight } from '../layout/layout.ts';
import { isUnder } from '../lines/figure-cells.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isBrought, isCarried } from '../words/carried-words.ts';

/** In line heights: the next line of a table. */
const NEXT_LINE = 3;
const ANOTHER_SIZE = 1.25;

/** `Carried to page 2   1,098.00`, and there, right under the table's head, `From page 1   1,098.00`. */
export function isCarriedOn(segment: Segment, { neighbours }: Sheet): boolean {
  return neighbours.row(segment).some(({ plain, page }) => isCarried(plain) || (page > 1 && isBrought(plain)));
}

/** Whether under a figure follows the next line of its table, with a figure in the same column. */
export function isLineOfTable(segment: Segment, sheet: Sheet): boolean {
  const figuresOn = (one: Segment) => sheet.neighbours.row(one).filter(({ amounts }) => amounts.length > 0);
  const figures = figuresOn(segment);
  if (figures.length < 2) return false;
  const below = segment.bottom + NEXT_LINE * (segment.bottom - segment.top);
  return aroundOnSheet(sheet)(segment.page, segment.bottom, below).some(
    (one) =>
      one.top > segment.bottom &&
      one.top < below &&
      one.amounts.length > 0 &&
      isSetAlike(one, segment) &&
      figures.some((figure) => isUnder(one, figure)) &&
      figuresOn(one).length > 1 &&
      // On a form of boxes the next row of figures has labels of its own.
      !figuresOn(one).some(sheet.neighbours.standsUnderLabel),
  );
}

/** `$500.00` in large type over a lens's `-2.25`: a table's lines are of one size. */
function isSetAlike(one: Segment, other: Segment): boolean {
  const [less = 0, more = 0] = [typeHeight(one), typeHeight(other)].sort((a, b) => a - b);
  return more < ANOTHER_SIZE * less;
}
