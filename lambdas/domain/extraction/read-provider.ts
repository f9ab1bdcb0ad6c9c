import { labelledValues, readingOf } from './labelled-values.ts';
import { placeOf, type Segment } from './layout.ts';
import { findMoney } from './money.ts';
import { isLabelled } from './neighbours.ts';
import { plainText } from './plain-text.ts';
import { findDates } from './printed-date.ts';
import { NO_PROVIDER_WORDS, PROVIDER_WORDS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import type { Reading, Readings } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { hasWord } from './word-pattern.ts';
import { continueValue } from './wrapped-value.ts';

const LETTERHEAD = 0.33;
const LEAST_SCORE = 0.44;

/** The provider: what a label says; else the letterhead's best line that is neither payer nor patient nor an address. */
export function readProvider(sheet: Sheet, known: Readings): Reading | undefined {
  const [labelled] = labelledValues(sheet, 'provider_name', readOrganization).filter(
    ({ slot, value }) =>
      slot.method !== 'sentence' && plainText(value) !== plainText(known.insurance_name?.printed ?? ''),
  );
  const letterhead = fromLetterhead(sheet, known);
  if (labelled && labelled.score >= 0.7) return readingOf(continueValue(labelled, sheet));
  if (letterhead) return letterhead;
  return labelled && labelled.score >= 0.45 ? readingOf(labelled) : undefined;
}

function fromLetterhead(sheet: Sheet, known: Readings): Reading | undefined {
  const claimed = new Set(sheet.slots.filter((slot) => slot.method !== 'sentence').map((slot) => slot.segment));
  const labels = new Set(sheet.hits.filter(isLabelled).map((hit) => hit.segment));
  const heights = sheet.segments.map((segment) => segment.bottom - segment.top).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const everything = sheet.segments.map((segment) => segment.plain);
  const domains = everything.join(' ');
  let best: { segment: Segment; score: number } | undefined;
  for (const segment of sheet.segments) {
    if (segment.page !== 1 || segment.lines > 1 || claimed.has(segment)) continue;
    const plain = segment.plain.replace(/ +/g, ' ').trim();
    const name = readOrganization(segment.text, false);
    if (!name || segment.words.length > 9 || isOther(segment, plain, known, sheet)) continue;
    const care = hasWord(plain, PROVIDER_WORDS);
    const top = segment.top / segment.pageHeight;
    const repeated = everything.filter((other) => other.includes(segment.plain)).length > 1;
    const core = plain.split(' ').slice(0, 3).join('');
    const inDomain =
      core.length > 5 &&
      new RegExp(`${plain.split(' ')[0]}\\w* ?\\w* (?:example|com|org|net|co|health|clinic)`).test(domains);
    const score =
      (care ? 0.45 : 0) +
      (top < LETTERHEAD ? 0.3 * (1 - top) : 0) +
      Math.min(0.25, Math.max(0, ((segment.bottom - segment.top) / usual - 1) * 0.4)) +
      (repeated ? 0.12 : 0) +
      (inDomain && care ? 0.08 : 0) +
      (/\d/.test(segment.text) ? -0.3 : 0) +
      (labels.has(segment) ? -0.15 : 0);
    // Below the letterhead only a signature or a stamp names the provider, and only by words of care.
    const eligible = top < LETTERHEAD || (care && segment.words.length >= 2 && /^\p{Lu}/u.test(segment.text));
    if (eligible && score > (best?.score ?? LEAST_SCORE)) best = { segment, score };
  }
  if (!best) return undefined;
  const { segment, score } = best;
  const value = segment.text.replace(/[,;:]+$/, '');
  return {
    value,
    printed: value,
    confidence: Math.min(0.95, 0.35 + score * 0.75),
    place: placeOf(segment),
    method: 'letterhead',
  };
}

function isOther(segment: Segment, plain: string, known: Readings, sheet: Sheet): boolean {
  const taken = [known.insurance_name?.printed, known.patient_name?.printed];
  return (
    hasWord(plain, NO_PROVIDER_WORDS) ||
    taken.some((name) => name && segment.plain.includes(plainText(name).trim())) ||
    findDates(segment.text, 'day-first').length > 0 ||
    sheet.neighbours.row(segment).some((one) => findMoney(one.text).some(({ certain }) => certain))
  );
}
