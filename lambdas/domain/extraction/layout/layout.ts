import type { Box, Document, Word } from '../../document/document.ts';
import type { Place } from '../reading.ts';
import { findMoney, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { type SignOfThousandths, signOfThousandths } from '../text/thousandths.ts';
import { joinBoxedNumbers } from './boxed-numbers.ts';
import { withoutBusinessTerms } from './business-terms.ts';
import { joinCents } from './cents-columns.ts';
import { joinDividedNumbers } from './divided-numbers.ts';
import { mergeProse } from './prose.ts';
import { splitLine } from './split-line.ts';

/** What a segment has from where it stands. */
export interface Whereabouts {
  readonly page: number;
  /** In points. */
  readonly pageWidth: number;
  readonly pageHeight: number;
  /** How its document prints money. */
  readonly thousandths: SignOfThousandths | undefined;
}

/** Words that stand together: a line of the document, split where a gap or a row of leader dots parts two columns. */
export interface Segment extends Whereabouts {
  readonly words: readonly Word[];
  /** The offset of each word in `text`. */
  readonly starts: readonly number[];
  /** The words joined by single spaces. */
  readonly text: string;
  /** `plainText(text)`. */
  readonly plain: string;
  /** All that `findMoney` finds in `text`. */
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
}

/** All segments of a document, page by page, top to bottom, left to right. */
export function layOut(document: Document): readonly Segment[] {
  const thousandths = signOfThousandths(document);
  return document.pages.map(withoutBusinessTerms).flatMap((page) => {
    const on = { page: page.number, pageWidth: page.width, pageHeight: page.height, thousandths };
    const lines = joinCents(page).map((words) => splitLine(joinBoxedNumbers(words), page, on));
    return joinDividedNumbers(mergeProse(lines));
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

/**
 * One segment out of words that belong together, such as a value printed over two lines.
 * @param on what they stand on, such as a segment beside them.
 */
export function joinWords(words: readonly Word[], on: Whereabouts, lines = 1): Segment {
  const { page, pageWidth, pageHeight, thousandths } = on;
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  const box = boxAround(words);
  const money = findMoney(text, thousandths);
  return {
    page,
    pageWidth,
    pageHeight,
    thousandths,
    words,
    starts,
    text,
    plain: plainText(text),
    money,
    amounts: money.every(({ certain }) => certain) ? money : money.filter(({ certain }) => certain),
    lines,
    part: false,
    left: box.x * pageWidth,
    right: (box.x + box.width) * pageWidth,
    top: box.y * pageHeight,
    bottom: (box.y + box.height) * pageHeight,
  };
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
