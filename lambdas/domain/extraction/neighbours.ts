import type { LabelHit } from './labels/find-labels.ts';
import type { Segment } from './layout.ts';

/** Who stands beside whom. */
export interface Neighbours {
  /** The nearest segment on the same row to the right, unless a label stands there. */
  rightOf(segment: Segment): Segment | undefined;
  /** The nearest segment under it, unless a label stands there. */
  below(segment: Segment): Segment | undefined;
  /** Everything on the segment's row, left to right, itself included. */
  row(segment: Segment): readonly Segment[];
  /** Where this document's labels have their values, as far as most of them agree. */
  readonly direction: 'right' | 'below' | undefined;
  /** Labels that head the columns of a table of services. */
  readonly headers: ReadonlySet<LabelHit>;
}

/** Share of the lower one's height by which two segments overlap when they stand on one row. */
const ROW_OVERLAP = 0.5;
/** A value stands at most this many line heights under its label; tall boxes of forms are the farthest. */
const BELOW_REACH = 4.5;

export function findNeighbours(segments: readonly Segment[], hits: readonly LabelHit[]): Neighbours {
  const labels = new Set(hits.filter(isLabelled).map((hit) => hit.segment));
  const rows = rowsOf(segments);
  const row = (segment: Segment) => rows.get(segment) ?? [segment];
  const nextRight = (segment: Segment) => {
    const all = row(segment);
    return all[all.indexOf(segment) + 1];
  };
  const nextBelow = (segment: Segment) => nearestBelow(segment, segments);
  const unlessLabel = (segment: Segment | undefined) => (segment && labels.has(segment) ? undefined : segment);
  const headers = headersOf(hits, row);
  let [right, below] = [0, 0];
  for (const hit of hits) {
    if (!hit.whole || headers.has(hit)) continue;
    const toRight = unlessLabel(nextRight(hit.segment));
    const under = unlessLabel(nextBelow(hit.segment));
    if (toRight && !under) right += 1;
    if (under && !toRight) below += 1;
  }
  return {
    rightOf: (segment) => unlessLabel(nextRight(segment)),
    below: (segment) => unlessLabel(nextBelow(segment)),
    row,
    direction: right === below ? undefined : right > below ? 'right' : 'below',
    headers,
  };
}

/** A label stands here, with or without its value; a name that begins like a label (`Hospital Santa Ana`) is none. */
export function isLabelled({ segment, end, leads, whole, colon }: LabelHit): boolean {
  return leads && (whole || colon || /\d/.test(segment.text.slice(end)));
}

function rowsOf(segments: readonly Segment[]): Map<Segment, readonly Segment[]> {
  const rows = new Map<Segment, readonly Segment[]>();
  const sorted = [...segments]
    .filter((segment) => segment.lines === 1)
    .sort((a, b) => a.page - b.page || a.top - b.top);
  sorted.forEach((segment, index) => {
    const row = [segment];
    for (const step of [-1, 1]) {
      for (let at = index + step; ; at += step) {
        const other = sorted[at];
        if (!other || other.page !== segment.page || Math.abs(other.top - segment.top) > segment.bottom - segment.top)
          break;
        if (overlap(segment.top, segment.bottom, other.top, other.bottom) > ROW_OVERLAP) row.push(other);
      }
    }
    rows.set(
      segment,
      row.sort((a, b) => a.left - b.left),
    );
  });
  return rows;
}

function nearestBelow(label: Segment, segments: readonly Segment[]): Segment | undefined {
  const height = label.bottom - label.top;
  let nearest: Segment | undefined;
  for (const other of segments) {
    if (other.page !== label.page || other === label || other.lines > 1) continue;
    const distance = other.top - label.top;
    if (distance < 0.6 * height || distance > BELOW_REACH * Math.max(height, other.bottom - other.top)) continue;
    const aligned = Math.abs(other.left - label.left) < height || Math.abs(other.right - label.right) < height;
    const covers = overlap(label.left, label.right, other.left, other.right) > 0.3;
    if ((aligned || covers) && (!nearest || other.top < nearest.top)) nearest = other;
  }
  return nearest;
}

/** A row of three or more labels, or of two where one heads the descriptions, is a table's head. */
function headersOf(hits: readonly LabelHit[], row: (segment: Segment) => readonly Segment[]): Set<LabelHit> {
  const whole = new Map(hits.filter((hit) => hit.whole).map((hit) => [hit.segment, hit]));
  const headers = new Set<LabelHit>();
  for (const hit of whole.values()) {
    if (!hit.meanings.some(({ concept }) => concept === 'line_description')) continue;
    const labels = row(hit.segment).flatMap((segment) => whole.get(segment) ?? []);
    if (labels.length >= 2) for (const header of labels) headers.add(header);
  }
  return headers;
}

/** The shared part of two stretches, as a share of the shorter one. */
export function overlap(fromA: number, toA: number, fromB: number, toB: number): number {
  const shared = Math.min(toA, toB) - Math.max(fromA, fromB);
  return shared / Math.max(0.01, Math.min(toA - fromA, toB - fromB));
}
