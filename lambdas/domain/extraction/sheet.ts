import type { Document } from '../document/document.ts';
import { findLabels, type LabelHit } from './labels/find-labels.ts';
import type { Concept } from './labels/label-rule.ts';
import { layOut, type Segment } from './layout.ts';
import { findNeighbours, type Neighbours } from './neighbours.ts';

/** A stretch of text where the value of a label may stand. */
export interface Slot {
  readonly hit: LabelHit;
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly method: 'label-inside' | 'label-right' | 'label-below' | 'sentence';
  /** 0 to 1: how naturally a value stands there. */
  readonly nearness: number;
}

/** A document laid out, its labels found, and for each label the places where its value may stand. */
export interface Sheet {
  readonly segments: readonly Segment[];
  readonly hits: readonly LabelHit[];
  readonly slots: readonly Slot[];
  readonly neighbours: Neighbours;
}

const sheets = new WeakMap<Document, Sheet>();

/** Lays a document out and finds its labels; remembered per document, since four steps ask. */
export function sheetOf(document: Document): Sheet {
  const remembered = sheets.get(document);
  if (remembered) return remembered;
  const segments = layOut(document);
  const hits = findLabels(segments);
  const neighbours = findNeighbours(segments, hits);
  const sheet = { segments, hits, neighbours, slots: findSlots(hits, neighbours) };
  sheets.set(document, sheet);
  return sheet;
}

/** How sure a label is to announce a concept, 0 when it does not. */
export function weightOf(hit: LabelHit, concept: Concept): number {
  return hit.meanings.reduce(
    (best, meaning) => (meaning.concept === concept ? Math.max(best, meaning.weight) : best),
    0,
  );
}

function findSlots(hits: readonly LabelHit[], neighbours: Neighbours): Slot[] {
  const outside = hits
    .filter((hit) => hit.whole && !neighbours.headers.has(hit))
    .flatMap((hit) => outsideSlots(hit, neighbours));
  const owners = new Map<Segment, Slot>();
  for (const slot of outside) {
    const owner = owners.get(slot.segment);
    if (!owner || strength(slot) > strength(owner)) owners.set(slot.segment, slot);
  }
  // A value belongs to one label: what another label claims more strongly is not offered to the weaker one.
  const granted = outside.filter((slot) => strength(owners.get(slot.segment) ?? slot) - strength(slot) < 0.04);
  return [...hits.flatMap((hit, index) => insideSlots(hit, hits[index + 1])), ...granted];
}

function strength({ hit, nearness }: Slot): number {
  return nearness * Math.max(...hit.meanings.map(({ weight }) => weight));
}

function insideSlots(hit: LabelHit, next: LabelHit | undefined): Slot[] {
  if (hit.whole) return [];
  const { segment } = hit;
  const to = next?.segment === segment ? next.start : segment.text.length;
  const slot = { hit, segment, from: hit.end, to };
  if (hit.colon) return [{ ...slot, method: 'label-inside', nearness: hit.leads ? 1 : 0.95 }];
  if (hit.leads && segment.lines === 1 && segment.words.length < 14)
    return [{ ...slot, method: 'label-inside', nearness: 0.9 }];
  return [{ ...slot, method: 'sentence', nearness: 0.8 }];
}

/** Right of the label or below it; where both hold text, the direction in which this page's other labels point wins. */
function outsideSlots(hit: LabelHit, { rightOf, below, direction }: Neighbours): Slot[] {
  const right = rightOf(hit.segment);
  const under = below(hit.segment);
  const slots: Slot[] = [];
  const preferred = hit.colon ? 'right' : direction;
  const nearness = { right: hit.colon ? 0.98 : 0.95, below: 0.93 };
  if (right && under) {
    if (preferred === 'right') nearness.below = 0.6;
    if (preferred === 'below') nearness.right = 0.6;
  }
  if (right)
    slots.push({
      hit,
      segment: right,
      from: 0,
      to: right.text.length,
      method: 'label-right',
      nearness: nearness.right,
    });
  if (under)
    slots.push({
      hit,
      segment: under,
      from: 0,
      to: under.text.length,
      method: 'label-below',
      nearness: nearness.below,
    });
  return slots;
}
