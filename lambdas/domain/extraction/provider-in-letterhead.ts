import { placeOf, type Segment } from './layout.ts';
import { findMoney } from './money.ts';
import { isLabelled, overlap } from './neighbours.ts';
import { plainText } from './plain-text.ts';
import { findDates } from './printed-date.ts';
import { DOCTOR, NO_PROVIDER_WORDS, PROVIDER_WORDS, STREET_WORDS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import type { Reading, Readings } from './reading.ts';
import type { Sheet, Slot } from './sheet.ts';
import { hasWord } from './word-pattern.ts';

/** The part of the first page where letterheads stand. */
const LETTERHEAD = 0.33;
const LEAST_SCORE = 0.44;
const MOST_WORDS = 9;

/**
 * The provider by elimination: the line that most looks like a provider's name (words of care, at the top, in large type,
 * printed again as signature) and is neither the payer, the patient, an address, a date nor part of a table.
 */
export function providerInLetterhead(sheet: Sheet, known: Readings): Reading | undefined {
  const claimed = new Set(sheet.slots.filter(isTaken).map((slot) => slot.segment));
  const labels = new Set(sheet.hits.filter(isLabelled).map((hit) => hit.segment));
  const pureLabels = new Set(
    sheet.hits
      .filter(({ whole, meanings }) => whole && !meanings.some(({ concept }) => concept === 'provider_name'))
      .map((hit) => hit.segment),
  );
  const rate = rating(sheet, labels);
  const taken = [known.insurance_name, known.patient_name]
    .map((reading) => plainText(reading?.printed ?? '').trim())
    .filter((name) => name.length > 2);
  let best: { segment: Segment; score: number } | undefined;
  for (const segment of sheet.segments) {
    if (
      segment.page !== 1 ||
      segment.lines > 1 ||
      claimed.has(segment) ||
      pureLabels.has(segment) ||
      segment.words.length > MOST_WORDS
    )
      continue;
    if (taken.some((name) => segment.plain.includes(name))) continue;
    const score = rate(segment);
    if (score <= (best?.score ?? LEAST_SCORE) || !isName(segment, sheet) || isDescription(segment, sheet)) continue;
    best = { segment, score };
  }
  if (!best) return undefined;
  const value = best.segment.text.replace(/[,;:]+$/, '');
  const confidence = Math.min(0.95, 0.35 + best.score * 0.75);
  return { value, printed: value, confidence, place: placeOf(best.segment), method: 'letterhead' };
}

/** Under the head of the descriptions stands what was billed, not who bills. */
function isDescription(segment: Segment, sheet: Sheet): boolean {
  const billed = sheet.segments.some(
    ({ page, top, text }) =>
      page === segment.page && top > segment.top && findMoney(text).some(({ certain }) => certain),
  );
  return (
    billed &&
    [...sheet.neighbours.headers].some(
      ({ segment: head, meanings }) =>
        meanings.some(({ concept }) => concept === 'line_description') &&
        head.page === segment.page &&
        head.top < segment.top &&
        overlap(head.left, head.right, segment.left, segment.right) > 0.3,
    )
  );
}

/** A label's value; beside the title `Invoice` a name without digits is no invoice number but the letterhead. */
function isTaken({ hit, segment, method }: Slot): boolean {
  const numbers = hit.meanings.every(({ concept }) => /_id$|_number$/.test(concept));
  return method !== 'sentence' && !(numbers && !hit.colon && !/\d/.test(segment.text));
}

function rating(sheet: Sheet, labels: ReadonlySet<Segment>): (segment: Segment) => number {
  const heights = sheet.segments.map((segment) => segment.bottom - segment.top).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const printed = new Map<string, number>();
  for (const { plain } of sheet.segments) printed.set(plain, (printed.get(plain) ?? 0) + 1);
  return (segment) => {
    const care = hasWord(segment.plain, PROVIDER_WORDS) || (DOCTOR.test(segment.text) && segment.words.length > 1);
    const top = segment.top / segment.pageHeight;
    // Below the letterhead only a signature or a stamp names the provider, and only by words of care.
    if (top >= LETTERHEAD && !(care && segment.words.length >= 2 && /^\p{Lu}/u.test(segment.text))) return 0;
    const larger = (segment.bottom - segment.top) / usual - 1;
    return (
      (care ? 0.45 : 0) +
      (top < LETTERHEAD ? 0.3 * (1 - top) : 0) +
      Math.min(0.25, Math.max(0, larger * 0.4)) +
      ((printed.get(segment.plain) ?? 0) > 1 ? 0.12 : 0) -
      (/\d/.test(segment.text) ? 0.3 : 0) -
      (labels.has(segment) ? 0.15 : 0)
    );
  };
}

/** Under a physician's name stands what the physician is. */
const SPECIALTY = /^(?:fachar\w+|arzt|arztin|medecin|medic[oa]|especialista|spesialis) /;

function isName(segment: Segment, sheet: Sheet): boolean {
  return (
    readOrganization(segment.text, false) !== undefined &&
    !hasWord(segment.plain, NO_PROVIDER_WORDS) &&
    !SPECIALTY.test(segment.plain) &&
    !(hasWord(segment.plain, STREET_WORDS) && (/\d/.test(segment.text) || !hasWord(segment.plain, PROVIDER_WORDS))) &&
    findDates(segment.text, 'day-first').length === 0 &&
    !sheet.neighbours.row(segment).some((one) => findMoney(one.text).some(({ certain }) => certain))
  );
}
