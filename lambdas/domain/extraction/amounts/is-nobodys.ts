import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import { isNumberOfPlan } from './number-of-plan.ts';
import { isOfMissedVisit } from './of-missed-visit.ts';
import { isSecurity } from './of-security.ts';
import { reckonedFrom } from './reckoned-from.ts';

/**
 * Whether an amount is neither a share nor billed: the price of one of several, what a rate is taken of, a plan's number, a security, or what
 * would be charged for a visit that nobody made.
 */
export function isNobodys(segment: Segment, money: Pick<Money, 'start' | 'end' | 'cents'>, sheet: Sheet): boolean {
  return (
    reckonedFrom(segment, money, sheet) !== undefined ||
    isOfMissedVisit(segment, money.start, money.end) ||
    isSecurity(segment, money.start) ||
    isNumberOfPlan(segment, money, sheet)
  );
}
