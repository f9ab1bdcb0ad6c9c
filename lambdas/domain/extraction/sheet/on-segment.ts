import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { onceASheet } from './once-a-sheet.ts';
import type { Sheet, Slot } from './sheet.ts';

const slotsOfSheet = onceASheet(({ slots }) => Map.groupBy(slots, ({ segment }) => segment));
const hitsOfSheet = onceASheet(({ hits }) => Map.groupBy(hits, ({ segment }) => segment));
const pagesOfSheet = onceASheet(({ segments }) => Map.groupBy(segments, ({ page }) => page));

/** The slots that a segment holds, in the order of the sheet. */
export function slotsOn(segment: Segment, sheet: Sheet): readonly Slot[] {
  return slotsOfSheet(sheet).get(segment) ?? [];
}

/** The labels in a segment, in their order. */
export function hitsOn(segment: Segment, sheet: Sheet): readonly LabelHit[] {
  return hitsOfSheet(sheet).get(segment) ?? [];
}

/** The segments of a page, in the order of the sheet. */
export function segmentsOn(page: number, sheet: Sheet): readonly Segment[] {
  return pagesOfSheet(sheet).get(page) ?? [];
}
