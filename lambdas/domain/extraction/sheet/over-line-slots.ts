import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import { ID_FIELDS } from '../reading.ts';
import type { Slot } from './sheet.ts';

/** Fewer words are a form's. */
const LEAST_WORDS = 6;
/** Share of the page's width. */
const WIDE = 0.5;
const SURELY = 0.8;
/** In line heights, from top to top. */
const [LEAST_PITCH, PITCH] = [0.6, 2.1];
const SAME_EDGE_POINTS = 3;
const NUMBER = /^(?:\p{Lu}{1,5} )?(?=(?:[^\s\d]*[\d ]){4})[\p{Lu}\d./-]*\d/u;
const NEARNESS = 0.8;

/** `Ihre Rechnung, versicherte Person: Florian Haderer, Versichertennummer` over `31-704 826`: a line's end parts a label from its number. */
export function overLineSlots(hits: readonly LabelHit[], segments: readonly Segment[]): Slot[] {
  return hits.filter(endsLine).flatMap((hit): Slot[] => {
    const next = lineBelow(hit.segment, segments);
    if (!next || !NUMBER.test(next.text)) return [];
    return [{ hit, segment: next, from: 0, to: next.text.length, method: 'sentence', nearness: NEARNESS }];
  });
}

function endsLine({ segment, end, leads, meanings }: LabelHit): boolean {
  if (leads || end < segment.text.length || segment.lines > 1 || segment.words.length < LEAST_WORDS) return false;
  if (segment.right - segment.left < WIDE * segment.pageWidth) return false;
  return meanings.some(({ concept, weight }) => weight >= SURELY && ID_FIELDS.some((field) => field === concept));
}

function lineBelow(line: Segment, segments: readonly Segment[]): Segment | undefined {
  const height = line.bottom - line.top;
  return segmentsByHeight(segments).first(
    line,
    line.top + LEAST_PITCH * height,
    line.top + PITCH * height,
    ({ left }) => Math.abs(left - line.left) < SAME_EDGE_POINTS,
  );
}
