import type { LabelHit } from '../labels/describe-label.ts';
import { joinWords, type Segment } from '../layout/layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';

/** So many known captions, one under the other, tell that a column's captions stand behind their values. */
const LEAST_KNOWN = 3;
/** No form has more captions; files made to exhaust a reader do. */
const MOST_KNOWN = 500;
/** A caption stands this close behind its value; the next one of the column is this far down at most. In line heights. */
const [CLOSE, PITCH] = [2, 6];
/** In points: edges of one column; and values that end at one edge begin at several. */
const [SAME_EDGE, RAGGED] = [2, 4];
/** In heights of a caption: a value's type may be taller. */
const TALLEST = 2;
/** In points. */
const GAP = 8;

interface Pair {
  readonly value: Segment;
  readonly caption: Segment;
}

/**
 * Lets the captions of a column stand before their values: `S 9904.10  N° RCC` over `2026/3092  N° facture`, values that end where their
 * captions begin. Where anything is printed stays with its words.
 */
export function moveCaptionsBeforeValues(segments: readonly Segment[], hits: readonly LabelHit[]): readonly Segment[] {
  const known = new Set(hits.filter(isCaption).map(({ segment }) => segment));
  if (known.size < LEAST_KNOWN) return segments;
  const around = segmentsByHeight(segments);
  const pairOf = (caption: Segment): Pair[] => {
    const [height, row] = [caption.bottom - caption.top, rowOf(caption, around)];
    const at = row.indexOf(caption);
    const [first, value, next] = [row[0], row[at - 1], row[at + 1]];
    // `Policyholder   Morgan Boyd   Provider   …`: where a row begins with a caption its values are behind.
    if (!first || !value || known.has(first) || known.has(value) || /[:=]$/.test(value.text)) return [];
    const gap = caption.left - value.right;
    if (gap > CLOSE * height || (next && next.left - caption.right < gap)) return [];
    return [{ value, caption }];
  };
  const columns = columnsOf([...known].slice(0, MOST_KNOWN).flatMap(pairOf)).filter(
    (column) => column.length >= LEAST_KNOWN && isRagged(column),
  );
  if (columns.length === 0) return segments;
  const moved = new Map<Segment, readonly Segment[]>();
  for (const [first, ...rest] of columns) {
    if (!first) continue;
    const height = first.caption.bottom - first.caption.top;
    const last = rest.at(-1) ?? first;
    const within = around.between(first.caption, first.caption.top - PITCH * height, last.caption.top + PITCH * height);
    const parted = within.map((one) => ({ one, parts: partsAt(one, first) }));
    const parts = parted.flatMap((one) => one.parts);
    const isCaptionOf = ({ left }: Segment) => Math.abs(left - first.caption.left) < SAME_EDGE;
    const isValueOf = ({ right }: Segment) => Math.abs(right - first.value.right) < SAME_EDGE;
    const left = Math.min(...parts.filter(isValueOf).map((one) => one.left));
    const behind = left + GAP + Math.max(...parts.filter(isCaptionOf).map((one) => one.right - one.left));
    for (const { one, parts: own } of parted) {
      if (!own.some((part) => isCaptionOf(part) || isValueOf(part))) continue;
      moved.set(
        one,
        own.map((part) => (isCaptionOf(part) ? at(part, left) : isValueOf(part) ? at(part, behind) : part)),
      );
    }
  }
  return segments.flatMap((segment) => moved.get(segment) ?? segment);
}

/** A value and a caption that stand too close to be two cells: `P2602-00417 Beleg-Nr.`. */
function partsAt(segment: Segment, { value, caption }: Pair): readonly Segment[] {
  const { words, pageWidth } = segment;
  const at = words.findIndex(({ box }, index) => {
    const last = words[index - 1]?.box;
    const isEdge = last && Math.abs((last.x + last.width) * pageWidth - value.right) < SAME_EDGE;
    return isEdge && Math.abs(box.x * pageWidth - caption.left) < SAME_EDGE;
  });
  return at < 0 ? [segment] : [joinWords(words.slice(0, at), segment), joinWords(words.slice(at), segment)];
}

function isCaption({ segment, leads, whole, colon }: LabelHit): boolean {
  return leads && whole && !colon && segment.lines === 1;
}

function rowOf(segment: Segment, around: SegmentsByHeight): readonly Segment[] {
  const height = segment.bottom - segment.top;
  const middle = (segment.top + segment.bottom) / 2;
  return around
    .between(segment, segment.top - TALLEST * height, middle)
    .filter(({ bottom }) => bottom > middle)
    .sort((a, b) => a.left - b.left);
}

function at(segment: Segment, left: number): Segment {
  return { ...segment, left, right: left + segment.right - segment.left };
}

/** Pairs whose values end at one edge and whose captions begin at one, from top to bottom. */
function columnsOf(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const columns: Pair[][] = [];
  const down = [...pairs].sort((a, b) => a.caption.page - b.caption.page || a.caption.top - b.caption.top);
  for (const pair of down) {
    const column = columns.find((one) => goesOn(one.at(-1), pair));
    if (column) column.push(pair);
    else columns.push([pair]);
  }
  return columns;
}

function goesOn(last: Pair | undefined, { value, caption }: Pair): boolean {
  if (last?.caption.page !== caption.page) return false;
  return (
    Math.abs(last.value.right - value.right) < SAME_EDGE &&
    Math.abs(last.caption.left - caption.left) < SAME_EDGE &&
    caption.top - last.caption.top < PITCH * (caption.bottom - caption.top)
  );
}

function isRagged(column: readonly Pair[]): boolean {
  const lefts = column.map(({ value }) => value.left);
  return Math.max(...lefts) - Math.min(...lefts) > RAGGED;
}
