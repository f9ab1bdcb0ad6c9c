import { isAligned, type Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Neighbours } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isRegistered } from '../words/registers.ts';
import { isProfession } from './profession.ts';

/** In heights of a line: the next one, or the one behind a line of degrees. */
const NEXT_LINES = 2.8;
/** How far in points two lines may be out of line at an edge, and about one middle. */
const [EDGE, MIDDLE] = [4, 6];

/** `Alasdair Penhallow` over `Consultant Orthopaedic Surgeon`: who treats, not who is treated. */
export function isOverProfession(segment: Segment, sheet: Sheet): boolean {
  const height = segment.bottom - segment.top;
  return aroundOnSheet(sheet)(segment.page, segment.top, segment.top + NEXT_LINES * height).some(
    (line) =>
      line.top > segment.top + height / 2 &&
      line.top < segment.top + NEXT_LINES * height &&
      (isProfession(line) || isRegistered(line.text)) &&
      isAligned(wholeLine(line, sheet.neighbours), segment, EDGE, MIDDLE),
  );
}

/** `MB ChB FRCS · Consultant Orthopaedic Surgeon`: all parts of the line. */
export function wholeLine(line: Segment, neighbours: Neighbours): Segment {
  if (!line.part) return line;
  const parts = neighbours.row(line).filter(({ part }) => part);
  return { ...line, left: parts[0]?.left ?? line.left, right: parts.at(-1)?.right ?? line.right };
}
