import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import { isLeftOfLimit } from './left-of-limit.ts';
import { isNumberOfPlan } from './number-of-plan.ts';
import { isOfAllClaims } from './of-all-claims.ts';
import { isOfMissedVisit } from './of-missed-visit.ts';
import { isSecurity } from './of-security.ts';
import { reckonedFrom } from './reckoned-from.ts';

/**
 * Whether an amount is neither a share nor billed: the price of one of several, what a rate is taken of, a plan's number, a security, what is left of a limit, a sum of other claims too, or what
 * would be charged for a visit that nobody made.
 */
export function isNobodys(segment: Segment, money: Pick<Money, 'start' | 'end' | 'cents'>, sheet: Sheet): boolean {
  return (
    reckonedFrom(segment, money, sheet) !== undefined ||
    isOfMissedVisit(segment, money.start, money.end) ||
    isSecurity(segment, money.start) ||
    isLeftOfLimit(segment, money) ||
    isNumberOfPlan(segment, money, sheet) ||
    isOfAllClaims(segment, sheet)
  );
}
