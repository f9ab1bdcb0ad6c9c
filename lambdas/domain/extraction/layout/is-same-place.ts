import type { Place } from '../reading.ts';

/** Whether two figures are one: their boxes begin at the same point of the same page. */
export function isSamePlace(one: Place, { page, box }: Place): boolean {
  return one.page === page && one.box.x === box.x && one.box.y === box.y;
}
