import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';

/** So many known captions that clearly stand under their values tell that a form has them there, if two are in a row; else so many. */
const [LEAST_KNOWN, LEAST_IN_ROW, LEAST_IN_COLUMN] = [3, 2, 4];
/** Of captions that stand alone on their rows so many may have no value over them. */
const MOST_WITHOUT = 0.25;
/** In heights of the caption: it stands this close under its value, and what is next under it is this much farther off. */
const [CLOSE, FARTHER] = [1.2, 0.4];
/** In heights of the caption: where a value over it or the next thing under it may be. */
const REACH = 6;
/** Captions of one field are as high as each other, but for this share. */
const TWIN = 0.1;
const OVERLAP = 0.3;

interface Pair {
  readonly value: Segment;
  readonly caption: Segment;
}

interface Row {
  readonly pairs: readonly Pair[];
  /** Its captions that are known labels and have a value. */
  readonly known: number;
  /** Of the known captions those that have what is next under them farther off than what is over them. */
  readonly clear: number;
}

/**
 * Lets captions stand over their values where a form has them under them, as under the lines that are written on: `L001-00991  12/12/2026` over
 * `Nº liquidación  F. emisión`. Captions have values close over them, and in rows enough nothing as close under them; a field may be empty.
 * No row of captions is without values over it. Where anything is printed stays with its words.
 */
export function moveCaptionsOverValues(segments: readonly Segment[], hits: readonly LabelHit[]): readonly Segment[] {
  const known = new Set(hits.filter(isCaption).map(({ segment }) => segment));
  const heads = new Set(hits.filter(isHead).map(({ segment }) => segment));
  if (known.size < LEAST_IN_ROW) return segments;
  const around = segmentsByHeight(segments);
  const rows: Row[] = [];
  let without = 0;
  const seen = new Set<Segment>();
  for (const caption of known) {
    if (seen.has(caption)) continue;
    const captions = rowOf(caption, around);
    for (const one of captions) seen.add(one);
    if (captions.some((one) => heads.has(one)) || !captions.every(saysWords)) continue;
    const count = captions.filter((one) => known.has(one)).length;
    const row = pairsOf(captions, known, around);
    if (row) rows.push(row);
    else if (count >= LEAST_IN_ROW) return segments;
    else without += 1;
  }
  const found = rows.reduce((sum, { clear }) => sum + clear, 0);
  const isForm = found >= LEAST_KNOWN && rows.some((row) => row.clear > 0 && row.known >= LEAST_IN_ROW);
  const isColumn = found >= LEAST_IN_COLUMN && without <= MOST_WITHOUT * found;
  if (!isForm && !isColumn) return segments;
  const moved = new Map<Segment, Segment>();
  for (const { value, caption } of rows.flatMap(({ pairs }) => pairs)) {
    const gap = Math.max(0, caption.top - value.bottom);
    const bottom = value.top + caption.bottom - caption.top;
    moved.set(caption, { ...caption, top: value.top, bottom });
    const across = isInLine(value, caption) ? 0 : caption.left - value.left;
    moved.set(value, {
      ...value,
      left: value.left + across,
      right: value.right + across,
      top: bottom + gap,
      bottom: bottom + gap + value.bottom - value.top,
    });
  }
  return segments.map((segment) => moved.get(segment) ?? segment);
}

function isCaption({ segment, leads, whole, colon }: LabelHit): boolean {
  return leads && whole && !colon && segment.lines === 1 && segment.amounts.length === 0;
}

function isHead({ meanings }: LabelHit): boolean {
  return meanings.some(({ concept }) => concept.startsWith('line_'));
}

function saysWords({ text, amounts }: Segment): boolean {
  return amounts.length === 0 && /\p{L}{2}/u.test(text) && !/[:=]$/.test(text);
}

function rowOf(segment: Segment, around: SegmentsByHeight): readonly Segment[] {
  const half = (segment.bottom - segment.top) / 2;
  return around.between(segment, segment.top - half, segment.top + half);
}

/** The captions of a row that have a value of their own over them, if most known ones do and none has one under it instead. */
function pairsOf(row: readonly Segment[], known: ReadonlySet<Segment>, around: SegmentsByHeight): Row | undefined {
  const pairs: Pair[] = [];
  const twins = new Set<Segment>();
  let clear = 0;
  const inOrder = row.toSorted((a, b) => a.left - b.left);
  for (const [at, caption] of inOrder.entries()) {
    const cell = { left: caption.left, right: inOrder[at + 1]?.left ?? Number.POSITIVE_INFINITY };
    const height = caption.bottom - caption.top;
    const near = around.between(caption, caption.top - REACH * height, caption.bottom + REACH * height);
    const inLine = near.filter((one) => one !== caption && (isInLine(one, caption) || isWithin(one, cell)));
    // The second of two captions that say the same in two languages goes with the first.
    if (inLine.some((one) => isTwin(one, caption))) {
      twins.add(caption);
      continue;
    }
    const value = inLine
      .filter(({ bottom }) => bottom < caption.top + height / 2)
      .sort((a, b) => b.bottom - a.bottom)[0];
    const next = inLine.find((one) => one.top > caption.bottom - height / 2 && !isTwin(caption, one));
    const above = value && !known.has(value) ? Math.max(0, caption.top - value.bottom) : Number.POSITIVE_INFINITY;
    const below = next && !known.has(next) ? Math.max(0, next.top - caption.bottom) : Number.POSITIVE_INFINITY;
    const isEmpty = above > CLOSE * height || pairs.some((pair) => pair.value === value);
    if (isEmpty && below > CLOSE * height) continue;
    if (!value || isEmpty || below < above) return undefined;
    if (known.has(caption) && below >= above + FARTHER * height) clear += 1;
    pairs.push({ value, caption });
  }
  const isKnown = ({ caption }: Pair) => known.has(caption);
  const ofValues = pairs.filter(isKnown).length;
  const ofAll = row.filter((one) => known.has(one) && !twins.has(one)).length;
  if (ofValues * 2 < ofAll) return undefined;
  // `Cleaning kit   $ 30.00   $ 20.00   $ 10.00`: a table's row has its figures behind other words.
  const figures = pairs.filter(({ value }) => value.amounts.length > 0);
  if (figures.some(({ value }) => rowOf(value, around).length > row.length)) return undefined;
  return { pairs, known: ofValues, clear };
}

/** `Nom du patient` right over `Patient name`, in the same type. */
function isTwin(over: Segment, under: Segment): boolean {
  const height = over.bottom - over.top;
  return (
    saysWords(over) &&
    saysWords(under) &&
    !/\d/.test(`${over.text}${under.text}`) &&
    Math.abs(over.left - under.left) < height / 2 &&
    Math.abs(under.bottom - under.top - height) < TWIN * height &&
    Math.abs(under.top - over.bottom) < height / 2
  );
}

/** `Rp 5.400.000` at the right end of the line over `Ditanggung asuransi`. */
function isWithin(one: Segment, cell: { readonly left: number; readonly right: number }): boolean {
  return one.left >= cell.left && one.right <= cell.right;
}

function isInLine(one: Segment, other: Segment): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > OVERLAP * Math.min(one.right - one.left, other.right - other.left);
}
