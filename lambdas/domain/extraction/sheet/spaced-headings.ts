import { joinWords, type Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';

/** In heights of the type: words of a heading that is spaced out stand this far apart, and all nearly alike. */
const [LEAST_GAP, MOST_GAP, ALIKE] = [0.5, 1.5, 0.25];
/** Headings are set larger than what is usual on the page. */
const LARGER = 1.25;
const WORD = /^\p{Lu}[\p{Lu}’'&.-]*$/u;

/** Joins `VOLTA   BASIN   CLINIC`: a row of nothing but capitals in large type, spaced out so far that each word would be a cell. */
export function joinSpacedHeadings(segments: readonly Segment[]): readonly Segment[] {
  const words = segments.filter(({ words: { length }, text }) => length === 1 && WORD.test(text));
  if (words.length < 2) return segments;
  const heights = segments.map(heightOf).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const large = new Set(words.filter((one) => heightOf(one) >= LARGER * usual));
  if (large.size < 2) return segments;
  const around = segmentsByHeight(segments);
  const joined = new Map<Segment, Segment | undefined>();
  for (const one of large) {
    if (joined.has(one)) continue;
    const half = heightOf(one) / 2;
    const row = [...around.between(one, one.top - half, one.top + half)].sort((a, b) => a.left - b.left);
    const [first, ...others] = row;
    if (!first || others.length === 0 || !row.every((cell) => large.has(cell)) || !isSpaced(row)) continue;
    joined.set(
      first,
      joinWords(
        row.flatMap((cell) => cell.words),
        first,
      ),
    );
    for (const other of others) joined.set(other, undefined);
  }
  return segments.flatMap((segment) => (joined.has(segment) ? (joined.get(segment) ?? []) : segment));
}

function heightOf({ top, bottom }: Segment): number {
  return bottom - top;
}

function isSpaced(row: readonly Segment[]): boolean {
  const [first] = row;
  const height = first ? heightOf(first) : 0;
  const gaps = row.slice(1).map((cell, at) => (cell.left - (row[at]?.right ?? 0)) / height);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return least >= LEAST_GAP && most <= MOST_GAP && most - least <= ALIKE;
}
