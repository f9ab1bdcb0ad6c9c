import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';
import { under } from './lines-around.ts';

/** The part of the first page where letterheads stand. */
const LETTERHEAD = 0.15;

/**
 * `Service Santé Individuelle` right under `AXA France` on a letter's first line: where an insurer writes, the line under its name
 * is its department or address, whatever words of care it holds, unless it names a place of care.
 */
export function isInsurersDepartment(line: Segment, insurer: string, sheet: Sheet): boolean {
  if (line.page !== 1 || line.top > LETTERHEAD * line.pageHeight || hasWord(line.plain, CARE_GIVERS)) return false;
  const [first] = sheet.segments;
  return first?.plain.trim() === plainText(insurer).trim() && secondLine(sheet).has(line);
}

const secondLine = onceASheet((sheet): ReadonlySet<Segment> => {
  const [first] = sheet.segments;
  const next = first && under(first, sheet);
  return new Set(next && sheet.neighbours.row(next));
});
