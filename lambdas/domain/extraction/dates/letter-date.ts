import { DATE_WORDS } from '../labels/date-words.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Place, Reading } from '../reading.ts';
import { isInTable } from '../sheet/is-in-table.ts';
import { segmentOver } from '../sheet/segment-over.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { type DateOrder, findDates, type PrintedDate } from '../text/printed-date.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { paperNamed } from '../words/other-papers.ts';
import { isOfOtherPaper } from './of-other-paper.ts';

/** `Bandung, 3 Mei 2026` over a signature dates the paper wherever it stands, as `N/ Ref.: Conta n.º 26/MI/0934 Porto, 13 de novembro de 2026` and `Nr. H-0452/26, Wien, am 8. Oktober 2026` do. */
export const PLACE =
  /(?:^|[–—-]\s|\d,?\s)\p{Lu}[\p{L} .'’-]{2,30},\s*(?:\p{Lu}[\p{L} .'’-]{2,20},\s*)?(?:le|den|am|em|a|el)?\s*$/u;
/** `Dakar, le : 02/03/2026` of a form that is filled in. */
const PLACE_AND_ON = /^\p{Lu}[\p{L} .'’-]{2,30},\s*(?:le|den|am|em|el|tgl\.?|tanggal) ?:\s*$/u;
/** `du 02 au 27 février`, `2. bis 27. Februar`: the last day of several. */
const UP_TO = /\d\.?\s*(?:to|through|thru|until|till|bis|au|al|a|ao|até|hasta|hingga|sampai|s\/d|s\.d\.|[-–—])\s*$/iu;
/** `MRI lumbar spine, 1 September 2026` is no place: of a town's name only such words are small, as in `Frankfurt am Main`. */
const SMALL_WORD = /(?<![\p{L}'’-])(?!(?:unter|sobre|upon|under|près|ob|lès)\s)\p{Ll}{4,}/u;
/** `Ordonnance Dr Berens, 24 mars 2026`: whoever is named there is no place. */
const TITLED = /(?<!\p{L})(?:Dr|Dra|Drs|Prof|Mr|Mrs|Ms|Sr|Sra|Mme|drg?)(?!\p{L})/u;
/** The time of day behind a till's or a system's date, and behind a till's its number. */
const CLOCK =
  /^\s*(?:,|à|at|um|às|a las|pukul|[-–])?\s*\d{1,2}[:h.]\d{2}(?::\d{2})?\s*(?:[AaPp]\.?[Mm]\.?|Uhr|WIB|hrs?\.?|h)?(?: (?:REG|REGISTER|TILL|POS|TRX|CAJA|CAIXA|KASSE|KASIR)[ .:#]?.{0,12})?$/i;
/** `Angers, le 13 novembre 2026. Séjour du 27/10/2026 au 29/10/2026` */
const SENTENCE_BEHIND = /^\.\s+\p{Lu}/u;
/** An unlabelled date in this upper part of the first page is the letter's. */
const LETTERHEAD = 0.45;

/**
 * A letter's own date: the only one that stands alone in its upper part, behind its place, or beside its number.
 * @param number where the invoice's number stands.
 */
export function letterDate(sheet: Sheet, order: DateOrder, number: Place | null = null): Reading | undefined {
  const claimed = Map.groupBy(
    sheet.slots.filter(
      (slot) =>
        weightOf(slot.hit, 'other_date') > 0 ||
        (slot.method === 'label-right' && slot.hit.colon) ||
        (weightOf(slot.hit, 'submission_date') > 0 && isOfOtherPaper(slot, sheet)),
    ),
    (slot) => slot.segment,
  );
  let latest: number | undefined;
  const isBirth = (iso: string) => {
    latest ??= latestYear(sheet, order);
    return latest - yearOf(iso) > OLDEST_LETTER;
  };
  const dates = sheet.segments.flatMap((segment) => {
    const [date] = findDates(segment.text, order);
    if (!date || claimed.get(segment)?.some(({ from }) => from <= date.start)) return [];
    if (isInTable(segment, sheet) && !isBesideSum(segment, date, sheet)) return [];
    if (!isHigh(segment) && !PLACE.test(segment.text.slice(0, date.start))) return [];
    // The date alone (behind a colon it is labelled as something else), or after the place: `Lyon, le 4 mai 2026`.
    const before = segment.text.slice(0, date.start);
    const rest = segment.text.slice(date.end).replace(CLOCK, '');
    const isPlace = PLACE.test(before) || PLACE_AND_ON.test(before);
    const placed =
      isPlace && !TITLED.test(before) && !SMALL_WORD.test(before.replace(/(?:tgl\.?|tanggal)\s*:?\s*$/, ''));
    const isOther = (!placed && /:\s*$/.test(before)) || UP_TO.test(before);
    const ends = rest.length < 3 || (placed && SENTENCE_BEHIND.test(rest));
    if (isOfOtherDay(segment, before, sheet) || isOfPrinting(segment)) return [];
    const alone = !isOther && (placed || before.length < 22) && ends;
    return alone && !isBirth(date.iso) ? [{ segment, date, placed }] : [];
  });
  const onFirst = dates.filter(({ segment }) => segment.page === 1);
  // Behind a place stands the letter's date, whatever other dates stand beside it.
  const behindPlace = onFirst.filter(({ placed }) => placed);
  const besideNumber = onFirst.filter(({ segment }) => number && isBeside(segment, number, NEXT_ROW));
  // `26-0108 du 16 novembre 2026` over `Accouchement le 21.10.2026`
  const onItsRow = besideNumber.filter(({ segment }) => number && isBeside(segment, number, SAME_ROW));
  // `Date 09/11/2026` over `Glasses collected    16/11/2026`
  const named = onFirst.filter(({ segment, date }) => isOwnDate(segment.plain.slice(0, date.start)));
  // `20-11-2026` says more than `Colheita 19-11-2026`.
  const bare = onFirst.filter(({ segment, date }) => !/\p{L}{3}/u.test(segment.text.slice(0, date.start)));
  const likeliest = [behindPlace, onItsRow, besideNumber, named, bare, onFirst, dates].find((some) => some.length > 0);
  const [only, ...others] = likeliest ?? [];
  // A receipt and its counterfoil print one date twice.
  if (!only || others.some(({ date }) => date.iso !== only.date.iso)) return undefined;
  const { segment, date, placed } = only;
  const place = placeOf(segment, date.start, date.end);
  return {
    value: date.iso,
    printed: segment.text.slice(date.start, date.end),
    confidence: 0.6,
    place,
    method: placed ? PLACED : isCaptioned(segment, sheet) ? CAPTIONED : 'letter-date',
  };
}

const OWN = new Set(`${DATE_WORDS.date} ${DATE_WORDS.issued}`.split(' '));

/** Whether nothing but the words for a paper's own date stands before one: `Tanggal `, `Emissão `. */
function isOwnDate(plain: string): boolean {
  const words = plain.match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => OWN.has(word));
}

/** What was decided on a day, or another paper's: `Authorised by insurer on`, `Kostenzusage vom`, `Überweisung vom`. */
const DECIDED = anyWordPattern(
  'authori[sz](?:ed|ation)|approved|approval|genehmigt|bewilligt|zugesagt|autorizad[oa]s?|autorisee?|accordee?|aprobad[oa]|aprovad[oa]|disetujui|persetujuan',
);

/** Whether the words before a date, left of it or over it say that it is a permit's or another paper's. */
function isOfOtherDay(segment: Segment, before: string, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(segment);
  const over = before === '' ? segmentOver(segment, sheet) : undefined;
  const captions = [plainText(before), row[row.indexOf(segment) - 1]?.plain, over?.plain];
  return captions.some(
    (caption) =>
      caption !== undefined && !/\d/.test(caption) && (hasWord(caption, DECIDED) || paperNamed(caption) === 'other'),
  );
}

/** `20/05/2026, 18:40` at a page's upper edge: when a browser printed it. */
function isOfPrinting({ text, top, pageHeight }: Segment): boolean {
  return top < EDGE * pageHeight && BY_BROWSER.test(text);
}

const EDGE = 0.05;
const BY_BROWSER = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}[:.]\d{2}(?: [AP]M)?$/;

/** How a date was found that stands behind its place. */
export const PLACED = 'placed-date';
/** How a date was found that words beside it seem to say something else of. */
export const CAPTIONED = 'captioned-date';

/** `Please pay by    30 June`: words in small letters at its left are a label that we don't know. */
function isCaptioned(segment: Segment, { neighbours }: Sheet): boolean {
  const row = neighbours.row(segment);
  const left = row[row.indexOf(segment) - 1];
  return left !== undefined && /\p{Ll} \p{Ll}/u.test(left.text) && !/\d/.test(left.text);
}

function isHigh({ page, top, pageHeight }: Segment): boolean {
  return page === 1 && top <= LETTERHEAD * pageHeight;
}

/** `Rp 640.000,-    Denpasar, 12 Mei 2026` closes a receipt; behind a billed line's date stand its figures. */
function isBesideSum(segment: Segment, { start, end }: PrintedDate, { neighbours }: Sheet): boolean {
  const row = neighbours.row(segment);
  const isLast = row.at(-1) === segment && (row.length === 2 || isHigh(segment));
  return isLast && PLACE.test(segment.text.slice(0, start)) && segment.text.length === end;
}

/** In heights of a line. */
const [SAME_ROW, NEXT_ROW] = [0.5, 2];

/** On the row of the paper's number, or on the next one. */
function isBeside({ page, top, bottom, pageHeight }: Segment, { page: numbered, box }: Place, reach: number): boolean {
  const apart = Math.abs((top + bottom) / 2 / pageHeight - (box.y + box.height / 2));
  return page === numbered && apart * pageHeight < reach * (bottom - top);
}

function latestYear({ segments }: Sheet, order: DateOrder): number {
  const dates = segments.flatMap(({ text }) =>
    findDates(text, order).map(({ start, end, iso }) => ({ year: yearOf(iso), printed: text.slice(start, end) })),
  );
  // `20-11-43` is a bank's code as often as a day.
  const full = dates.filter(({ printed }) => /\d{4}/.test(printed));
  return (full.length > 0 ? full : dates).reduce((latest, { year }) => Math.max(latest, year), 0);
}

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4));
}

/** `Heidemarie Schönfeld, 05.04.1949`: no letter is so much older than what it speaks of. */
const OLDEST_LETTER = 15;
