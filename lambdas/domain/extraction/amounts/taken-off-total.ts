import { isOnePlace } from '../layout/layout.ts';
import type { LineItem, Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { reckoningRows, rowItem } from './reckoning-rows.ts';

/** In line heights, from top to top. */
const PITCH = 2.6;

/** `Total 1,520.00` over `Less discount -152.00`: the rows right below the total that take off it, by their words. */
export function takenOffTotal(sheet: Sheet, total: Place): readonly LineItem[] {
  const rows = reckoningRows(sheet);
  const at = rows.findIndex(({ candidate }) => isOnePlace(candidate.place, total));
  if (at < 0) return [];
  const items: LineItem[] = [];
  let last = total;
  for (const row of rows.slice(at + 1)) {
    const { place } = row.candidate;
    const isNext = place.page === last.page && place.box.y - last.box.y < PITCH * place.box.height;
    if (row.party !== 'off' || !isNext) break;
    items.push(rowItem(row, 'adjustment'));
    last = place;
  }
  return items;
}
