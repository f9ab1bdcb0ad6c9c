import { isInsurersPaper } from '../amounts/insurers-paper.ts';
import { isTotalRow } from '../amounts/total-row.ts';
import type { LabelHit } from '../labels/describe-label.ts';
import type { Reading, Readings } from '../reading.ts';
import { joinBoxes, placeOf, type Segment, typeHeight } from '../sheet/layout.ts';
import { isLabelled, overlap } from '../sheet/neighbours.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { beginsAsTitle, isPaperTitle } from '../sheet/paper-title.ts';
import type { Sheet, Slot } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { findDates } from '../text/printed-date.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { isLineOfName } from './is-line-of-name.ts';
import {
  CARE_GIVERS,
  DOCTOR,
  KIND_OF_CARE,
  NO_PROVIDER_WORDS,
  PROVIDER_WORDS,
  STREET_WORDS,
} from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import { withoutAddress } from './without-address.ts';

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
      .filter(
        ({ whole, colon, meanings }) =>
          whole && (colon || !meanings.some(({ concept }) => concept === 'provider_name')),
      )
      .map((hit) => hit.segment),
  );
  const rate = rating(sheet, labels);
  const taken = [known.insurance_name?.printed, known.patient_name?.printed, known.patient_name?.value]
    .map((name) => plainText(name ?? '').trim())
    .filter((name) => name.length > 2);
  const isTakenName = ({ plain }: Segment) =>
    taken.some((name) => plain.includes(name) || name.startsWith(plain.trim()) || name.endsWith(` ${plain.trim()}`));
  let best: { segment: Segment; score: number } | undefined;
  for (const segment of sheet.segments) {
    if (segment.page !== 1 || segment.lines > 1 || claimed.has(segment) || pureLabels.has(segment)) continue;
    const score = rate(segment);
    if (score <= (best?.score ?? LEAST_SCORE)) continue;
    if (withoutAddress(segment.text).split(' ').length > MOST_WORDS) continue;
    if (KIND_OF_CARE.test(segment.plain) || /[✓✔☑☐]/u.test(segment.text)) continue;
    if (isTakenName(segment)) continue;
    if (!isName(segment, sheet) || isDescription(segment, sheet)) continue;
    best = { segment, score };
  }
  if (!best)
    return headOfPaper(sheet, (segment) => claimed.has(segment) || labels.has(segment) || isTakenName(segment));
  const lines = linesOfName(best.segment, sheet, labels);
  const value = withoutAddress(lines.map(({ text }) => text).join(' ')).replace(/[,;:]+$/, '');
  const confidence = Math.min(0.95, 0.35 + best.score * 0.75);
  const place = lines.map((line) => placeOf(line)).reduce(joinBoxes);
  return { value, printed: value, confidence, place, method: 'letterhead' };
}

/** Nothing on the paper says who treats: then it is whose name stands over everything else in no smaller type, unless an insurer wrote it. */
function headOfPaper(sheet: Sheet, isOther: (segment: Segment) => boolean): Reading | undefined {
  const [first] = sheet.segments;
  if (!first || first.lines > 1 || first.page !== 1 || first.top > VERY_TOP * first.pageHeight) return undefined;
  const words = first.words.length;
  if (words < 2 || words > MOST_WORDS || /\d/.test(first.text) || isOther(first) || !isName(first, sheet))
    return undefined;
  const height = first.bottom - first.top;
  const isOverlooked = sheet.segments.some(
    ({ page, top, bottom, plain }) => page === 1 && bottom - top > LARGE * height && !isPaperTitle(plain),
  );
  if (isOverlooked || isInsurersPaper(sheet)) return undefined;
  return { value: first.text, printed: first.text, confidence: HEAD, place: placeOf(first), method: 'letterhead' };
}

const [VERY_TOP, HEAD] = [0.12, 0.5];

/** A name in large type may run over two lines: the line right above or below it in the same type and at the same edge. */
function linesOfName(name: Segment, sheet: Sheet, labels: ReadonlySet<Segment>): readonly Segment[] {
  const isLarge = name.bottom - name.top >= LARGE * usualHeight(sheet);
  const isDoctor = DOCTOR.test(name.text);
  if (!isLarge && !isDoctor) return [name];
  const other = sheet.segments.find(
    (line) =>
      line !== name && isLineOfName(line, name) && !labels.has(line) && !/\d/.test(line.text) && isName(line, sheet),
  );
  if (!other) return [name];
  // A physician and the practice are two names, of which the practice's is the provider's.
  if (isDoctor !== DOCTOR.test(other.text)) return [isDoctor && hasWord(other.plain, CARE_GIVERS) ? other : name];
  if (!isLarge) return [name];
  return other.top < name.top ? [other, name] : [name, other];
}

const LARGE = 1.3;

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

