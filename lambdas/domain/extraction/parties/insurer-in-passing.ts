import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { INSURER_BRANDS } from './insurer-words.ts';
import { paidNothing } from './paid-nothing.ts';

const CONFIDENCE = 0.55;

const FIGURE = /_amount$|pocket|coverage|percent/;

/** `voraussichtliche Erstattung ÖGK: 48,80`, `(BPJS)`: the only scheme that a paper names, beside a figure or by itself. */
export function insurerInPassing(sheet: Sheet): Reading | undefined {
  const figured = new Set(
    sheet.hits.filter(({ meanings }) => meanings.some(({ concept }) => FIGURE.test(concept))).map((hit) => hit.segment),
  );
  const named = sheet.segments.flatMap((segment) =>
    [...segment.plain.matchAll(INSURER_BRANDS)]
      .map(({ index, 0: { length } }) => ({ segment, from: index, to: index + length }))
      .filter(({ from }) => /^\p{Lu}/u.test(segment.text.slice(from)))
      .filter(
        ({ from, to }) =>
          (figured.has(segment) && !paidNothing(segment, sheet)) ||
          segment.plain.trim() === segment.plain.slice(from, to),
      ),
  );
  const [first] = named;
  const names = new Set(named.map(({ segment, from, to }) => segment.plain.slice(from, to)));
  if (!first || names.size > 1) return undefined;
  const { segment, from, to } = first;
  const value = segment.text.slice(from, to);
  return { value, printed: value, confidence: CONFIDENCE, place: placeOf(segment, from, to), method: 'passing' };
}
