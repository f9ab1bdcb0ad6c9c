import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';
import { MONTH_ALTERNATION } from '../text/months.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { FILED, isNotSent, SENT } from './labelled-date.ts';

/** A label that asks for a day: `Submission Date`, `Eingereicht am`; beside `Submitted by:` and `Sent to:` stands none. */
const ASKS_FOR_DAY =
  /(?:^|[^a-z])(?:dates?|[a-z]*datum|fecha|data|tanggal|tgl)(?![a-z])|[^a-z](?:on|am|le|el|em|pada)[ :]*$/;
/** `__/__/20__`: a century to be filled up. */
const CENTURY = /(?<!\d)20(?=[\s_.…yjah]*$)/i;
/** `4-XI`, `2025`; two pages and three items are no day. */
const LIKE_DAY = /\d ?[./-] ?[\dIVX]|(?:19|20)\d\d/;
const MONTH = wordPattern(...MONTH_ALTERNATION.split('|').filter((name) => name.length > 4));
/** What says that the claim was not sent yet; `n/a`, `see attached`, `à compléter` and other words leave the day open. */
const NOT_YET = wordPattern(
  'pending|yet|await(?:ing|ed|s)?|outstanding|to follow|follows|later|tb[acd]|to be (?:sent|submitted|filed|confirmed|advised|announced|determined)',
  `(?:not|never|nicht|non|pas|no|nao|tidak)(?: [a-z]+)? ${SENT}[a-z]*`,
  'folgt|noch|offen|ausstehend|steht aus|en attente|encore|a venir|en cours|pendientes?|aun|todavia|en espera',
  'pendentes?|ainda|aguarda(?:ndo)?|a aguardar|belum|menunggu|ditunda',
);
/** What is left of a date where only a year tells that it is one. */
const [WITH_YEAR, LONGEST] = [/(?<!\d)(?:19|20)\d\d(?!\d)|^\D{0,2}\d{8}\D?$/, 30];

/**
 * Whether a day stands behind a label of the day of submission that was not read, `November 2025`, `4 Novmber 2025`, or that
 * there is none yet: `pending`.
 */
export function saysOtherThanDay(sheet: Sheet): boolean {
  return sheet.slots.some((slot) => {
    const { hit, method } = slot;
    if (weightOf(hit, 'submission_date') !== FILED || method === 'sentence' || isNotSent(slot, sheet)) return false;
    const text = slot.segment.text.slice(slot.from, slot.to).trim();
    if (findMoney(text, slot.segment.thousandths).some(({ certain }) => certain)) return false;
    if (method === 'label-below') return text.length < LONGEST && WITH_YEAR.test(text);
    if (!asksForDay(slot)) return hit.colon && /^\d/.test(text) && LIKE_DAY.test(text);
    if (!hit.colon && (method !== 'label-right' || sheet.neighbours.headers.has(hit))) return false;
    const plain = plainText(text);
    return /\d/.test(text.replace(CENTURY, '')) || hasWord(plain, MONTH) || hasWord(plain, NOT_YET);
  });
}

function asksForDay({ hit: { segment, start, end } }: Slot): boolean {
  return ASKS_FOR_DAY.test(segment.plain.slice(start, end));
}
