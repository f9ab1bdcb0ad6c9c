import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import type { Neighbours } from './neighbours.ts';
import type { Slot } from './sheet.ts';

/** In heights of the figure, which is often set larger than its label. */
const REACH = 2.2;
const OVERLAP = 0.3;
const LEAST_LABELS = 2;
const NEARNESS = 0.9;
const OF_FIGURES: ReadonlySet<Concept> = new Set(['total_amount', 'insurance_amount', 'out_of_pocket', 'max_coverage']);

/**
 * `$ 450.000   $ 197.000   $ 647.000` over `Insurance pays   You pay   Total`: boxes whose labels stand under their figures. Only where a
 * whole row stands so, each under one bare figure of a row of nothing else, two of them known labels, and no figures follow below.
 */
export function figuresOverLabels(
  hits: readonly LabelHit[],
  segments: readonly Segment[],
  neighbours: Neighbours,
): Slot[] {
  const labels = new Map(hits.filter(announcesFigure).map((hit) => [hit.segment, hit]));
  const around = segmentsByHeight(segments);
  const figureOver = (label: Segment): Segment | undefined =>
    around
      .between(label, label.top - REACH * TALLEST * (label.bottom - label.top), label.top)
      .filter(
        (one) =>
          one.bottom < label.bottom &&
          overlap(label.left, label.right, one.left, one.right) > OVERLAP &&
          label.top - one.top < REACH * (one.bottom - one.top),
      )
      .at(-1);
  const slotsOf = (row: readonly Segment[]): Slot[] => {
    const figures = row.flatMap((caption) => figureOver(caption) ?? []).filter(isBareFigure);
    const isEach = new Set(figures).size === row.length && !row.some((caption) => neighbours.amountBelow(caption));
    if (!isEach || !figures.every((one) => neighbours.row(one).length === row.length)) return [];
    return row.flatMap((caption, at): Slot[] => {
      const [hit, segment] = [labels.get(caption), figures[at]];
      if (!hit || !segment) return [];
      return [{ hit, segment, from: 0, to: segment.text.length, method: 'label-above', nearness: NEARNESS }];
    });
  };
  const rows = new Set([...labels.keys()].map((label) => neighbours.row(label)));
  const isOfLabels = (row: readonly Segment[]) => row.filter((one) => labels.has(one)).length >= LEAST_LABELS;
  const byFirst = new Map([...rows].filter(isOfLabels).map((row) => [row[0], row]));
  return [...byFirst.values()].flatMap(slotsOf);
}

/** A figure's type is at most this many times as tall as its label's. */
const TALLEST = 3;

function announcesFigure({ segment, leads, meanings }: LabelHit): boolean {
  return (
    leads &&
    segment.lines === 1 &&
    segment.money.length === 0 &&
    meanings.some(({ concept, weight }) => OF_FIGURES.has(concept) && weight >= LIKELY)
  );
}

const LIKELY = 0.5;
const RATE = /^\d{1,3}(?:[.,]\d{1,2})? ?%$/;

function isBareFigure({ text, amounts: [money, second] }: Segment): boolean {
  if (RATE.test(text)) return true;
  if (!money || second) return false;
  return !/[\p{L}\d]/u.test(text.slice(0, money.start) + text.slice(money.end));
}
