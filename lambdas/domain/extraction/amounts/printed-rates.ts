import { type Party, whoseShare } from '../labels/whose-share.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';

/** No plan bears less, in hundredths of a percent; taxes and discounts are parts of what is billed too. */
export const LEAST_RATE = 2_000;

/** Every rate that is printed between nothing and all, in hundredths of a percent, and whose it is by the words before it. */
export const ratesIn = onceASheet(({ segments }): ReadonlyMap<number, Party | undefined> => {
  const rates = new Map<number, Party | undefined>();
  for (const { text, plain } of segments)
    for (const { hundredths, start } of findPercentages(text))
      if (hundredths > 0 && hundredths < HUNDRED_PERCENT)
        rates.set(hundredths, rates.get(hundredths) ?? whoseShare(plain.slice(0, start)));
  return rates;
});
