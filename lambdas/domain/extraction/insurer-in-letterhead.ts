import { INSURER_WORDS } from './insurer-words.ts';
import { placeOf, type Segment } from './layout.ts';
import { readOrganization } from './read-organization.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { hasWord } from './word-pattern.ts';

/** The part of the first page where letterheads stand. */
const LETTERHEAD = 0.2;
const MOST_WORDS = 8;
const LARGER = 1.15;
/**
 * The insurer that writes itself: on its own statement (a décompte, a liquidación) no label names it, but the letterhead
 * does, by the words of its trade and in larger type than the rest.
 */
export function insurerInLetterhead(sheet: Sheet): Reading | undefined {
  const heights = sheet.segments.map(height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const labels = new Set(sheet.hits.filter(({ colon, whole }) => colon || whole).map(({ segment }) => segment));
  const found = sheet.segments.find(
    (segment) =>
      segment.page === 1 &&
      segment.lines === 1 &&
      segment.top < LETTERHEAD * segment.pageHeight &&
      (height(segment) > LARGER * usual || headsClaimForm(segment, sheet)) &&
      segment.words.length <= MOST_WORDS &&
      !labels.has(segment) &&
      !/\d/.test(segment.text) &&
      hasWord(segment.plain, INSURER_WORDS),
  );
  const name = found && readOrganization(found.text, false);
  if (!found || !name || name.quality < 1) return undefined;
  const place = placeOf(found, name.start, name.end);
  return { value: name.value, printed: name.value, confidence: 0.65, place, method: 'letterhead' };
}

/** An insurer's own form: `OUT-PATIENT CLAIM FORM`, and right over or under it who issues it. */
function headsClaimForm(line: Segment, { segments }: Sheet): boolean {
  return segments.some(
    ({ page, plain, top }) =>
      page === line.page &&
      / claim form *$|^ *claim form/.test(plain) &&
      Math.abs(top - line.top) < TITLE_PITCH * height(line),
  );
}

const TITLE_PITCH = 2.5;

function height({ top, bottom }: Segment): number {
  return bottom - top;
}
