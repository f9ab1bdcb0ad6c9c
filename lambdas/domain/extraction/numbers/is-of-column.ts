import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Rows of a table follow each other this closely, in heights of a line, and their cells begin this close, in points. */
const NEXT_ROW = 3;
const EDGE = 3;

/** Whether another number of its kind stands right over or under one, each on a row with figures: of lines, and not the paper's. */
export function isOfColumn(segment: Segment, sheet: Sheet): boolean {
  if (!isOnRowOfFigures(segment, sheet)) return false;
  const reach = NEXT_ROW * (segment.bottom - segment.top);
  return aroundOnSheet(sheet)(segment.page, segment.top - reach, segment.bottom + reach).some(
    (one) =>
      one.text !== segment.text &&
      Math.abs(one.left - segment.left) < EDGE &&
      kindOf(one) === kindOf(segment) &&
      isOnRowOfFigures(one, sheet),
  );
}

function isOnRowOfFigures(segment: Segment, { neighbours }: Sheet): boolean {
  return neighbours.row(segment).some((one) => one !== segment && one.amounts.length > 0);
}

/** Digit for digit. */
function kindOf({ text }: Segment): string {
  return text.replaceAll(/\d/g, '9');
}
