import { isOnePlace, placeOf, type Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages } from '../text/percentage.ts';
import type { RateCandidate } from './amount-candidates.ts';

/** So many lines, each with a rate of its own, list what is paid of several kinds of services. */
const LEAST = 3;
/** In heights of a line: how far apart they stand, and how far their edges. */
const [PITCH, EDGE] = [2.2, 0.3];

/** `A : service médical important, 65 %` over `B : service médical modéré, 30 %` and others: whether a rate is of one class of services. */
export function isRateOfClass({ place }: RateCandidate, sheet: Sheet): boolean {
  const middle = place.box.y + place.box.height / 2;
  const own = sheet.segments.find(
    (one) =>
      one.page === place.page &&
      one.top <= middle * one.pageHeight &&
      one.bottom >= middle * one.pageHeight &&
      findPercentages(one.text).some(({ start, end }) => isOnePlace(placeOf(one, start, end), place)),
  );
  if (!own || rateOf(own) === undefined) return false;
  const rates = [own, ...neighbours(own, -1, sheet), ...neighbours(own, 1, sheet)].map(rateOf);
  return new Set(rates).size >= LEAST;
}

/** Of a line with words and no amount its only rate. */
function rateOf({ text, amounts }: Segment): number | undefined {
  const [rate, second] = findPercentages(text);
  return second || amounts.length > 0 || !/\p{L}{3}/u.test(text) ? undefined : rate?.hundredths;
}

/** The lines right over or under one, at the same edge, as far as they tell rates. */
function neighbours(from: Segment, direction: 1 | -1, sheet: Sheet): readonly Segment[] {
  const found: Segment[] = [];
  let last = from;
  for (let count = 0; count < LEAST; count += 1) {
    const height = last.bottom - last.top;
    const reach = [last.top, last.top + direction * PITCH * height] as const;
    const next = aroundOnSheet(sheet)(last.page, Math.min(...reach), Math.max(...reach)).find(
      (one) => one !== last && (one.top - last.top) * direction > 0 && Math.abs(one.left - last.left) < EDGE * height,
    );
    if (!next || rateOf(next) === undefined) break;
    found.push(next);
    last = next;
  }
  return found;
}
