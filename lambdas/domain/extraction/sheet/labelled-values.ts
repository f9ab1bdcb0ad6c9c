import type { Concept } from '../labels/label-rule.ts';
import { placeOf } from '../layout/layout.ts';
import type { Place, Reading } from '../reading.ts';
import type { PrintedValue } from '../text/printed-value.ts';
import { onceASheet } from './once-a-sheet.ts';
import { type Sheet, type Slot, weightOf } from './sheet.ts';

/** A value that a label points at. */
export interface Candidate {
  readonly value: string;
  readonly printed: string;
  /** 0 to 1: the label's weight, the nearness and the look of the value together. */
  readonly score: number;
  readonly place: Place;
  readonly method: string;
  readonly slot: Slot;
}

/** Reads a value of one kind from the start of a text, beside a label of that weight. */
export type ValueReader = (text: string, inSentence: boolean, weight: number) => PrintedValue | undefined;

/** No invoice labels one field this often; files made to exhaust a reader do. */
const MOST_CANDIDATES = 60;

/** What a reader found. */
interface ReadValues {
  readonly read: ValueReader;
  readonly values: readonly Candidate[];
}

const remembered = onceASheet(() => new Map<Concept, ReadValues>());

/**
 * All values that the document's labels give for a concept, best first; of equals the earlier on the page. Remembered by the
 * last reader of each concept, since the outline and the fields ask for the same.
 */
export function labelledValues(sheet: Sheet, concept: Concept, read: ValueReader): readonly Candidate[] {
  const known = remembered(sheet);
  const last = known.get(concept);
  if (last?.read === read) return last.values;
  const values = findValues(sheet, concept, read);
  known.set(concept, { read, values });
  return values;
}

function findValues(sheet: Sheet, concept: Concept, read: ValueReader): Candidate[] {
  const candidates: Candidate[] = [];
  for (const slot of sheet.slots) {
    const weight = weightOf(slot.hit, concept);
    if (weight === 0) continue;
    if (candidates.length >= MOST_CANDIDATES) break;
    const found = read(slot.segment.text.slice(slot.from, slot.to), slot.method === 'sentence', weight);
    if (!found) continue;
    const [from, to] = [slot.from + found.start, slot.from + found.end];
    candidates.push({
      value: found.value,
      printed: slot.segment.text.slice(from, to),
      score: weight * slot.nearness * found.quality,
      place: placeOf(slot.segment, from, to),
      method: slot.method,
      slot,
    });
  }
  return candidates.sort((a, b) => b.score - a.score || a.place.page - b.place.page || a.place.box.y - b.place.box.y);
}

/** A candidate as a reading. */
export function readingOf(candidate: Candidate, value = candidate.value, confidence = candidate.score): Reading {
  const { printed, place, method } = candidate;
  return { value, printed, confidence: Math.max(0, Math.min(0.99, confidence)), place, method };
}
