import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { type DateOrder, findDates, type PrintedDate } from '../text/printed-date.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { filesOtherPaper } from './of-other-paper.ts';
import {
  CLAIM_SENT,
  CLAIM_SENT_ON,
  GOES_TO,
  SENT_BACK,
  SENT_OTHERWISE,
  SENT_WORDS,
  TO_PAYER,
} from './sending-words.ts';

const SENT = wordPattern(SENT_WORDS);
const CONFIDENCE = 0.82;
const MOST_CAPTION_WORDS = 9;
/** `12 DATE SENT TO PLAN`: a form numbers its boxes. */
const BOX = /^ *\d{1,2}[a-z]? +/;
/** In characters: a page of nothing but dates must not be read anew for each of them. */
const REACH = 160;
const SENTENCE_END = /(?<!\d)[.!?;]\s+(?=\p{Lu})|;/u;
/** `am 3. Mai an Ihre Krankenkasse übermittelt`: German says it behind the date. */
const GERMAN_BEHIND =
  /^ *(?:an|bei|der|ihrer|direkt|elektronisch) (?:[a-z]+ ){0,8}?(?:gesendet|gesandt|versandt|weitergeleitet|ubermittelt|eingereicht|geschickt|eingesandt|weitergegeben)(?![a-z])/;
const AM = /(?<![a-z])am *$/;
/** `on`, `le`, `pada tanggal`: of another word before a date the date is of something else. */
const ON_DAY = /(?<![a-z])(?:on|le|el|em|en|a|dia|am|date|fecha|data|pada|tanggal|tgl|con fecha|em data de) *$/;
const FOR = /(?<![a-z])(?:for|fur|pour|por|para|untuk|of|about|from|since|atas)(?![a-z])/;

interface Sending {
  readonly cell: Segment;
  readonly date: PrintedDate;
}

/**
 * When a bill says that its claim was sent: beside a caption, `Submitted by EDI    7 May 2026`, in a row of an account,
 * `04/20/2026    Filed to Aetna    0.00`, or in a sentence, `Your receipts went to Aviva on 29 June 2026`; of several the oldest.
 */
export function sentToInsurer(sheet: Sheet, order: DateOrder): Reading | undefined {
  if (isInsurersPaper(sheet)) return undefined;
  const found = sheet.segments.flatMap((segment) =>
    hasWord(segment.plain, SENT) && !SENT_BACK.test(segment.plain)
      ? [...besideCaption(segment, sheet, order), ...inSentence(segment, order)]
      : [],
  );
  const [first, ...others] = found;
  if (!first) return undefined;
  const { cell, date } = others.reduce((oldest, one) => (one.date.iso < oldest.date.iso ? one : oldest), first);
  const place = placeOf(cell, date.start, date.end);
  return {
    value: date.iso,
    printed: cell.text.slice(date.start, date.end),
    confidence: CONFIDENCE,
    place,
    method: 'sent',
  };
}

function besideCaption(segment: Segment, { neighbours }: Sheet, order: DateOrder): readonly Sending[] {
  const caption = segment.plain.replace(BOX, '');
  if (/\d/.test(caption) || segment.words.length > MOST_CAPTION_WORDS || !saysSent(caption)) return [];
  const [leading] = neighbours.row(segment);
  const before = leading === segment ? undefined : leading;
  for (const cell of [before, neighbours.rightOf(segment), neighbours.below(segment)]) {
    const [date] = cell ? findDates(cell.text, order) : [];
    if (cell && date && isAlone(cell, date)) return [{ cell, date }];
  }
  return [];
}

/** Nothing else than the date, and perhaps the time of day. */
function isAlone({ text }: Segment, { start, end }: PrintedDate): boolean {
  return !/[\p{L}\d]/u.test(text.slice(0, start)) && /^(?:,? ?\d{1,2}[:.]\d{2}(?: ?[ap]m)?)?$/i.test(text.slice(end));
}

/** `Date billed to UnitedHealthcare`: to whom else it may be sent is excluded. */
const DATE_SENT_TO =
  /^ *date (?:was )?(?:sent|submitted|filed|transmitted|forwarded|billed|lodged) (?:to|with) (?!you(?![a-z]))/;

function saysSent(caption: string): boolean {
  if (!hasWord(caption, SENT) || hasWord(caption, SENT_OTHERWISE) || filesOtherPaper(caption)) return false;
  return (
    DATE_SENT_TO.test(caption) ||
    hasWord(caption, CLAIM_SENT) ||
    hasWord(caption, TO_PAYER) ||
    hasWord(caption, INSURER_WORDS)
  );
}

function inSentence(segment: Segment, order: DateOrder): readonly Sending[] {
  return findDates(segment.text, order).flatMap((date) =>
    isOfSending(segment, date) ? [{ cell: segment, date }] : [],
  );
}

function isOfSending({ text, plain }: Segment, { start, end }: PrintedDate): boolean {
  const clause =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const before = plain.slice(start - clause.length, start);
  if (CLAIM_SENT_ON.test(before)) return true;
  if (hasWord(before, SENT_OTHERWISE) || filesOtherPaper(clause)) return false;
  const behind = plain.slice(end, end + REACH);
  const german = AM.test(before) ? GERMAN_BEHIND.exec(behind)?.[0] : undefined;
  if (german) return hasWord(german, TO_PAYER) || hasWord(german, INSURER_WORDS);
  const verb = everyMatch(before, SENT).at(-1);
  if (!verb) return false;
  const between = before.slice(verb.index + verb[0].length);
  if (FOR.test(between) || !(ON_DAY.test(before) || /:\s*$/.test(clause))) return false;
  if (hasWord(between, TO_PAYER) || hasWord(between, INSURER_WORDS)) return true;
  return hasWord(before, CLAIM_SENT) || GOES_TO.test(clause.slice(verb.index));
}
