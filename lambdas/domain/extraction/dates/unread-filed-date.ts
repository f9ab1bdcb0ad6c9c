import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';
import { FILED, isNotSent } from './labelled-date.ts';

/** A label that asks for a day: `Submission Date`, `Eingereicht am`; beside `Submitted by:` and `Sent to:` stands none. */
const ASKS_FOR_DAY =
  /(?:^|[^a-z])(?:dates?|[a-z]*datum|fecha|data|tanggal|tgl)(?![a-z])|[^a-z](?:on|am|le|el|em|pada)[ :]*$/;
/** `dd/mm/yyyy`, `TT.MM.JJJJ`, `__/__/____`: a blank to be filled in; `electronic` is how. */
const BLANK =
  /^[\W_]*(?:(?:[djt]{1,2}|mm?|a{2,4}|[jyh]{2,4})(?:[\W_]+|$)){1,4}$|^[\W_]*(?:[djt]{2}mm[jyha]{2,4}[\W_]*)?$/i;
/** What is left of a date where only a year tells that it is one. */
const [WITH_YEAR, LONGEST] = [/(?<!\d)(?:19|20)\d\d(?!\d)|^\D{0,2}\d{8}\D?$/, 30];

/**
 * Whether something stands behind a label of the day of submission, no date being read there: `November 2025`, `4 Novmber
 * 2025`, `pending`. The paper has a day of submission of its own then, or says that there is none.
 */
export function saysOtherThanDay({ slots, neighbours }: Sheet): boolean {
  return slots.some((slot) => {
    const { hit, method } = slot;
    if (weightOf(hit, 'submission_date') !== FILED || method === 'sentence' || isNotSent(slot)) return false;
    const text = slot.segment.text.slice(slot.from, slot.to).trim();
    if (BLANK.test(text) || findMoney(text).some(({ certain }) => certain)) return false;
    if (method === 'label-below') return text.length < LONGEST && WITH_YEAR.test(text);
    if (!asksForDay(slot)) return /^\d/.test(text) && hit.colon;
    return hit.colon || (method === 'label-right' && !neighbours.headers.has(hit));
  });
}

function asksForDay({ hit: { segment, start, end } }: Slot): boolean {
  return ASKS_FOR_DAY.test(segment.plain.slice(start, end));
}
