import type { LabelHit } from '../labels/describe-label.ts';
import type { Concept } from '../labels/label-rule.ts';
import type { Segment } from '../layout/layout.ts';
import { type SegmentsByHeight, segmentsByHeight } from '../layout/segments-by-height.ts';

/** So many rows, in so many of which a number, a day or a figure is asked for, tell that a column only says the labels again. */
const [LEAST_ROWS, LEAST_ASKED] = [3, 2];
/** No form has more labels; files made to exhaust a reader do. */
const MOST_LABELS = 200;
/** In points: cells of one column begin within so much. */
const EDGE = 3;
const ASKS_FOR_DIGITS = /_(?:id|number|date|amount)$|^(?:out_of_pocket|max_coverage)$/;
const HAS_DIGIT = /\d/;

/** `Versicherten-Nr. · N. d’assicurato · 80756 0055`: a label, what it is called in another language, and its value. */
interface TranslatedRow {
  readonly translation: Segment;
  readonly asksForDigits: boolean;
  readonly valueHasDigits: boolean;
}

/**
 * Without the column in which a paper of two languages says its labels again, between them and their values: what stands there is no
 * value, as where numbers and days are asked for shows.
 */
export function withoutTranslations(segments: readonly Segment[], hits: readonly LabelHit[]): readonly Segment[] {
  const labels = new Map(
    hits.filter(({ whole, leads, colon }) => whole && leads && !colon).map((hit) => [hit.segment, hit]),
  );
  if (labels.size < LEAST_ROWS) return segments;
  const around = segmentsByHeight(segments);
  const rows = [...labels.values()].slice(0, MOST_LABELS).flatMap((hit) => translatedRow(hit, labels, around));
  const columns = Map.groupBy(rows, ({ translation: { page, left } }) => `${page} ${Math.round(left / EDGE)}`);
  const gone = new Set(
    [...columns.values()].filter(isOfLabels).flatMap((column) => column.map((row) => row.translation)),
  );
  return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

function translatedRow(
  { segment, meanings }: LabelHit,
  labels: ReadonlyMap<Segment, LabelHit>,
  around: SegmentsByHeight,
): TranslatedRow[] {
  const half = (segment.bottom - segment.top) / 2;
  const row = around
    .between(segment, segment.top - half, segment.top + half)
    .filter(({ left }) => left >= segment.left)
    .toSorted((one, other) => one.left - other.left);
  const [, translation, value, other] = row;
  if (!translation || !value || other || labels.has(value) || HAS_DIGIT.test(translation.text)) return [];
  const asksForDigits = meanings.every(({ concept }: { concept: Concept }) => ASKS_FOR_DIGITS.test(concept));
  return [{ translation, asksForDigits, valueHasDigits: HAS_DIGIT.test(value.text) }];
}

function isOfLabels(column: readonly TranslatedRow[]): boolean {
  const asked = column.filter(({ asksForDigits }) => asksForDigits);
  return column.length >= LEAST_ROWS && asked.length >= LEAST_ASKED && asked.every((row) => row.valueHasDigits);
}
