import type { Word } from '../../document/document.ts';
import { joinWords, type Segment } from './layout.ts';
import { segmentsAround } from './segments-by-height.ts';

/** A number that its line's end divides: `CLM-2026-`, `567-92-`; `450.50-` is an amount below zero. */
const DIVIDED = /(?:^|[\s(#:])(?![\d.,]*[.,]\d{2}-$)(?=\S*\d|\S*\p{Lu}{2})[\p{Lu}\d][\p{Lu}\d./-]*-$/u;
const GOES_ON = /^\d/;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+-?$/;
/** In line heights, from top to top: how far apart lines of one paragraph stand. */
const PITCH = 2.1;
const SAME_EDGE_POINTS = 3;
/** Share of a line's height. */
const HALF_WAY = 0.15;

/** Segments of a page in which no number is divided: the line below gives the one above what it begins with. */
export function joinDividedNumbers(segments: readonly Segment[]): readonly Segment[] {
  const divided = segments.filter(({ text }) => text.endsWith('-') && DIVIDED.test(text));
  if (divided.length === 0) return segments;
  const around = segmentsAround(segments);
  const changed = new Map<Segment, Segment | undefined>();
  for (const above of divided) {
    const below = around(above.page, above.top, above.bottom + PITCH * (above.bottom - above.top)).find(
      (one) => isRightUnder(one, above) && GOES_ON.test(one.text),
    );
    const [first, ...rest] = below?.words ?? [];
    const last = above.words.at(-1);
    if (!below || !first || !last || changed.has(below)) continue;
    // `10.150-` over `300.000`: an amount that is taken off, and the next.
    if (GROUPED.test(last.text) && GROUPED.test(first.text)) continue;
    const text = last.text + first.text;
    const whole = rest.length === 0 && isCentred(above, below, around) ? overBothLines(last, first) : last;
    changed.set(above, rejoined([...above.words.slice(0, -1), { ...whole, text }], above));
    changed.set(below, rest.length > 0 ? rejoined(rest, below) : undefined);
  }
  return segments.flatMap((segment) => (changed.has(segment) ? (changed.get(segment) ?? []) : segment));
}

/** Whether what stands beside the two lines is level with their middle, and none with one of them: they are one cell. */
function isCentred(above: Segment, below: Segment, around: ReturnType<typeof segmentsAround>): boolean {
  const height = above.bottom - above.top;
  const beside = around(above.page, above.top - height, below.bottom + height).filter(
    (one) => one !== above && one !== below && one.left > above.right,
  );
  const isLevel = (one: Segment, at: number) => Math.abs(one.top + one.bottom - at) < 2 * HALF_WAY * height;
  const middle = (above.top + above.bottom + below.top + below.bottom) / 2;
  const isOfLine = (one: Segment) => [above, below].some(({ top, bottom }) => isLevel(one, top + bottom));
  return beside.some((one) => isLevel(one, middle)) && !beside.some(isOfLine);
}

function overBothLines(last: Word, first: Word): Word {
  return { ...last, box: { ...last.box, height: first.box.y + first.box.height - last.box.y } };
}

function rejoined(words: readonly Word[], segment: Segment): Segment {
  return { ...joinWords(words, segment, segment.lines), part: segment.part };
}

function isRightUnder({ top, left }: Segment, above: Segment): boolean {
  const height = (above.bottom - above.top) / above.lines;
  const pitch = top - (above.bottom - height);
  return pitch > height / 2 && pitch < PITCH * height && Math.abs(left - above.left) < SAME_EDGE_POINTS;
}
