import type { Document } from '../../document/document.ts';
import { joinWords, type Segment } from './layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from './segments-by-height.ts';

/** From top to top, in line heights: the lines of one head follow each other more closely than rows do. */
const [LEAST_PITCH, WRAP_PITCH] = [0.8, 1.3];
const SAME_MIDDLE_POINTS = 1.5;
/** Two lines of a letterhead may be centred as well: a table has several heads beside each other. */
const LEAST_HEADS = 2;
/** Lines of one length stand over each other in a list, too. */
const LEAST_DIFFERENCE = 4;

/** Under a head; over it stands a form's letter. */
const UNIT = /^\([^)]{1,4}\)$/;

interface Pair {
  readonly upper: Segment;
  readonly lower: Segment;
}

/**
 * Joins the heads of a table that break over lines and are set centred (`NO CUBIERTO POR` / `EXCLUSIÓN` beside `MONTO` /
 * `CUBIERTO`): their second lines would else pass for labels, and for values of their first ones.
 */
export function joinCentredHeads(segments: readonly Segment[], document: Document): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const pages = new Map(document.pages.map((page) => [page.number, page]));
  const pairs = segments.flatMap((upper) => {
    const lower = isHead(upper) && !UNIT.test(upper.text) ? lineUnder(upper, around) : undefined;
    return lower ? [{ upper, lower }] : [];
  });
  const levels = new Map<string, number>();
  for (const pair of pairs) levels.set(levelOf(pair), (levels.get(levelOf(pair)) ?? 0) + 1);
  const heads = pairs.filter((pair) => (levels.get(levelOf(pair)) ?? 0) >= LEAST_HEADS);
  if (heads.length === 0) return segments;
  const under = new Map(heads.map(({ upper, lower }) => [upper, lower]));
  const gone = new Set(under.values());
  return segments.flatMap((segment) => {
    const page = pages.get(segment.page);
    if (gone.has(segment)) return [];
    const lines = [segment];
    for (let next = under.get(segment); next; next = under.get(next)) lines.push(next);
    return page && lines.length > 1
      ? [
          joinWords(
            lines.flatMap(({ words }) => words),
            page,
          ),
        ]
      : [segment];
  });
}

function lineUnder(upper: Segment, around: SegmentsByHeight): Segment | undefined {
  const height = upper.bottom - upper.top;
  return around.first(
    upper,
    upper.top + LEAST_PITCH * height,
    upper.top + WRAP_PITCH * height,
    (lower) =>
      isHead(lower) &&
      Math.abs(middle(lower) - middle(upper)) < SAME_MIDDLE_POINTS &&
      Math.abs(lower.right - lower.left - (upper.right - upper.left)) > LEAST_DIFFERENCE,
  );
}

/** Words without figures or a colon; a unit in brackets may stand alone under them. */
function isHead({ text, lines }: Segment): boolean {
  return lines === 1 && !/[\d:@]/.test(text) && (/\p{L}{2}/u.test(text) || UNIT.test(text));
}

/** The same for all heads of a row whose lines stand level, to a point. */
function levelOf({ upper, lower }: Pair): string {
  return `${upper.page} ${Math.round(upper.top)} ${Math.round(lower.top)}`;
}

function middle({ left, right }: Segment): number {
  return (left + right) / 2;
}
