import { plainText } from '../text/plain-text.ts';
import { type DateOrder, findDates, type PrintedDate } from '../text/printed-date.ts';
import { SENT } from './labelled-date.ts';

/** What says of a further date that the claim was sent then, too. */
const SENT_BEFORE = new RegExp(
  `${SENT}|(?:^| )(?:first|original|initial|erst|ursprunglich|primer|premier|primeir|pertama|semula)`,
);

/** `4 November 2026 (first submitted 4 November 2025)`: the oldest of the days of sending that a text begins with. */
export function oldestSent(text: string, order: DateOrder): PrintedDate | undefined {
  const [first, ...others] = findDates(text, order);
  if (!first) return undefined;
  let [oldest, end] = [first, first.end];
  for (const other of others) {
    const between = plainText(text.slice(end, other.start));
    if (/[a-z]/.test(between) && !SENT_BEFORE.test(between)) break;
    if (other.iso < oldest.iso) oldest = { ...other, start: first.start };
    end = other.end;
  }
  return oldest;
}
