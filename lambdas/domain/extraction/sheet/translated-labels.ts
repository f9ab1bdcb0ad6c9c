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

/** In heights of the label: so close under it its translation stands, in type as high to within so much, and the value under that; lines may overlap a little. */
const [CLOSE, AS_HIGH, VALUE_CLOSE, TOUCH] = [0.6, 0.1, 1.6, 0.2];

/** `Versicherten-Nr. · N. d’assicurato · 80756 0055`: a label, what it is called in another language, and its value. */
interface TranslatedLabel {
  readonly translation: Segment;
  readonly asksForDigits: boolean;
  readonly valueHasDigits: boolean;
}

/**
 * Without the column in which a paper of two languages says its labels again, between them and their values, or the lines in which it does so
 * under them: what stands there is no value, as where numbers and days are asked for shows.
 */
export function withoutTranslations(segments: readonly Segment[], hits: readonly LabelHit[]): readonly Segment[] {
  const labels = new Map(
    hits.filter(({ whole, leads, colon }) => whole && leads && !colon).map((hit) => [hit.segment, hit]),
  );
  if (labels.size < LEAST_ROWS) return segments;
  const around = segmentsByHeight(segments);
  const asked = [...labels.values()].slice(0, MOST_LABELS);
  const rows = asked.flatMap((hit) => translatedRow(hit, labels, around));
  const columns = Map.groupBy(rows, ({ translation: { page, left } }) => `${page} ${Math.round(left / EDGE)}`);
  const cells = Map.groupBy(
    asked.flatMap((hit) => translatedCell(hit, labels, around)),
    ({ translation: { page } }) => page,
  );
  const gone = new Set(
    [...columns.values(), ...cells.values()].filter(areLabels).flatMap((all) => all.map((one) => one.translation)),
  );
  return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

function translatedRow(
  { segment, meanings }: LabelHit,
  labels: ReadonlyMap<Segment, LabelHit>,
  around: SegmentsByHeight,
): TranslatedLabel[] {
  const half = (segment.bottom - segment.top) / 2;
  const row = around
    .between(segment, segment.top - half, segment.top + half)
    .filter(({ left }) => left >= segment.left)
    .toSorted((one, other) => one.left - other.left);
  const [, translation, value, other] = row;
  if (!translation || !value || other || labels.has(value) || HAS_DIGIT.test(translation.text)) return [];
  return [{ translation, asksForDigits: asksForDigits(meanings), valueHasDigits: HAS_DIGIT.test(value.text) }];
}

/** `N° de l’attestation` over `Nr. van het getuigschrift` over `2026/0933`. */
function translatedCell(
  { segment, meanings }: LabelHit,
  labels: ReadonlyMap<Segment, LabelHit>,
  around: SegmentsByHeight,
): TranslatedLabel[] {
  const height = segment.bottom - segment.top;
  const under = (one: Segment, reach: number) =>
    around
      .between(one, one.bottom - TOUCH * height, one.bottom + reach * height)
      .find((other) => other.top >= one.bottom - TOUCH * height && Math.abs(other.left - one.left) <= EDGE);
  const translation = segment.lines === 1 ? under(segment, CLOSE) : undefined;
  if (!translation || HAS_DIGIT.test(translation.text)) return [];
  const known = labels.get(translation);
  if (known && !known.meanings.some(({ concept }) => meanings.some((own) => own.concept === concept))) return [];
  if (Math.abs(translation.bottom - translation.top - height) > AS_HIGH * height) return [];
  const value = under(translation, VALUE_CLOSE);
  if (!value || labels.has(value)) return [];
  return [{ translation, asksForDigits: asksForDigits(meanings), valueHasDigits: HAS_DIGIT.test(value.text) }];
}

function asksForDigits(meanings: LabelHit['meanings']): boolean {
  return meanings.every(({ concept }: { concept: Concept }) => ASKS_FOR_DIGITS.test(concept));
}

function areLabels(all: readonly TranslatedLabel[]): boolean {
  const asked = all.filter((one) => one.asksForDigits);
  return all.length >= LEAST_ROWS && asked.length >= LEAST_ASKED && asked.every((one) => one.valueHasDigits);
}
