import type { Box, Document, Page, Word } from '../../document/document.ts';
import type { Place } from '../reading.ts';
import { findMoney, type Money, readMoneyOf } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { joinBoxedNumbers } from './boxed-numbers.ts';
import { joinCents } from './cents-columns.ts';
import { joinDividedNumbers } from './divided-numbers.ts';
import { LEADER, unglued } from './glued-words.ts';
import { isOrdinaryWord } from './is-ordinary-word.ts';
import { mergeProse } from './prose.ts';

/** Words that stand together: a line of the document, split where a gap or a row of leader dots parts two columns. */
export interface Segment {
  readonly page: number;
  readonly words: readonly Word[];
  /** The offset of each word in `text`. */
  readonly starts: readonly number[];
  /** The words joined by single spaces. */
  readonly text: string;
  /** `plainText(text)`. */
  readonly plain: string;
  /** `findMoney(text)`. */
  readonly money: readonly Money[];
  /** What of it is certain. */
  readonly amounts: readonly Money[];
  /** Lines of the document that it runs over; more than one only for running prose. */
  readonly lines: number;
  /** A part of a line that middots or bars divide. */
  readonly part: boolean;
  /** In points from the page's top left corner. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/**
 * A gap wider than this share of the line's height parts two columns. A space is 0.2 to 0.35 of the font's size and
 * stretches to about 0.6 in justified text; columns of a form are seldom closer than one.
 */
const COLUMN_GAP = 0.8;
/** A recogniser's boxes end where the ink does: a line of capitals and digits is 0.7 of its font's size high. */
const COLUMN_GAP_OF_INK = COLUMN_GAP / 0.7;
/** `Marsh, Gwendolyn` goes on; beside a comma's ink a space is wide, most of all in type of one width. */
const GAP_AFTER_COMMA = 1.5;
/** `Biaya Dibayar (Rp) Tidak Dibayar (Rp)`: with its unit a head ends, however tightly the next one is set. */
const UNIT = /^\((?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3}|R[ps]|RM|%)\.?\)$/u;
const SEPARATOR = /^[|•·¦]$/;
const PARTING = /^[|•·¦._…]/;

/** All segments of a document, page by page, top to bottom, left to right. */
export function layOut(document: Document): readonly Segment[] {
  readMoneyOf(document);
  return document.pages.flatMap((page) => {
    const lines = joinCents(page).map((words) => splitLine(joinBoxedNumbers(words), page));
    return joinDividedNumbers(mergeProse(lines, page), page);
  });
}

/** Where a stretch of a segment's text stands on its page. */
export function placeOf(segment: Segment, from = 0, to = segment.text.length): Place {
  const { words, starts } = segment;
  const first = wordEndingBehind(segment, from);
  let end = first;
  while (end < words.length && (starts[end] ?? to) < to) end += 1;
  return { page: segment.page, box: rounded(boxAround(end > first ? words.slice(first, end) : words)) };
}

