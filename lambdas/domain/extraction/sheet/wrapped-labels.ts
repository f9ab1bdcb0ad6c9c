import { findLabels, type KnownLabels } from '../labels/find-labels.ts';
import { isAligned, joinWords, type Segment } from '../layout/layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';
import { areNumberedRows, hasAnnouncedBeside, hasFigureBeside } from './figure-beside.ts';

/** Two lines of one label follow each other this closely, in line heights; rows of a form stand farther apart. */
const WRAP_PITCH = 1.42;
const SAME_EDGE_POINTS = 3;
const MOST_WORDS = 5;

/**
 * Joins labels that a narrow column breaks over two lines (`Compagnie` / `d'assurance`; `Patient` / `balance` in a
 * table's head), where only the two lines together are the label.
 * @param known the labels that are found on the way.
 */
export function joinWrappedLabels(segments: readonly Segment[], known: KnownLabels): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const pairs = segments.flatMap((upper) => {
    const lower = isShort(upper) ? nextLine(upper, around) : undefined;
    return lower ? [{ upper, lower, joined: joinWords([...upper.words, ...lower.words], upper) }] : [];
  });
  if (pairs.length === 0) return segments;
  const halves = [...new Set(pairs.flatMap(({ upper, lower }) => [upper, lower]))];
  const upperOf = new Map(pairs.map(({ joined, upper }) => [joined, upper]));
  const whole = findLabels([...halves, ...upperOf.keys()], new Map(), new Map(), known).filter((hit) => hit.whole);
  const labels = new Map(whole.map((hit) => [hit.segment, hit.meanings[0]?.concept]));
  const spanning = new Set(
    whole.flatMap(({ segment, start, end }) => {
      const upper = upperOf.get(segment);
      return upper && start === 0 && end > upper.text.length + 1 ? [segment] : [];
    }),
  );
  const heads = pairs.filter(({ joined }) => spanning.has(joined));
  const chosen = pairs.filter(({ upper, lower, joined }) => {
    // Two labels with a figure each, or with a colon each and what it announces, are two rows.
    const areRows = [hasFigureBeside, hasAnnouncedBeside].some((beside) =>
      [upper, lower].every((one) => beside(one, around)),
    );
    if (!spanning.has(joined) || areRows || areNumberedRows(upper, lower, around)) return false;
    // `Policy` over `Member ID`: the lower line says it all.
    if (labels.has(lower) && labels.get(lower) === labels.get(joined)) return false;
    // Two labels under each other are two rows of a form, unless a table's whole head is set in two lines.
    return !(labels.has(upper) && labels.has(lower)) || heads.filter((pair) => sameRow(pair.upper, upper)).length > 1;
  });
  const gone = new Set(chosen.map(({ lower }) => lower));
  const replaced = new Map(chosen.map(({ upper, joined }) => [upper, joined]));
  return segments.filter((segment) => !gone.has(segment)).map((segment) => replaced.get(segment) ?? segment);
}

function nextLine(upper: Segment, around: SegmentsByHeight): Segment | undefined {
  const reach = WRAP_PITCH * (upper.bottom - upper.top);
  return around.first(upper, upper.top, upper.top + reach, (other) => isRightUnder(upper, other) && isShort(other));
}

function isShort(segment: Segment): boolean {
  return segment.lines === 1 && segment.words.length <= MOST_WORDS && !/[\d:]/.test(segment.text);
}

function isRightUnder(upper: Segment, lower: Segment): boolean {
  const pitch = lower.top - upper.top;
  const height = upper.bottom - upper.top;
  if (lower.page !== upper.page || pitch < 0.6 * height || pitch > WRAP_PITCH * height) return false;
  return isAligned(lower, upper, SAME_EDGE_POINTS, 2 * SAME_EDGE_POINTS);
}

function sameRow(a: Segment, b: Segment): boolean {
  return a.page === b.page && Math.abs(a.top - b.top) < SAME_EDGE_POINTS;
}
