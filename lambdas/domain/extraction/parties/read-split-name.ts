import { joinBoxes, placeOf } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { type Candidate, labelledValues } from '../sheet/labelled-values.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { isTitle } from '../text/person-name.ts';
import { type PrintedValue, tokensOf } from '../text/printed-value.ts';
import { under } from './lines-around.ts';

/** The two parts stand in rows or boxes of one form, at most this far apart, in heights of a line. */
const ROWS_APART = 4;
const SPLIT = 0.9;
const NAME_PART = /^\p{Lu}[\p{L}'’.-]*$/u;
/** On forms with captions under their values the next caption stands beside the first. */
const CAPTION = /^(?:first|middle|last|given|family|second|full|other)? ?(?:sur)?names?$/i;
const SMALL = /^(?:de|da|do|del|della|di|du|le|la|van|von|der|den|el|al|bin|dos|das|y|e)$/i;

/** `Nom : LE FLOCH` and `Prénom : Gwenaëlle`: a patient whose given and family names stand beside labels of their own. */
export function readSplitName(sheet: Sheet): Reading | undefined {
  const given = labelledValues(sheet, 'given_name', readPart);
  const family = labelledValues(sheet, 'family_name', readPart);
  for (const first of given) {
    // Over the patient's `Name` and `Vorname` may stand the practice's `Name`.
    const near = family
      .filter((other) => areNear(first, other))
      .sort((a, b) => Number(isBeside(first, b)) - Number(isBeside(first, a)));
    const last = near.find((other) => !MOTHERS.test(labelOf(other))) ?? near[0];
    if (!last) continue;
    const second = near.find((other) => other.slot.segment !== last.slot.segment && MOTHERS.test(labelOf(other)));
    const parts = [first, last, ...(second ? [second] : [])];
    const value = parts.map((part) => part.value).join(' ');
    const confidence = Math.min(SPLIT, first.score, 0.4 + last.score);
    const place = parts.map((part) => part.place).reduce(joinBoxes);
    return { value, printed: value, confidence, place, method: 'given-and-family-name' };
  }
  return family.flatMap((last) => oneOverTheOther(last, sheet) ?? [])[0];
}

/** `LAST NAME / GIVEN NAME` over `BOUDREAU-SINGH` over `ISHAAN`: both parts under one label. */
function oneOverTheOther(
  { value, score, place, slot: { hit, segment } }: Candidate,
  sheet: Sheet,
): Reading | undefined {
  const second = sheet.hits[hit.index + 1];
  const isOfBoth = second?.segment === hit.segment && weightOf(second, 'given_name') > 0;
  const below = isOfBoth && segment.text === value ? under(segment, sheet) : undefined;
  if (!below || hitsOn(below, sheet).some(({ whole }) => whole) || readPart(below.text)?.value !== below.text)
    return undefined;
  const name = `${below.text} ${value}`;
  const confidence = Math.min(SPLIT, 0.4 + score);
  return {
    value: name,
    printed: name,
    confidence,
    place: joinBoxes(place, placeOf(below)),
    method: 'given-and-family-name',
  };
}

/** `Apellido paterno`, `Apellido materno`: of a family's two names the other one. */
const MOTHERS = /materno|segundo/;

function labelOf({ slot: { hit } }: Candidate): string {
  return hit.segment.plain.slice(hit.start, hit.end);
}

function isBeside({ slot: { hit: given } }: Candidate, { slot: { hit: family } }: Candidate): boolean {
  const { top, bottom } = given.segment;
  return Math.abs(top - family.segment.top) < (bottom - top) / 2;
}

function areNear(given: Candidate, family: Candidate): boolean {
  const [a, b] = [given.slot.hit.segment, family.slot.hit.segment];
  const [first, second] = [given.slot.segment, family.slot.segment];
  return (
    a.page === b.page &&
    (first !== second || given.value !== family.value) &&
    Math.abs(a.top - b.top) <= ROWS_APART * (a.bottom - a.top)
  );
}

/** One to four words that may be part of a name, and nothing else. */
function readPart(text: string): PrintedValue | undefined {
  const tokens = tokensOf(text);
  const [first, last] = [tokens[0], tokens.at(-1)];
  const fits = tokens.every(({ text: word }) => (NAME_PART.test(word) || SMALL.test(word)) && !isTitle(word));
  if (!first || !last || !fits || tokens.length > 4 || last.end - first.start < 2) return undefined;
  if (CAPTION.test(text.slice(first.start, last.end))) return undefined;
  return { value: text.slice(first.start, last.end), start: first.start, end: last.end, quality: 1 };
}
