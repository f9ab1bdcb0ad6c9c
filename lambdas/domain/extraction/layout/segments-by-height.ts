import type { Segment } from './layout.ts';
import { onceFor } from './once-for.ts';

/** The single-line segments of a document in the order of their height, to look around one without looking at all. */
export interface SegmentsByHeight {
  /** Segments of the same page whose tops lie between the two heights (points), topmost first. */
  between(segment: Segment, from: number, to: number): readonly Segment[];
  /** The topmost of these that fits. */
  first(segment: Segment, from: number, to: number, fits: (other: Segment) => boolean): Segment | undefined;
}

/** More neighbours than this stand around nothing that people print; files made to exhaust a reader have thousands. */
const MOST = 400;

/** Sorted once: one step after the other asks, and most leave the segments as they are. */
export const segmentsByHeight = onceFor(sortByHeight);

function sortByHeight(segments: readonly Segment[]): SegmentsByHeight {
  const pages = new Map<number, Segment[]>();
  for (const segment of segments) {
    if (segment.lines > 1) continue;
    const page = pages.get(segment.page);
    if (page) page.push(segment);
    else pages.set(segment.page, [segment]);
  }
  for (const page of pages.values()) page.sort((a, b) => a.top - b.top || a.left - b.left);
  return {
    between(segment, from, to) {
      const page = pages.get(segment.page) ?? [];
      const found: Segment[] = [];
      for (let at = firstAtOrBelow(page, from); found.length < MOST; at += 1) {
        const other = page[at];
        if (!other || other.top > to) break;
        found.push(other);
      }
      return found;
    },
    first(segment, from, to, fits) {
      const page = pages.get(segment.page) ?? [];
      const begin = firstAtOrBelow(page, from);
      for (let at = begin; at < begin + MOST; at += 1) {
        const other = page[at];
        if (!other || other.top > to) return undefined;
        if (fits(other)) return other;
      }
      return undefined;
    },
  };
}

function firstAtOrBelow(page: readonly { readonly top: number }[], top: number): number {
  let [low, high] = [0, page.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((page[middle]?.top ?? top) < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Segments of a page whose tops lie between two heights (points), in the order of the sheet. */
export type SegmentsAround = (page: number, from: number, to: number) => readonly Segment[];

/** In points: where a top lies is reckoned in more ways than one. */
const ROUNDING = 0.01;

/** As `segmentsByHeight`, but with the segments of running text. */
export function segmentsAround(segments: readonly Segment[]): SegmentsAround {
  const placed = segments.map((segment, at) => ({ segment, at, top: segment.top }));
  const pages = Map.groupBy(placed, ({ segment }) => segment.page);
  for (const page of pages.values()) page.sort((a, b) => a.top - b.top);
  return (number, from, to) => {
    const page = pages.get(number) ?? [];
    const begin = firstAtOrBelow(page, from - ROUNDING);
    let end = begin;
    while (end < begin + MOST && (page[end]?.top ?? Number.POSITIVE_INFINITY) <= to + ROUNDING) end += 1;
    return page
      .slice(begin, end)
      .sort((a, b) => a.at - b.at)
      .map(({ segment }) => segment);
  };
}
