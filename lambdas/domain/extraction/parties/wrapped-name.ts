import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isTitle } from '../text/person-name.ts';
import { under } from './lines-around.ts';

/** What at least is left free between a cell's text and the next cell, in points. */
const PADDING = 4;

/**
 * `Alexandra` / `Constantine-Whitmore` in a narrow cell: the line under a name that has no more room in its column, or that is
 * no whole name.
 */
export function restOfName(value: string, cell: Segment, sheet: Sheet): string | undefined {
  const next = under(cell, sheet);
  if (!next || next.page !== cell.page || cell.text !== value) return undefined;
  const isPart = value.split(' ').filter((word) => !isTitle(word)).length === 1;
  return isPart || hadNoRoom(next, cell, sheet) ? next.text : undefined;
}

/** Whether a line's first word would have reached the next cell, had it stood behind the name. */
function hadNoRoom({ words: [first] }: Segment, cell: Segment, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(cell);
  const beside = row[row.indexOf(cell) + 1];
  if (!first || !beside) return false;
  const letter = (first.box.width * cell.pageWidth) / first.text.length;
  return cell.right + letter * (first.text.length + 1) > beside.left - PADDING;
}
