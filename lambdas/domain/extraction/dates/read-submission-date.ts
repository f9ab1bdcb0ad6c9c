import { placeOf, type Segment } from '../layout/layout.ts';
import { once } from '../layout/once-for.ts';
import type { Language, Reading } from '../reading.ts';
import { insurersHeading, isInsurersPaper } from '../sheet/insurers-paper.ts';
import { isInTable } from '../sheet/is-in-table.ts';
import { type Candidate, labelledValues, readingOf } from '../sheet/labelled-values.ts';
import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { compactDate, type DateOrder, findDates } from '../text/printed-date.ts';
import type { PrintedValue } from '../text/printed-value.ts';
import { dateOrderOf } from './date-order.ts';
import { FILED_CONFIDENCE, filedDate } from './filed-date.ts';
import { FILED, isNotSent, LABEL_REACH, LEAST_SCORE, lacksFiledDate, SENT, unrealDate } from './labelled-date.ts';
import { CAPTIONED, letterDate, PLACED } from './letter-date.ts';
import { filesOtherPaper } from './of-other-paper.ts';
import { oldestSent } from './oldest-sent.ts';
import { sentInSentence } from './sent-in-sentence.ts';
import { sentToInsurer } from './sent-to-insurer.ts';
import { signedDate } from './signed-date.ts';
import { saysOtherThanDay } from './unread-filed-date.ts';
import { unrealLetterDate } from './unreal-letter-date.ts';