/** Found by halves: a page made to exhaust a reader is one line of many thousand words. */
function wordEndingBehind({ words, starts }: Segment, from: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) + (words[middle]?.text.length ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How tall the type is, in points: of a head or name joined from two lines that of one. */
export function typeHeight({ words, pageHeight }: Segment): number {
  return Math.max(...words.map(({ box }) => box.height)) * pageHeight;
}

/** At one edge, to the points given, or about one middle. */
export function isAligned(one: Segment, other: Segment, edge: number, middle = edge): boolean {
  const [left, right] = [one.left - other.left, one.right - other.right];
  return Math.abs(left) < edge || Math.abs(right) < edge || Math.abs(left + right) < middle;
}

/** Whether two values begin at one spot of a page: they are one printed value. */
export function isOnePlace(one: Place, other: Place): boolean {
  return one.page === other.page && one.box.x === other.box.x && one.box.y === other.box.y;
}

/** The place that holds two places of one page. */
export function joinBoxes(one: Place, other: Place): Place {
  return { page: one.page, box: rounded(boxAround([one, other])) };
}

/** A tenth of a point on A4; more digits would only fill records and answers. */
const BOX_STEPS = 10_000;

const round = (fraction: number) => Math.round(fraction * BOX_STEPS) / BOX_STEPS;

function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** One segment out of words that belong together, such as a value printed over two lines. */
export function joinWords(words: readonly Word[], page: Pick<Page, 'number' | 'width' | 'height'>, lines = 1): Segment {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  const box = boxAround(words);
  const money = findMoney(text);
  return {
    page: page.number,
    words,
    starts,
    text,
    plain: plainText(text),
    money,
    amounts: money.every(({ certain }) => certain) ? money : money.filter(({ certain }) => certain),
    lines,
    part: false,
    left: box.x * page.width,
    right: (box.x + box.width) * page.width,
    top: box.y * page.height,
    bottom: (box.y + box.height) * page.height,
    pageWidth: page.width,
    pageHeight: page.height,
  };
}

function splitLine(lineWords: readonly Word[], page: Page): Segment[] {
  const isOrdinaryLine = lineWords.every(isOrdinaryWord);
  const words = isOrdinaryLine ? lineWords : lineWords.flatMap((word) => (isOrdinaryWord(word) ? word : unglued(word)));
  const height = usualHeight(words) * page.height;
  const widest = (page.source === 'ocr' ? COLUMN_GAP_OF_INK : COLUMN_GAP) * height;
  const limit = page.source === 'ocr' ? widest : Math.min(widest, tightGap(words, height, widest, page));
  const segments: Segment[] = [];
  let run: Word[] = [];
  let end = 0;
  let isDivided = false;
  const areHeads = words.filter(isUnit).length > 1;
  const flush = () => {
    if (run.length > 0 && !isBareColon(run)) segments.push(joinWords(run, page));
    run = [];
  };
  for (const word of words) {
    const mayPart = !isOrdinaryLine && PARTING.test(word.text);
    const separates = mayPart && SEPARATOR.test(word.text);
    if (separates || (mayPart && LEADER.test(word.text))) {
      isDivided ||= separates;
      flush();
      continue;
    }
    const last = run.at(-1);
    const widest =
      page.source === 'ocr'
        ? last?.text.endsWith(',')
          ? GAP_AFTER_COMMA * limit
          : limit
        : limit * typeScale(last, word, height / page.height);
    if ((word.box.x - end) * page.width > widest || (last && page.source === 'text-layer' && isOtherType(last, word)))
      flush();
    run.push(word);
    end = word.box.x + word.box.width;
    if (areHeads && isUnit(word)) flush();
  }
  flush();
  return isDivided ? segments.map((segment) => ({ ...segment, part: true })) : segments;
}

function isUnit({ text }: Word): boolean {
  return text.startsWith('(') && UNIT.test(text);
}

/** A letterhead's large type on a line of small type has spaces of its own size. */
function typeScale(last: Word | undefined, { box }: Word, usual: number): number {
  return last && usual > 0 ? Math.max(1, Math.min(last.box.height, box.height) / usual) : 1;
}

function usualHeight(words: readonly Word[]): number {
  const first = words[0]?.box.height ?? 0;
  if (words.every(({ box }) => box.height === first)) return first;
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Among spaces of one width (a font's own, or stretched alike to justify a line) a gap this many times as wide is none. */
const WIDER = 2.2;
const TIGHT_GAP = 0.55;
const LEAST_SPACES = 3;

/** The gap that parts the columns of a table set tightly: it has no more room between them than a few spaces. */
function tightGap(words: readonly Word[], height: number, widest: number, page: Page): number {
  if (words.length <= LEAST_SPACES) return widest;
  const spaces: number[] = [];
  let before: Box | undefined;
  for (const { box } of words) {
    const gap = before ? (box.x - before.x - before.width) * page.width : widest;
    if (gap < widest) spaces.push(gap);
    before = box;
  }
  if (spaces.length < LEAST_SPACES) return widest;
  const usual = spaces.sort((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
  return Math.max(TIGHT_GAP * height, WIDER * usual);
}

/** A name in large type, its address in small type behind it on the same line. Recognised words have no common height. */
const LARGER_TYPE = 1.35;

function isOtherType(before: Word, after: Word): boolean {
  const [a, b] = [before.box.height, after.box.height];
  if (Math.max(a, b) <= LARGER_TYPE * Math.min(a, b)) return false;
  return [before, after].every(({ text }) => /\p{L}{3}/u.test(text));
}

/** Colons aligned in a column of their own, far from label and value, stand in the way of both. */
function isBareColon(words: readonly Word[]): boolean {
  return words.every(({ text }) => text === ':' || text === '=');
}

function boxAround(words: readonly { readonly box: Box }[]): Box {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const { box } of words) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
