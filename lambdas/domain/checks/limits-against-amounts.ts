import type { AmountReadings, Readings } from '../extraction/reading.ts';
import { formatHundredths, parseHundredths } from '../money/hundredths.ts';
import type { Disagreement } from './disagreement.ts';
import { printedValue, type StatedAmounts } from './stated-amounts.ts';

/** No more than the printed limit. */
export function coverageExceeded({ insurance }: StatedAmounts, readings: Readings): Disagreement | null {
  const limit = printedValue(readings, 'max_coverage');
  if (limit === null || insurance <= limit) return null;
  const reason = `The insurance amount ${formatHundredths(insurance)} is above the maximum coverage of ${formatHundredths(limit)}.`;
  return { reasonCode: 'MAX_COVERAGE_EXCEEDED', reason };
}

/** Of the limit some was used for earlier bills. */
export function restExceeded({ insurance }: StatedAmounts, { leftOfLimit }: AmountReadings): Disagreement | null {
  const left = leftOfLimit === undefined ? null : parseHundredths(leftOfLimit.value);
  if (leftOfLimit === undefined || left === null || insurance <= left) return null;
  const { value, text, place } = leftOfLimit;
  const reason = `Of the maximum coverage ${value} was left before this bill, and the insurance amount is ${formatHundredths(insurance)}.`;
  return { reasonCode: 'MAX_COVERAGE_EXCEEDED', reason, items: [{ field: null, text, place }] };
}

/** So much is paid for each visit. */
export function visitsExceeded({ insurance }: StatedAmounts, { visitsLimit }: AmountReadings): Disagreement | null {
  const most = visitsLimit === undefined ? null : parseHundredths(visitsLimit.value);
  if (visitsLimit === undefined || most === null || insurance <= most) return null;
  const { value, text, place } = visitsLimit;
  const reason = `By what is covered for each visit at most ${value} is paid for all of them, and the insurance amount is ${formatHundredths(insurance)}.`;
  return { reasonCode: 'MAX_COVERAGE_EXCEEDED', reason, items: [{ field: null, text, place }] };
}

/** So much is paid for a frame, whatever else is billed. */
export function itemExceeded({ aboveItem }: AmountReadings): Disagreement | null {
  if (aboveItem === undefined) return null;
  const { expected, value, text, place } = aboveItem;
  const reason = `For one of the items at most ${expected} is covered, and ${value} of it is charged to the insurer.`;
  return { reasonCode: 'MAX_COVERAGE_EXCEEDED', reason, items: [{ field: null, text, place }] };
}
