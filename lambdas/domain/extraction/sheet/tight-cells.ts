import type { Document } from '../../document/document.ts';
import { findMoney } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';
import { joinWords, type Segment } from './layout.ts';
import { overlap } from './neighbours.ts';
import { type SegmentsByHeight, segmentsByHeight } from './segments-by-height.ts';

/** An amount or a date, without the colon of a label. */
const FIGURES = /^[^:]*\d[.,/-]\d[^:]*$/;
/** A table's head stands at most so many line heights over its first row. */
const REACH = 3.5;
const SAME_ROW = 0.8;
/** Two words may stand under two others by chance. */
const LEAST_HEADS = 3;
/** What reads as one is two cells, seldom three; longer lines are sentences. */
const MOST_WORDS = 8;

/**
 * Parts cells set so tightly that they read as one (`00018842 08/04/2026`, `0,00 € Multicare`): where an amount or a date ends or
 * begins, and what stands on either side of it is under another head.
 */
export function splitTightCells(segments: readonly Segment[], document: Document): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const parted = new Map<Segment, readonly Segment[]>();
  for (const segment of segments) {
    const page = pages.get(segment.page);
    const count = segment.words.length;
    if (!page || segment.lines > 1 || count < 2 || count > MOST_WORDS || !FIGURES.test(segment.text)) continue;
    const heads = headsOver(segment, around);
    const at = heads.length < LEAST_HEADS ? 0 : boundaryOf(segment);
    if (at === 0) continue;
    const [left, right] = [joinWords(segment.words.slice(0, at), page), joinWords(segment.words.slice(at), page)];
    if (areUnder(left, right, heads)) parted.set(segment, [left, right]);
  }
  return parted.size === 0 ? segments : segments.flatMap((segment) => parted.get(segment) ?? segment);
}

/** Before which word an amount or a date begins behind something else, or ends before it; 0 for none. */
function boundaryOf({ words }: Segment): number {
  const ats = words.map((_, at) => at).slice(1);
  const text = (from: number, to?: number) =>
    words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ');
  // Of `0,00 € Multicare` the sign belongs to the figure.
  return ats.findLast((at) => isValue(text(0, at))) ?? ats.find((at) => isValue(text(at))) ?? 0;
}

function isValue(text: string): boolean {
  const [money] = findMoney(text);
  if (money?.certain && money.start === 0 && money.end === text.length) return true;
  const [date] = findDates(text, 'day-first');
  return date !== undefined && date.start === 0 && date.end === text.length;
}

function headsOver(cell: Segment, around: SegmentsByHeight): readonly Segment[] {
  const height = cell.bottom - cell.top;
  return around.between(cell, cell.top - REACH * height, cell.top - SAME_ROW * height).filter(isHead);
}

function areUnder(left: Segment, right: Segment, over: readonly Segment[]): boolean {
  const stands = (head: Segment, part: Segment) => overlap(head.left, head.right, part.left, part.right) > 0.1;
  const first = over.filter((head) => stands(head, left) && !stands(head, right)).at(-1);
  const second = over.filter((head) => stands(head, right) && !stands(head, left)).at(-1);
  return first !== undefined && second !== undefined && first.right < second.left;
}

function isHead({ text, lines }: Segment): boolean {
  return lines === 1 && /\p{L}{2}/u.test(text) && !/[\d:]/.test(text);
}
