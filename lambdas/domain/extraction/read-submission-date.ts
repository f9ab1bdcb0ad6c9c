import { dateOrderOf } from './date-order.ts';
import { labelledValues, readingOf } from './labelled-values.ts';
import { placeOf } from './layout.ts';
import { findDates } from './printed-date.ts';
import type { PrintedValue } from './printed-value.ts';
import type { Language, Reading } from './reading.ts';
import { type Sheet, weightOf } from './sheet.ts';

const SENTENCE_REACH = 45;
const BEFORE_REACH = 60;
/** An unlabelled date in this upper part of the first page is the letter's. */
const LETTERHEAD = 0.45;

/** The date labelled as submission or filing; else the invoice or issue date; else a letter's own date. */
export function readSubmissionDate(sheet: Sheet, language: Language | null): Reading | undefined {
  const order = dateOrderOf(sheet.segments, language);
  const read = (text: string, inSentence: boolean): PrintedValue | undefined => {
    const [date] = findDates(text, order);
    if (!date || date.start > (inSentence ? SENTENCE_REACH : 14)) return undefined;
    if (inSentence && /[.!?]\s+\p{Lu}/u.test(text.slice(0, date.start).replace(/\d\.\s/g, ''))) return undefined;
    return { value: date.iso, start: date.start, end: date.end, quality: date.ambiguous ? 0.97 : 1 };
  };
  const [labelled] = labelledValues(sheet, 'submission_date', read);
  const filed = dateBeforeVerb(sheet, order);
  if (filed && (!labelled || labelled.score < filed.confidence)) return filed;
  if (labelled && labelled.score >= 0.4) return readingOf(labelled);
  return letterDate(sheet, order);
}

/** `wurden am 25. August 2025 bei Ihrer Versicherung eingereicht`: in a sentence the date may come before the verb. */
function dateBeforeVerb(sheet: Sheet, order: 'day-first' | 'month-first'): Reading | undefined {
  for (const hit of sheet.hits) {
    const verb =
      /^(?:eingereicht|vorgelegt|ubermittelt|presentad|enviad|submetid|transmis|depose|envoye|submitted|filed|diajukan)/;
    if (weightOf(hit, 'submission_date') < 1 || hit.colon || hit.whole) continue;
    if (!verb.test(hit.segment.plain.slice(hit.start, hit.end))) continue;
    const previous = sheet.hits[hit.index - 1];
    const from = previous?.segment === hit.segment ? previous.end : 0;
    const text = hit.segment.text.slice(from, hit.start);
    const date = findDates(text, order).at(-1);
    if (!date || text.length - date.end > BEFORE_REACH || /[.!?]\s+\p{Lu}/u.test(text.slice(date.end))) continue;
    const place = placeOf(hit.segment, from + date.start, from + date.end);
    const printed = text.slice(date.start, date.end);
    return { value: date.iso, printed, confidence: 0.85, place, method: 'sentence' };
  }
  return undefined;
}

function letterDate(sheet: Sheet, order: 'day-first' | 'month-first'): Reading | undefined {
  const claimed = new Set(
    sheet.slots.filter((slot) => weightOf(slot.hit, 'other_date') > 0).map((slot) => slot.segment),
  );
  const dates = sheet.segments.flatMap((segment) => {
    if (segment.page !== 1 || segment.top > LETTERHEAD * segment.pageHeight || claimed.has(segment)) return [];
    const [date] = findDates(segment.text, order);
    // The date alone, or after the place: `Lyon, le 4 mai 2026`.
    const alone = date && segment.text.length - (date.end - date.start) < 22 && segment.text.length - date.end < 3;
    return date && alone ? [{ segment, date }] : [];
  });
  const [only, second] = dates;
  if (!only || second) return undefined;
  const { segment, date } = only;
  const place = placeOf(segment, date.start, date.end);
  return {
    value: date.iso,
    printed: segment.text.slice(date.start, date.end),
    confidence: 0.6,
    place,
    method: 'letter-date',
  };
}
