import type { LabelHit } from '../labels/describe-label.ts';
import type { Sheet, Slot } from './sheet.ts';

/** A sheet on which only some labels announce anything. What is worked out of it is its own: the document's sheet would keep it. */
export function narrowedSheet(
  sheet: Sheet,
  slots: readonly Slot[],
  headers: ReadonlySet<LabelHit> = sheet.neighbours.headers,
): Sheet {
  return { ...sheet, slots, neighbours: { ...sheet.neighbours, headers } };
}
