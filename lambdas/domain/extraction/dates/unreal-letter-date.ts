import { placeOf } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findUnrealDates } from '../text/printed-date.ts';
import { PLACE } from './letter-date.ts';

/** `Lisboa, 31 de setembro de 2026`, as it is printed: of a letter that has no other day the check can tell that it is none. */
export function unrealLetterDate({ segments }: Sheet): Reading | undefined {
  for (const segment of segments) {
    if (segment.page > 1) break;
    if (!/\d/.test(segment.text)) continue;
    const [date] = findUnrealDates(segment.text);
    if (!date || !PLACE.test(segment.text.slice(0, date.start)) || segment.text.length > date.end + 1) continue;
    const value = segment.text.slice(date.start, date.end);
    const place = placeOf(segment, date.start, date.end);
    return { value, printed: value, confidence: CONFIDENCE, place, method: 'letter-date' };
  }
  return undefined;
}

const CONFIDENCE = 0.5;
