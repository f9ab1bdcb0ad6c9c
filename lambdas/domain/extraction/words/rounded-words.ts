import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

const ROUNDED = anyWordPattern(
  'gerundet|rundung|rounded|rounding|arrondie?|redondead[oa]|arredondad[oa]|dibulatkan|pembulatan',
);

/** In hundredths: half of the smallest coin of Switzerland, Australia and Canada, and one more. */
export const MOST_ROUNDED = 3;

/** Whether words, in plain text, say that a sum is rounded: `Gesamtbetrag (auf 5 Rappen gerundet)`. */
export function saysRounded(plain: string): boolean {
  return hasWord(plain, ROUNDED);
}
