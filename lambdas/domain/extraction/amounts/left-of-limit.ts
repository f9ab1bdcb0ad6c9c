import type { Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { isLimitedTo, speaksOfOwnLimit } from './limit-words.ts';

const EXCESS = OWN_SHARE_WORDS.excess.join('|');
const MOST = `limits?|limites?|ceiling|maximum|(?:jahres)?hochstbetrag|jahres(?:limit|maximum)|plafonds?|plafon|topes?|tetos?|batas|pagu|${EXCESS}`;
const LEFT = [
  '(?:le |les |lhe |vous |ihnen |you )?(?:quedan?|restan?|restam|resta|sobram?|ficam|restent|reste|verbleiben|bleiben|remains?|have|tersisa|masih ada)',
  '(?:there (?:remains?|is|are)|you still have|masih tersisa)',
].join('|');
/** Of whose limit: `de su`, `of your`, `von Ihrem`. */
const OF =
  '(?:(?:of|from|on|de|del|du|da|do|von|vom|dari|el|the|your|su|sua|seu|votre|ihre[mrs]?|d|la|le|l|left|frei) )';

/** `Quedan 80,00 € de su tope`. */
const LEFT_BEFORE = new RegExp(`(?<![a-z])(?:${LEFT}) (?:(?:aun|noch|encore|ainda|still|only|nur|solo) )?$`);
const OF_LIMIT_BEHIND = new RegExp(`^ *(?:euros? )?${OF}{1,3}(?:[a-z]+ )?(?:${MOST})(?![a-z])`);
/** `Of your excess $127.50 remains`. */
const OF_LIMIT_BEFORE = new RegExp(`(?<![a-z])${OF}{1,3}(?:[a-z]+ )?(?:${MOST}) $`);
const LEFT_BEHIND =
  /^ *(?:euros? )?(?:(?:is|are|sind|ist|est|esta|estan) )?(?:still |noch |encore )?(?:remains?|left|unused|available|ubrig|frei|disponibles?|quedan?|restan?|restent|reste|sobram?|tersisa)(?![a-z])/;
/** `an excess of $500.00 each claims year`: borne in a year, whatever the bill. */
const EXCESS_BEFORE = new RegExp(
  `(?<![a-z])(?:${EXCESS})(?: (?:of|de|von|in hohe von|is|ist|est|es|sebesar))? (?:[a-z]{1,3} )?$`,
);
const YEARLY_BEHIND =
  /^ *(?:euros? )?(?:(?:a|per|each|every|in a|pro|je|par|por|al|ao|cada|tiap) )(?:claims? |calendar |policy |plan |benefit |membership |versicherungs|kalender)?(?:year|annum|jahr|ano|anualidad|an|annee|tahun)(?![a-z])/;

/** In characters; files made to exhaust a reader have lines without end. */
const REACH = 80;

/**
 * Whether a sentence says that an amount is what is left of the most that is paid, what is borne in a year before anything is paid, or the most that
 * the insured bear: nobody's share.
 */
export function isLeftOfLimit({ text, plain }: Segment, { start, end }: Pick<Money, 'start' | 'end'>): boolean {
  const before = plain.slice(Math.max(0, start - REACH), start);
  const isLeft = LEFT_BEFORE.test(before);
  const isOf = !isLeft && OF_LIMIT_BEFORE.test(before);
  const isExcess = EXCESS_BEFORE.test(before);
  const isOwn = speaksOfOwnLimit(before);
  if (!isLeft && !isOf && !isExcess && !isOwn) return false;
  const behind = plainText(text.slice(end, end + REACH));
  return (
    (isOwn && isLimitedTo(before, behind)) ||
    (isLeft && OF_LIMIT_BEHIND.test(behind)) ||
    (isOf && LEFT_BEHIND.test(behind)) ||
    (isExcess && YEARLY_BEHIND.test(behind))
  );
}
