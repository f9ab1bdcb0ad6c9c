import { isOnePlace, placeOf, type Segment } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages } from '../text/percentage.ts';
import type { RateCandidate } from './amount-candidates.ts';
import { isPortion } from './is-portion.ts';

const LEAST_LINES = 2;

/**
 * `Ref. price 1,800.00 · Scheme pays 90% of lower 1,620.00`: whether a rate in a column's head is, line by line, of another column's figures,
 * whatever their sum is of the bill.
 */
export function isRateOfLines({ figure, place }: RateCandidate, sheet: Sheet): boolean {
  const head = sheet.segments.find((one) => isHeadAt(one, place));
  if (!head) return false;
  const cells = cellsUnder(head, sheet).filter(({ amounts }) => amounts.some(({ cents }) => cents !== 0));
  const ofAnother = cells.filter((cell) => isOfAnother(cell, figure, sheet));
  return ofAnother.length >= LEAST_LINES && ofAnother.length >= cells.length - 1;
}

function isHeadAt(one: Segment, place: Place): boolean {
  const middle = (place.box.y + place.box.height / 2) * one.pageHeight;
  if (one.page !== place.page || one.top > middle || one.bottom < middle) return false;
  if (one.lines > 1 || one.amounts.length > 0) return false;
  return findPercentages(one.text).some(({ start, end }) => isOnePlace(placeOf(one, start, end), place));
}

function isOfAnother(cell: Segment, rate: number, { neighbours }: Sheet): boolean {
  const others = neighbours.row(cell).filter((one) => one !== cell);
  return cell.amounts.some(({ cents }) =>
    others.some(({ amounts }) => amounts.some((one) => one.cents > cents && isPortion(cents, rate, one.cents))),
  );
}

/** The figures under a head, down to where its column ends. */
function cellsUnder(head: Segment, sheet: Sheet): readonly Segment[] {
  const cells: Segment[] = [];
  let end = head.bottom;
  for (const one of aroundOnSheet(sheet)(head.page, head.bottom, head.pageHeight)) {
    if (one.left >= head.right || one.right <= head.left || one.top < end) continue;
    if (one.amounts.length === 0 || one.top - end > GAP * (one.bottom - one.top)) break;
    cells.push(one);
    end = one.bottom;
  }
  return cells;
}

/** In line heights, between two lines of a table. */
const GAP = 2.5;