const SENTENCE_REACH = 45;
const BEFORE_REACH = 60;
/** `Diajukan di Malang, tanggal 24 Maret`: where, before when. */
const IN_PLACE = /^ ?(?:di|in|at|à|en|em) \p{Lu}[\p{L} .'’-]{2,24},? (?:(?:tanggal|tgl\.?|on|le|el|em|am|den|a) )?$/u;
/** Behind a number what says that its day follows, or a comma alone: `Factura PN-26-118, fecha 12/11/2026`, `Invoice OD-7718, 2026-11-12`. */
const NUMBER_AND_OF =
  /^[^.;]{0,4}[\p{L}\d./-]*\d[\p{L}\d./-]*(?:, *|,? +(?:[-–—]|(?:[-–—] +)?(?:vom|of|invoice date|dated?|du|le|del?|(?:de )?fecha|datum|d[ae](?: data)?|data|em|tgl|tanggal))[.:]? +)$/iu;
/**
 * The date labelled as submission or filing; else the invoice or issue date; else a letter's own date; else what is
 * labelled so and printed as a date that does not exist, so that the check can tell of it. Where the day of submission itself
 * is printed, and is no real date or can't be read, no other day stands for it.
 * @param recognized the pages that were recognised: what is printed there may have been lost.
 * @param number the invoice's: the date beside it is the paper's where several stand without a label.
 */
export function readSubmissionDate(
  sheet: Sheet,
  language: Language | null,
  recognized: ReadonlySet<number>,
  number?: Reading | undefined,
): Reading | undefined {
  const order = dateOrderOf(sheet.segments, language);
  const read = (text: string, inSentence: boolean, weight: number): PrintedValue | undefined => {
    // `Date submitted / date of birth: 04/03/2026 / 12/05/1980`: only beside a day of submission alone is the next one such.
    const mayBeOlder = !inSentence && weight === FILED;
    const date = (mayBeOlder ? oldestSent(text, order) : findDates(text, order)[0]) ?? compactDate(text, order);
    const reach = inSentence || IN_PLACE.test(text.slice(0, date?.start)) ? SENTENCE_REACH : LABEL_REACH;
    if (!date || date.start > reach) return undefined;
    if (inSentence && /[.!?]\s+\p{Lu}/u.test(text.slice(0, date.start).replace(/\d\.\s/g, ''))) return undefined;
    return { value: date.iso, start: date.start, end: date.end, quality: date.ambiguous ? 0.97 : 1 };
  };
  const printed = labelledValues(sheet, 'submission_date', read).filter(({ slot }) => !isNotSent(slot, sheet));
  if (!printed.some(({ slot }) => weightOf(slot.hit, 'submission_date') === FILED)) {
    const unreal = unrealDate(sheet, FILED);
    if (unreal || lacksFiledDate(sheet, recognized) || saysOtherThanDay(sheet)) return unreal;
  }
  const isAskedFor = ({ slot }: Candidate) => ASKED_FOR.test(labelOf(slot));
  const sentThen = printed.some((one) => !isAskedFor(one) && weightOf(one.slot.hit, 'submission_date') === FILED);
  const dates = printed.filter((one) => !isAskedFor(one) || (isInsurersPaper(sheet) && !sentThen));
  // An insurer's statement names the bill that it settles: `Rechnung vom 20.05.2026`.
  const own = isInsurersPaper(sheet) ? dates.find(({ slot }) => !OF_BILL.test(labelOf(slot))) : undefined;
  const labelled = own ?? oldestOfLike(dates);
  // Under a bare `Date` or a `Día` over billed lines stand the days of service.
  const ofLines =
    labelled?.method === 'label-below' &&
    weightOf(labelled.slot.hit, 'submission_date') < SURE &&
    isInTable(labelled.slot.segment, sheet);
  const above = ofLines ? letterDate(sheet, order, number?.place) : undefined;
  if (above) return above;
  const filed = dateBeforeVerb(sheet, order);
  if (filed && (!labelled || labelled.score < filed.confidence)) return filed;
  const stamped = labelled && isStamp(labelled.slot) ? letterDate(sheet, order, number?.place) : undefined;
  if (stamped) return stamped;
  // When an insurer's statement was made says less than when the claim was settled.
  const settled =
    labelled && GENERATED.test(labelOf(labelled.slot)) && isSettled(sheet) ? datedBy(SETTLED, sheet, order) : undefined;
  if (settled) return settled;
  const sent =
    labelled && labelled.score >= FILED_CONFIDENCE
      ? undefined
      : (filedDate(sheet, order) ?? sentInSentence(sheet, order) ?? sentToInsurer(sheet, order));
  if (sent) return sent;
  const letter = once(() => letterDate(sheet, order, number?.place));
  const titled = titleDate(sheet, order);
  // The bill that an insurer's paper settles has a date of its own.
  const dated = isInsurersPaper(sheet) && (!labelled || OF_BILL.test(labelOf(labelled.slot)));
  const paper = dated ? (titled ?? (letter()?.method === CAPTIONED ? undefined : letter())) : undefined;
  if (paper) return paper;
  const numbered = dateBehindNumber(sheet, order, number);
  // `n° 26-0418 du 24 mars 2026` says more than `Devis signé le 26/01/2026`, and `Surabaya, 20 April` over a letter than `surat tanggal 2 April` in it.
  const isDated = numbered || (labelled?.method === 'sentence' && letter()?.method === PLACED);
  if (labelled && labelled.score >= (isDated ? CLEAR : LEAST_SCORE)) return readingOf(labelled);
  return (
    titled ??
    numbered ??
    // `Prepared    4 June` over `Please pay by    30 June`: an unknown label says less than one that is known.
    (letter()?.method === CAPTIONED ? undefined : letter()) ??
    datedBy(GENERATED, sheet, order) ??
    letter() ??
    (isSettled(sheet) ? datedBy(SETTLED, sheet, order) : undefined) ??
    signedDate(sheet, order) ??
    unrealDate(sheet, 0) ??
    unrealLetterDate(sheet)
  );
}

/** `Relevé de remboursement de soins du 19/05/2026`: what kind of paper it is, and of which day. */
function titleDate(sheet: Sheet, order: DateOrder): Reading | undefined {
  const title = insurersHeading(sheet);
  const [date] = title ? findDates(title.text, order) : [];
  if (!title || !date || date.end < title.text.trimEnd().length) return undefined;
  if (!OF_DAY.test(title.text.slice(0, date.start))) return undefined;
  const place = placeOf(title, date.start, date.end);
  const printed = title.text.slice(date.start, date.end);
  return { value: date.iso, printed, confidence: 0.8, place, method: 'title' };
}

const OF_DAY = /\p{L}.* (?:du|vom|of|dated|del?|d[ae]|em|tgl|tanggal|[-–—]) $/u;

/** Of dates under the best one's label, or all labels of submission if it is one, the oldest: no later one makes a claim young. */
function oldestOfLike(dates: readonly Candidate[]): Candidate | undefined {
  const [best] = dates;
  if (!best) return undefined;
  const weight = weightOf(best.slot.hit, 'submission_date');
  const beside = new Set(dates.flatMap(({ slot, method }) => (method === 'label-below' ? [] : [slot.hit])));
  const like = dates.filter(({ slot, method }) => {
    // Beside `Ausgestellt am` stands its day: what is under it is of something else.
    if (method === 'label-below' && beside.has(slot.hit)) return false;
    if (method === 'sentence' || weightOf(slot.hit, 'submission_date') !== weight) return false;
    return weight === FILED || (weight >= CLEAR && labelOf(slot) === labelOf(best.slot));
  });
  return like.reduce((oldest, one) => (one.value < oldest.value ? one : oldest), best);
}

function labelOf({ hit: { segment, start, end } }: Slot): string {
  return segment.plain.slice(start, end);
}

/** `Emitido em: 11 de junho de 2026 às 14:20` in the page's last lines is when it was printed. */
function isStamp({ segment, from }: Slot): boolean {
  return segment.top > FOOT * segment.pageHeight && CLOCK_BEHIND.test(segment.text.slice(from));
}

const FOOT = 0.85;
const CLOCK_BEHIND = /\d,? (?:à|a|um|às|a las|pukul|at)? ?\d{1,2}[:h.]\d{2}/u;

const GENERATED = /^ *(?:(?:statement|report|document|letter|eob) )?(?:generated|prepared|produced)(?: on)? *$/;

/** What an insurer's paper or a receipt dates, if it does not date itself. */
const SETTLED =
  /^ *(?:date )?(?:(?:claim )?(?:processed|settled|adjudicated|finali[sz]ed|paid|approved)|(?:payment|settlement|check|cheque|remittance|approval|processing|adjudication) date)(?: date| on)? *$/;

function isSettled(sheet: Sheet): boolean {
  return isInsurersPaper(sheet) || sheet.segments.some(({ plain }) => RECEIPT.test(plain));
}

const RECEIPT = /^ *(?:[a-z]+ ){0,2}receipt *$|claim settlement/;

/** `Generated: 4 May 2026`: a statement's own date where it prints no other. */
function datedBy(label: RegExp, sheet: Sheet, order: DateOrder): Reading | undefined {
  const found = sheet.slots.flatMap(({ hit, segment, from }) => {
    if (!hit.leads || !label.test(hit.segment.plain.slice(0, hit.end).replace(/[^a-z]+/g, ' '))) return [];
    const [date] = findDates(segment.text.slice(from), order);
    // With the time of day it is when the paper was printed.
    return date && date.start < 3 && segment.text.length < from + date.end + 3 ? [{ segment, date, from }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.some(({ date }) => date.iso !== only.date.iso)) return undefined;
  const [start, end] = [only.from + only.date.start, only.from + only.date.end];
  const printed = only.segment.text.slice(start, end);
  return {
    value: only.date.iso,
    printed,
    confidence: 0.55,
    place: placeOf(only.segment, start, end),
    method: 'generated',
  };
}

/** From here on a label clearly dates the paper. */
const CLEAR = 0.7;
/** No label that is known by nothing but its likeness to others weighs so much. */
const SURE = 0.8;
/** With its date, in characters: a line of nothing but numbers must not be read anew for each of them. */
const LONGEST_NUMBER = 400;
/** `Rechnung Nr. 4711 vom 3.5.2026`, `Facture n° 12 du 4 mai 2026`, `Honorarnote 26/331 vom 9.2.2026`: the date of what is numbered. */
function dateBehindNumber(sheet: Sheet, order: DateOrder, number: Reading | undefined): Reading | undefined {
  const labels = sheet.hits.filter(({ meanings }) => meanings.some(({ concept }) => concept === 'invoice_number'));
  const titles = sheet.segments.flatMap((segment) => {
    const end = segment.page === 1 ? TITLE.exec(segment.plain)?.[0].length : undefined;
    return end === undefined ? [] : [{ segment, end }];
  });
  // Whatever tells the number, `n° 26-0418 du 24 mars 2026` under the title.
  const printedNumber = number?.printed ?? '';
  const own = sheet.segments.flatMap((segment) => {
    const isThere = printedNumber !== '' && segment.page === number?.place?.page;
    const end = isThere ? segment.text.indexOf(printedNumber) : -1;
    return end < 0 ? [] : [{ segment, end }];
  });
  for (const { segment, end } of [...labels, ...titles, ...own]) {
    const beside = segment.part ? dateInNextPart(segment, sheet, order) : undefined;
    if (beside) return beside;
    const [date] = findDates(segment.text.slice(end, end + LONGEST_NUMBER), order);
    if (!date || !NUMBER_AND_OF.test(segment.text.slice(end, end + date.start))) continue;
    const [from, to] = [end + date.start, end + date.end];
    const printed = segment.text.slice(from, to);
    return { value: date.iso, printed, confidence: 0.8, place: placeOf(segment, from, to), method: 'behind-number' };
  }
  return undefined;
}

/** `Factura 2026-EST-0047 | 09/02/2026`: behind the bar a day, and nothing else. */
function dateInNextPart(segment: Segment, { neighbours }: Sheet, order: DateOrder): Reading | undefined {
  const row = neighbours.row(segment);
  const next = row[row.indexOf(segment) + 1];
  const [date] = next?.part ? findDates(next.text, order) : [];
  if (!next || !date || date.start > 0 || date.end < next.text.length) return undefined;
  return { value: date.iso, printed: next.text, confidence: 0.8, place: placeOf(next), method: 'behind-number' };
}

const TITLE =
  /^ *(?:[a-z]*rechnung|honorarnote|liquidation|quittung|facture|note d honoraires|recu|factura|recibo|fatura|nota)(?: +(?:nr|no|n o|n|nro|num))? +/;

const SENT_FIRST = new RegExp(`^${SENT}`);
/** `Rechnung vom`, not `Rechnung eingereicht am`. */
const OF_BILL = new RegExp(`^(?:rechnung|honorarnote|liquidation|facture|factura|fatura) (?!(?:[a-z]+ ){0,2}${SENT})`);

const OF_PAPER = /(?<!\p{L})vom $/u;

/** `Solicitado em`: on who pays' paper the claim was asked for then, if nothing else was sent; on a laboratory's its tests. */
const ASKED_FOR = /^ *(?:solicitad[oa]|data da solicitacao)/;

/** `wurden am 25. August 2025 bei Ihrer Versicherung eingereicht`: in a sentence the date may come before the verb. */
function dateBeforeVerb(sheet: Sheet, order: DateOrder): Reading | undefined {
  for (const hit of sheet.hits) {
    if (weightOf(hit, 'submission_date') < 1 || hit.colon || hit.whole) continue;
    if (!SENT_FIRST.test(hit.segment.plain.slice(hit.start, hit.end))) continue;
    const previous = sheet.hits[hit.index - 1];
    const from = previous?.segment === hit.segment ? previous.end : 0;
    const text = hit.segment.text.slice(from, hit.start);
    const date = findDates(text, order).at(-1);
    if (!date || text.length - date.end > BEFORE_REACH || /[.!?]\s+\p{Lu}/u.test(text.slice(date.end))) continue;
    // `die Honorarnote vom 9. März eingereicht`
    if (OF_PAPER.test(text.slice(0, date.start)) || filesOtherPaper(hit.segment.text.slice(0, hit.end))) continue;
    const place = placeOf(hit.segment, from + date.start, from + date.end);
    const printed = text.slice(date.start, date.end);
    return { value: date.iso, printed, confidence: 0.85, place, method: 'sentence' };
  }
  return undefined;
}
