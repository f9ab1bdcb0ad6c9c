import type { LabelHit } from '../labels/describe-label.ts';
import { isNumberAlone } from '../layout/cells-beside.ts';
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

/** In line heights: what parts the words of one line of a cell. */
const TIGHT = 1.6;

/** `Ihre Rechnung, versicherte Person: Florian Haderer, Versichertennummer` over `31-704 826`: a line's end parts a label from its number. */
export function overLineSlots(hits: readonly LabelHit[], segments: readonly Segment[]): Slot[] {
  const ofLines = hits.filter(endsLine).flatMap((hit) => slotBelow(hit, hit.segment, segments));
  const ofCells = hits.filter(endsCell).flatMap((hit) => {
    const start = startOfLine(hit.segment, segments);
    return start ? slotBelow(hit, start, segments).filter(({ segment }) => isNumberAlone(segment)) : [];
  });
  return [...ofLines, ...ofCells];
}

function slotBelow(hit: LabelHit, line: Segment, segments: readonly Segment[]): Slot[] {
  const next = lineBelow(line, segments);
  if (!next || !NUMBER.test(next.text)) return [];
  return [{ hit, segment: next, from: 0, to: next.text.length, method: 'sentence', nearness: NEARNESS }];
}

/** `Harmonie Mutuelle · n° adhérent` over `21684403 K`: the line's end is a cell's. */
function endsCell({ whole, colon, meanings }: LabelHit): boolean {
  return whole && !colon && announcesNumber(meanings);
}

/** What the label's line begins with; undefined where it is the label. */
function startOfLine(label: Segment, segments: readonly Segment[]): Segment | undefined {
  const height = label.bottom - label.top;
  const before = segmentsByHeight(segments)
    .between(label, label.top - height / 2, label.top + height / 2)
    .filter(({ right, top }) => right <= label.left && Math.abs(top - label.top) < height / 2)
    .sort((one, other) => other.left - one.left);
  let start = label;
  for (const one of before) if (start.left - one.right < TIGHT * height) start = one;
  return start === label ? undefined : start;
}

function endsLine({ segment, end, leads, meanings }: LabelHit): boolean {
  if (leads || end < segment.text.length || segment.lines > 1 || segment.words.length < LEAST_WORDS) return false;
  if (segment.right - segment.left < WIDE * segment.pageWidth) return false;
  return announcesNumber(meanings);
}

function announcesNumber(meanings: LabelHit['meanings']): boolean {
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