/** A label's value; beside the titles `Invoice` and `Patient Payment Statement` a name without digits is the letterhead. */
function isTaken({ hit, segment, method }: Slot): boolean {
  const numbers = hit.meanings.every(({ concept }) => /_id$|_number$/.test(concept));
  // `City Care Hospital` begins with a label of an address.
  if (method === 'label-inside' && !hit.colon && !/\d/.test(segment.text) && hit.meanings.every(isOther)) return false;
  const figures = hit.meanings.every(({ concept }) => /_amount$|pocket/.test(concept));
  const dates = hit.meanings.every(({ concept }) => concept.endsWith('_date'));
  if (dates && method !== 'label-inside' && findDates(segment.text, 'day-first').length === 0) return false;
  const fits = figures
    ? findMoney(segment.text).some(({ certain }) => certain)
    : !numbers || hit.colon || /\d/.test(segment.text);
  return method !== 'sentence' && fits;
}

function isOther({ concept }: LabelHit['meanings'][number]): boolean {
  return concept.startsWith('other_');
}

const usualHeight = onceASheet(({ segments }) => {
  const heights = segments.map((segment) => segment.bottom - segment.top).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
});

function rating(sheet: Sheet, labels: ReadonlySet<Segment>): (segment: Segment) => number {
  const usual = usualHeight(sheet);
  const printed = new Map<string, number>();
  for (const { plain } of sheet.segments) printed.set(plain, (printed.get(plain) ?? 0) + 1);
  return (segment) => {
    const top = segment.top / segment.pageHeight;
    // Below the letterhead only a signature or a stamp names the provider, and only by words of care.
    if (top >= LETTERHEAD && !(segment.words.length >= 2 && /^\p{Lu}/u.test(segment.text))) return 0;
    const care = hasWord(segment.plain, PROVIDER_WORDS) || (DOCTOR.test(segment.text) && segment.words.length > 1);
    if (top >= LETTERHEAD && !care) return 0;
    const larger = typeHeight(segment) / usual - 1;
    return (
      (care ? 0.45 : 0) +
      (top < LETTERHEAD ? 0.3 * (1 - top) : 0) +
      Math.min(0.25, Math.max(0, larger * 0.4)) +
      ((printed.get(segment.plain) ?? 0) > 1 ? 0.12 : 0) -
      (/\d/.test(withoutAddress(segment.text)) ? 0.3 : 0) -
      (labels.has(segment) ? 0.15 : 0)
    );
  };
}

/** Under a physician's name stands what the physician is. */
const SPECIALTY = /^(?:fachar\w+|arzt|arztin|medecin|medic[oa]|especialista|spesialis) /;

/** `Institut`, `Therapie`: one word of care in ordinary type is a label or a service; a name may be one in large type. */
function isLoneWord(segment: Segment, sheet: Sheet): boolean {
  return (
    segment !== sheet.segments[0] &&
    segment.words.length === 1 &&
    segment.bottom - segment.top < LARGE * usualHeight(sheet)
  );
}

/** On the row of a table's heads stands another, whatever words of care it holds: `ARS medicamentos`. */
function isHead(segment: Segment, { neighbours }: Sheet): boolean {
  const row = neighbours.row(segment);
  const heads = new Set([...neighbours.headers].map((hit) => hit.segment));
  return neighbours.inRowOfLabels(segment) || (row.length > HEADS && row.some((one) => heads.has(one)));
}

const HEADS = 3;

/** Brackets, the head of a column with its unit, and whom a letter is for. */
const NO_NAME = /^[([]|[([](?:\p{Sc}|%)[)\]]$|^(?:A\/C|Attn|Att|Attention|Aos cuidados|z\. ?Hd|c\/o)[.: ]/iu;

function isName(segment: Segment, sheet: Sheet): boolean {
  return (
    !isLoneWord(segment, sheet) &&
    !isSentence(segment) &&
    !NO_NAME.test(segment.text) &&
    !isHead(segment, sheet) &&
    !isPaperTitle(segment.plain) &&
    !beginsAsTitle(segment.plain) &&
    !isTotalRow(segment.plain) &&
    !/^\p{Ll}[^:]*:/u.test(segment.text) &&
    !(hasWord(segment.plain, INSURER_WORDS) && !hasWord(segment.plain, CARE_GIVERS)) &&
    readOrganization(withoutAddress(segment.text), false) !== undefined &&
    !hasWord(plainText(withoutAddress(segment.text)), NO_PROVIDER_WORDS) &&
    !SPECIALTY.test(segment.plain) &&
    !(hasWord(segment.plain, STREET_WORDS) && (/\d/.test(segment.text) || !hasWord(segment.plain, PROVIDER_WORDS))) &&
    findDates(segment.text, 'day-first').length === 0 &&
    !sheet.segments.some((one) => one.plain === segment.plain && isPriced(one, sheet))
  );
}

/** `Tertabrak dari samping, korban dibawa ke RSUD Tidar`: small words that name no care are a sentence's. */
function isSentence({ words }: Segment): boolean {
  const small = words.filter(
    ({ text }) => /^\p{Ll}{4,}[,.]?$/u.test(text) && !hasWord(plainText(text), PROVIDER_WORDS),
  );
  return small.length >= SENTENCE_WORDS;
}

const SENTENCE_WORDS = 2;

/** A figure stands on its row: a service, not who gives it, wherever else it is printed. */
function isPriced(segment: Segment, sheet: Sheet): boolean {
  return sheet.neighbours.row(segment).some((one) => findMoney(one.text).some(({ certain }) => certain));
}
