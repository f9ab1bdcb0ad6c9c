import { type Party, whoseShare } from '../labels/whose-share.ts';
import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';

/** No plan bears less, in hundredths of a percent; taxes and discounts are parts of what is billed too. */
export const LEAST_RATE = 2_000;

/** Every rate that is printed between nothing and all, in hundredths of a percent, and whose it is by the words before it. */
export const ratesIn = onceASheet(({ segments, neighbours }): ReadonlyMap<number, Party | undefined> => {
  // `Coparticipação   30%`: alone in its cell it is of what stands left of it.
  const wordsBefore = (segment: Segment, start: number) => {
    const own = segment.plain.slice(0, start);
    const row = own.trim() === '' ? neighbours.row(segment) : [];
    return own.trim() === '' ? (row[row.indexOf(segment) - 1]?.plain ?? own) : own;
  };
  const rates = new Map<number, Party | undefined>();
  for (const segment of segments)
    for (const { hundredths, start } of findPercentages(segment.text))
      if (hundredths > 0 && hundredths < HUNDRED_PERCENT)
        rates.set(hundredths, rates.get(hundredths) ?? whoseShare(wordsBefore(segment, start)));
  return rates;
});
