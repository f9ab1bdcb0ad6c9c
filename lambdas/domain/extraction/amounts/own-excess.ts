import { onceASheet } from '../sheet/once-a-sheet.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages, HUNDRED_PERCENT } from '../text/percentage.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord, wordPattern } from '../text/word-pattern.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import type { OwnShareRule } from './own-share-rule.ts';

const EXCESS = anyWordPattern(...OWN_SHARE_WORDS.excess);
/** Right before its figure, but for what it is called further. */
const EXCESS_BEFORE = new RegExp(
  `${wordPattern(...OWN_SHARE_WORDS.excess).source}(?: +(?!aplicad|applied|used)[a-z]+){0,3} *$`,
);
/** Behind an excess: nothing of it was borne before. */
const UNMET = new RegExp(
  `(?<![a-z])(?:${[
    '(?:not|none)(?: of (?:it|which))?(?: (?:yet|been|has|had|was|is))* (?:met|used|satisfied|consumed)(?! in full)|unmet',
    'noch nicht (?:verbraucht|erreicht|ausgeschopft|aufgebraucht|bezogen|angerechnet)|(?:pas|non) (?:encore )?(?:atteinte?|consommee?|entamee?)',
    'no (?:ha sido )?(?:consumid[oa]|utilizad[oa]|cubiert[oa] (?:antes|aun|todavia))|(?:aun|todavia) no (?:consumid[oa]|utilizad[oa]|cubiert[oa])|sin consumir|nao (?:foi )?(?:consumid[oa]|utilizad[oa]|atingid[oa])',
    'belum (?:terpakai|terpenuhi|digunakan)',
  ].join('|')})(?![a-z])`,
);
const COPAY = anyWordPattern(...OWN_SHARE_WORDS.copay);
const OF_REST =
  /(?<![a-z])(?:sobre|of|on|des|vom|du|sur|do|dari|atas) (?:(?:el|the|le|la|o|l|os) ?)?(?:resto|remanente|rest|restes|restbetrags?|remainder|balance|reste|restante|remanescente|sisa|sisanya)(?![a-z])/;
/** It may have been borne before. */
const MET =
  /(?<![a-z])(?:met|satisfied|reached|used up|verbraucht|erreicht|ausgeschopft|aufgebraucht|bezogen|atteinte?|consommee?|epuisee?|consumid[oa]|cumplid[oa]|agotad[oa]|utilizad[oa]|esgotad[oa]|atingid[oa]|terpenuhi|terpakai)(?![a-z])/;
/** In hundredths: rounded down to whole units, as tills do. */
const UNIT = 100;

/** `Deducible: $ 9,500.00 por evento; no consumido a la fecha`. */
export const UNUSED_EXCESS: OwnShareRule = {
  speaks: UNMET,
  least: ({ cents, before, behind }) => {
    const [sentence = ''] = behind.split(/\.\s+(?=\p{Lu})/u);
    return hasWord(before, EXCESS) && UNMET.test(plainText(sentence)) ? cents : 0;
  },
};

/** `Deducible: $ 250.00. Coaseguro: 10% sobre el remanente`, unless some of it may have been borne before. */
export const EXCESS_AND_RATE: OwnShareRule = {
  speaks: OF_REST,
  least: ({ cents, before }, { sheet, whole }) => {
    const rate = rateOfRest(sheet);
    if (rate === undefined || cents >= whole || !EXCESS_BEFORE.test(before)) return 0;
    return cents + Math.floor(((whole - cents) * rate) / HUNDRED_PERCENT / UNIT) * UNIT;
  },
};

/** What the patient bears of what an excess leaves of the bill. */
const rateOfRest = onceASheet((sheet: Sheet): number | undefined => {
  if (MET.test(plainOfSheet(sheet))) return undefined;
  const rates = sheet.segments
    .filter(({ plain }) => OF_REST.test(plain) && hasWord(plain, COPAY))
    .flatMap(({ text }) => findPercentages(text).map(({ hundredths }) => hundredths));
  return new Set(rates).size === 1 ? rates[0] : undefined;
});
