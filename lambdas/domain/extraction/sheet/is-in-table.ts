import type { Segment } from '../layout/layout.ts';
import type { Sheet } from './sheet.ts';

/** Whether an amount stands on the same row, as beside a billed line's date. */
export function isInTable(segment: Segment, sheet: Sheet): boolean {
  return sheet.neighbours.row(segment).some(({ amounts }) => amounts.length > 0);
}
