import { isOnePlace } from '../layout/layout.ts';
import type { LineItem, Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { decimalOf } from '../text/money.ts';
import { reckoningRows } from './reckoning-rows.ts';

/** In line heights, from top to top. */
const PITCH = 2.6;

/** `Total 1,520.00` over `Less discount -152.00`: the rows right below the total that take off it, by their words. */
export function takenOffTotal(sheet: Sheet, total: Place): readonly LineItem[] {
  const rows = reckoningRows(sheet);
  const at = rows.findIndex(({ candidate }) => isOnePlace(candidate.place, total));
  if (at < 0) return [];
  const items: LineItem[] = [];
  let last = total;
  for (const { candidate, caption, party } of rows.slice(at + 1)) {
    const { place, figure } = candidate;
    const isNext = place.page === last.page && place.box.y - last.box.y < PITCH * place.box.height;
    if (party !== 'off' || !isNext) break;
    items.push({ kind: 'adjustment', description: caption, amount: decimalOf(figure), place });
    last = place;
  }
  return items;
}
