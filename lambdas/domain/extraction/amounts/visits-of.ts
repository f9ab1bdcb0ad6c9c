import type { LineItem } from '../reading.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';

/**
 * What each visit came to, in cents: all lines of one day. None where a line has not just one day, or something is added or taken off.
 */
export function visitsOf(sheet: Sheet, lineItems: readonly LineItem[]): readonly number[] {
  const days = new Map<string, number>();
  for (const { kind, amount, place } of lineItems) {
    if (kind === 'sum' || kind === 'carried') continue;
    const segment = kind === 'line' ? segmentAt(place, sheet) : undefined;
    const printed = (segment ? sheet.neighbours.row(segment) : []).flatMap(({ text }) => findDates(text, 'day-first'));
    const [day, other] = new Set(printed.map(({ iso }) => iso));
    if (day === undefined || other !== undefined) return [];
    days.set(day, (days.get(day) ?? 0) + centsOf(amount));
  }
  return [...days.values()];
}
