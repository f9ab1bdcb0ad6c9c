import { INSURER_WORDS } from '../parties/insurer-words.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import { payerNames } from './named-payer.ts';

/** Whether a paper speaks of an insurer: the rest of a bill that none shares is the patient's own. */
export function namesInsurer(sheet: Sheet): boolean {
  return payerNames(sheet).size > 0 || sheet.segments.some(({ plain }) => hasWord(plain, INSURER_WORDS));
}
