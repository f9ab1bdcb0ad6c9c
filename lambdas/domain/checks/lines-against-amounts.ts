import type { AmountReadings, LineItem } from '../extraction/reading.ts';
import { formatHundredths, parseHundredths, sumHundredths } from '../money/hundredths.ts';
import type { Disagreement } from './disagreement.ts';
import { doLinesAddUp } from './do-lines-add-up.ts';
import type { StatedAmounts } from './stated-amounts.ts';

export function linesAgainstTotal(
  { total }: StatedAmounts,
  { lineItems, otherColumns = [], grossAmount }: AmountReadings,
) {
  const gross = grossAmount === undefined ? null : parseHundredths(grossAmount.value);
  if (!doLinesAddUp(lineItems, gross === null ? [total] : [total, gross])) {
    return linesDisagree(lineItems, 'the stated total', formatHundredths(total));
  }
  const wrong = otherColumns.find((column) => !doLinesAddUp(column, []));
  return wrong ? linesDisagree(wrong, 'the sum under them', wrong.at(-1)?.amount ?? '') : null;
}

/** Lines that are not certain to be all count only where no column of figures comes to the total. */
export function linesShortOfTotal({ total }: StatedAmounts, { shortLines }: AmountReadings): Disagreement | null {
  if (shortLines === undefined || shortLines.columns.some((column) => doLinesAddUp(column, []))) return null;
  return linesDisagree(shortLines.lines, 'the stated total', formatHundredths(total));
}

export function carriedSum({ carried }: AmountReadings): Disagreement | null {
  if (carried === undefined) return null;
  const { expected, value, text, place } = carried;
  const reason = `The lines so far come to ${expected}, and ${value} is brought forward.`;
  return { reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP', reason, items: [{ field: null, text, place }] };
}

export function lineAgainstItsPrice({ multiplied }: AmountReadings): Disagreement | null {
  if (multiplied === undefined) return null;
  const { expected, value, text, place } = multiplied;
  const reason = `By quantity and price a billed line comes to ${expected}, but its amount is ${value}.`;
  return { reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP', reason, items: [{ field: null, text, place }] };
}

/** As many services as the document says there are stand there once. */
export function lineBilledTwice({ billedTwice }: AmountReadings): Disagreement | null {
  if (billedTwice === undefined) return null;
  const { counted, text, place } = billedTwice;
  const reason = `The document says that ${counted} services are billed, and bills one of them once more (${text}).`;
  return { reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP', reason, items: [{ field: null, text, place }] };
}

/** @param sum what the lines should come to, and `stated` what that says. */
function linesDisagree(items: readonly LineItem[], sum: string, stated: string): Disagreement {
  const lines = items.filter(({ kind }) => kind === 'line');
  const added = formatHundredths(sumHundredths(lines.flatMap(({ amount }) => parseHundredths(amount) ?? [])));
  const but = added === stated ? 'a sum among them is not that of the lines above it' : `${sum} is ${stated}`;
  return {
    reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
    reason: `The billed lines add up to ${added}, but ${but}.`,
    items: items.map(({ description, amount, place }) => ({
      field: null,
      text: `${description} ${amount}`.trim(),
      place,
    })),
  };
}
