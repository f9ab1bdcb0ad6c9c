import { onceASheet } from '../sheet/once-a-sheet.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { speaksOfLimit } from './limit-words.ts';
import { saysAtLeast } from './own-minimum.ts';
import { type OwnShareRule, speaksOfOwnShare } from './own-share-rule.ts';

const DAY = '(?:[a-z]*pfleg[a-z]*tag|tag|day|night|jour|nuit|dia|noche|noite|hari|malam)';
const EACH_DAY = `(?:a|per|each|every|por|je|pro|par|cada|chaque|jede[rsn]?|setiap) ${DAY}(?![a-z])`;
const OF_EACH_DAY = new RegExp(`(?<![a-z])${EACH_DAY}`);
const EACH_DAY_BEHIND = new RegExp(`^ *(?:euros? +)?${EACH_DAY}`);
const EACH_DAY_BEFORE = new RegExp(`(?<![a-z])${EACH_DAY}(?: [a-z]{1,3})? *$`);
const COUNTED_DAYS =
  /(?<![a-z\d.,/])(\d{1,2}) (?:[a-z]*pfleg[a-z]*tage?n?|tage?n?|days|nights|jours|nuits|dias|noches|noites|hari|malam)(?![a-z])/g;

/** Right before such a number. */
const AT_MOST =
  /(?<![a-z])(?:hochstens|maximal|max|at most|up to|maximum|limited to|hasta|ate|jusqu a|au plus|paling (?:banyak|lama)|maksimal)(?: (?:fur|for|of|de|d))* *$/;

/** In characters. */
const LONGEST_MOST = 24;

/** `die versicherte Person trägt je Pflegetag EUR 95,00 selbst`, of a stay whose days the paper counts. */
export const OWN_SHARE_OF_DAYS: OwnShareRule = {
  speaks: OF_EACH_DAY,
  least: ({ cents, before, behind }, { sheet }) => {
    const isOfDay = EACH_DAY_BEFORE.test(before) || EACH_DAY_BEHIND.test(plainText(behind));
    if (!isOfDay || !speaksOfOwnShare(before) || saysAtLeast(before) || speaksOfLimit(before.trim())) return 0;
    return cents * (daysCounted(sheet) ?? 0);
  },
};

/** `6 Pflegetage`: how many days a stay had, if the paper counts one number of them; `höchstens für 5 Pflegetage` are borne then. */
const daysCounted = onceASheet((sheet: Sheet): number | undefined => {
  const plain = plainOfSheet(sheet);
  const found = [...plain.matchAll(COUNTED_DAYS)].map(({ 1: count, index }) => ({
    count: Number(count),
    isMost: AT_MOST.test(plain.slice(Math.max(0, index - LONGEST_MOST), index)),
  }));
  const most = Math.min(...found.filter(({ isMost }) => isMost).map(({ count }) => count));
  const [only, other] = new Set(found.filter(({ isMost }) => !isMost).map(({ count }) => count));
  return only === undefined || other !== undefined ? undefined : Math.min(only, most);
});
