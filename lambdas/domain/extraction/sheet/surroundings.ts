import { captionLikelihoods } from '../labels/judge-caption.ts';
import { addWords, type SetApart, setApart } from '../labels/word-features.ts';
import type { Segment } from '../layout/layout.ts';
import { onceFor } from '../layout/once-for.ts';
import { hashed, type Places } from '../text/hashed-places.ts';
import { slotsOn } from './on-segment.ts';
import type { Sheet } from './sheet.ts';

/** A stretch of a segment's text. */
export interface Stretch {
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
}

/**
 * Adds what stands around a printed value: the words before it, or else left of it on its row, those the row begins with, those over
 * its column and those behind it, what labels and captions among these say, and where on the page it is. What a value is, is learned from that (scripts/bills).
 */
export function addSurroundings(places: Places, stretch: Stretch, sheet: Sheet): void {
  const { segment, start, end } = stretch;
  const { plain } = segment;
  const [from, to] = across(stretch);
  const before = wordsBefore(plain.slice(0, start));
  const hasWords = LETTERS.test(before);
  const row = sheet.neighbours.row(segment);
  const toLeft = row.slice(0, Math.max(0, row.indexOf(segment)));
  const beside = toLeft.findLast((one) => LETTERS.test(one.plain));
  const [first] = toLeft;
  const over = segmentOver(sheet, segment, from, to);
  if (hasWords) addWords(places, before, BEFORE);
  if (beside) addWords(places, firstWords(beside.plain, MOST_WORDS), hasWords ? BESIDE_WORDS : BEFORE);
  if (first && first !== beside) addWords(places, firstWords(first.plain, FEWER_WORDS), BEGINS_ROW);
  if (over) addWords(places, firstWords(over.plain, MOST_WORDS), hasWords ? OVER_WORDS : OVER);
  const behind = firstWords(plain.slice(end), FEW_WORDS);
  if (behind !== '') addWords(places, behind, BEHIND);
  places.add(hashed(`has ${hasWords} ${beside !== undefined} ${over !== undefined}`));
  const down = Math.floor((ROWS * (segment.top + segment.bottom)) / 2 / segment.pageHeight);
  places.add(hashed(`down ${down} ${segment.page === 1}`));
  places.add(hashed(`across ${Math.floor((COLUMNS * to) / segment.pageWidth)}`));
  places.add(hashed(`prose ${segment.lines > 1}`));
  places.add(ANY);
  addLabels(places, stretch, sheet);
  if (hasWords) addAnnounced(places, BEFORE, announcedBy(before));
  else if (beside) addAnnounced(places, BEFORE, announcedBeside(beside));
  if (over) addAnnounced(places, OVER, announcedBeside(over));
  if (first) addAnnounced(places, BEGINS_ROW, announcedBeside(first));
}

/** What words are likely to announce, as a caption: which of `ANNOUNCED`, and whether surely. */
function addAnnounced(places: Places, { begun }: SetApart, announced: readonly string[]): void {
  for (const one of announced) places.add(hashed(one, begun));
}

const announcedBeside = onceFor(({ plain }: Segment) => announcedBy(firstWords(plain, MOST_WORDS)));

function announcedBy(plain: string): readonly string[] {
  return [...captionLikelihoods(plain)].flatMap((likely, at) =>
    likely < MAYBE ? [] : likely < SURELY ? [`announces ${at}`] : [`announces ${at}`, `surely ${at}`],
  );
}

const [MAYBE, SURELY] = [0.15, 0.6];

/** What the labels that are known say of a value: which of them offer it, where it stands from each, and how sure each is. */
function addLabels(places: Places, { segment, start, end }: Stretch, sheet: Sheet): void {
  let labels = 0;
  for (const { hit, from, to, method } of slotsOn(segment, sheet)) {
    if (from > start + NEARLY || to < end - NEARLY) continue;
    labels += 1;
    for (const { concept, weight } of hit.meanings) {
      places.add(hashed(`label ${concept}`));
      places.add(hashed(`label ${concept} ${method}`));
      places.add(hashed(`label ${concept} ${Math.round(STEPS * weight)}`));
    }
  }
  places.add(hashed(`labels ${Math.min(labels, 2)}`));
}

const [NEARLY, STEPS] = [3, 4];

/** In plain text, the words before a printed value, or else left of it on its row; without any those over its column. */
export function wordsAt({ segment, start, end }: Stretch, sheet: Sheet): string {
  const before = wordsBefore(segment.plain.slice(0, start));
  if (LETTERS.test(before)) return before;
  const row = sheet.neighbours.row(segment);
  const beside = row.slice(0, Math.max(0, row.indexOf(segment))).findLast((one) => LETTERS.test(one.plain));
  return (beside ?? segmentOver(sheet, segment, ...across({ segment, start, end })))?.plain ?? '';
}

/** Where a stretch begins and ends across the page, in points, as if all letters were alike. */
function across({ segment: { left, right, text }, start, end }: Stretch): [from: number, to: number] {
  const perLetter = (right - left) / Math.max(1, text.length);
  return [left + perLetter * start, left + perLetter * end];
}

const LETTERS = /[a-z]{2}/;
const [MOST_WORDS, FEWER_WORDS, FEW_WORDS] = [8, 6, 4];
/** Into so many parts a page is divided. */
const [ROWS, COLUMNS] = [8, 4];
const [BEFORE, BESIDE_WORDS, BEGINS_ROW] = [setApart('before'), setApart('beside'), setApart('row')] as const;
const [OVER, OVER_WORDS, BEHIND] = [setApart('over'), setApart('over words'), setApart('behind')] as const;
const ANY = hashed('any');

/** The last words before a value, up to a figure. */
function wordsBefore(plain: string): string {
  return LAST_WORDS.exec(plain.slice(-LONGEST))?.[0].trim() ?? '';
}

const LAST_WORDS = /(?:[^\d ]+ +){0,6}[^\d ]* *$/;
/** In characters; files made to exhaust a reader have lines without end. */
const LONGEST = 200;

function firstWords(plain: string, most: number): string {
  return plain.slice(0, LONGEST).trim().split(' ', most).join(' ');
}

/** The nearest one with words over a stretch of a row, however far up the page. */
function segmentOver({ segments }: Sheet, segment: Segment, from: number, to: number): Segment | undefined {
  const middle = (segment.top + segment.bottom) / 2;
  let nearest: Segment | undefined;
  for (const one of segments) {
    if (one.page !== segment.page || one.bottom > middle || one.left > to + SLACK || one.right < from - SLACK) continue;
    if (one !== segment && (!nearest || one.bottom >= nearest.bottom) && LETTERS.test(one.plain)) nearest = one;
  }
  return nearest;
}

/** In points. */
const SLACK = 2;
