import { INSURER_WORDS } from './insurer-words.ts';
import { isInsurersPaper } from './insurers-paper.ts';
import type { LabelHit } from './labels/describe-label.ts';
import { joinBoxes, placeOf, type Segment } from './layout.ts';
import { findMoney } from './money.ts';
import { isLabelled, overlap } from './neighbours.ts';
import { plainText } from './plain-text.ts';
import { findDates } from './printed-date.ts';
import { CARE_GIVERS, DOCTOR, NO_PROVIDER_WORDS, PROVIDER_WORDS, STREET_WORDS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import type { Reading, Readings } from './reading.ts';
import type { Sheet, Slot } from './sheet.ts';
import { isTotalRow } from './total-row.ts';
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
  const taken = [known.insurance_name?.printed, known.patient_name?.printed, known.patient_name?.value]
    .map((name) => plainText(name ?? '').trim())
    .filter((name) => name.length > 2);
  const isTakenName = ({ plain }: Segment) =>
    taken.some((name) => plain.includes(name) || name.startsWith(plain.trim()));
  let best: { segment: Segment; score: number } | undefined;
  for (const segment of sheet.segments) {
    if (
      segment.page !== 1 ||
      segment.lines > 1 ||
      claimed.has(segment) ||
      pureLabels.has(segment) ||
      withoutAddress(segment.text).split(' ').length > MOST_WORDS
    )
      continue;
    if (KIND_OF_CARE.test(segment.plain) || /[✓✔☑☐]/u.test(segment.text)) continue;
    if (
      taken.some(
        (name) =>
          segment.plain.includes(name) ||
          name.startsWith(segment.plain.trim()) ||
          name.endsWith(` ${segment.plain.trim()}`),
      )
    )
      continue;
    const score = rate(segment);
    if (score <= (best?.score ?? LEAST_SCORE) || !isName(segment, sheet) || isDescription(segment, sheet)) continue;
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
    ({ page, top, bottom, plain }) => page === 1 && bottom - top > LARGE * height && !DOCUMENT_TITLE.test(plain.trim()),
  );
  if (isOverlooked || isInsurersPaper(sheet)) return undefined;
  return { value: first.text, printed: first.text, confidence: HEAD, place: placeOf(first), method: 'letterhead' };
}

const [VERY_TOP, HEAD] = [0.12, 0.5];

/** `Larkspur Orthopedics, 22 Ridge Rd, Dover`, `Ärztehaus Töss AG, Bahnhofplatz 3, 8400 Winterthur`: behind the comma is the address. */
function withoutAddress(text: string): string {
  const address = /,\s+(?:\d+[A-Za-z]?\s|\p{Lu}[\p{L}. -]+ \d{1,4}\p{Ll}?(?:,|$)).*$/u;
  const name = withoutTown(text.replace(address, '').replace(UNKNOWN_LABEL, ''));
  const parts = name.split(PARTED);
  const own = parts.filter((part) => !isTitle(part));
  if (parts.length === 2 && own.length === 1) return own[0] ?? name;
  // `Audition Vallée - Audioprothésiste D.E.`, `Clinique El Azhar - Alger`: behind the dash stands what or where it is.
  const [first = '', ...others] = parts;
  const named = first.includes(' ') && hasWord(plainText(first), PROVIDER_WORDS);
  return named && others.length === 1 && /^\p{Lu}/u.test(others[0] ?? '') && BESIDES.test(others[0] ?? '')
    ? first
    : name;
}

/** `Lanka Lake Hospital, Kandy` */
function withoutTown(name: string): string {
  const [before = '', town, other] = name.split(/,\s+/);
  const isTown = town !== undefined && other === undefined && !PARTED.test(name) && /^\p{Lu}\p{Ll}+$/u.test(town);
  return isTown && hasWord(plainText(before), CARE_GIVERS) && !hasWord(plainText(town), PROVIDER_WORDS) ? before : name;
}

/** A profession, a town with its country or quarter, a unit. */
const BESIDES =
  /(?:iste|arzt|[äa]rztin|ologe|ologin|[óo]log[oa]|ologue|therapeut(?:in)?|m[ée]decin|m[ée]dic[oa]|dentista|D\.E\.)(?!\p{L})|^\p{Lu}[\p{L} -]+, \p{Lu}[\p{L} ]+$/iu;

/** `Payee: Birch Hollow Clinic`: no name holds a colon. */
const UNKNOWN_LABEL = /^\p{Lu}[\p{L}]*(?: \p{L}+){0,2}: (?=\p{Lu})/u;
/** `GREENFIELD HOSPITAL – FINAL BILL`: the paper's title may stand on the name's line. */
const PARTED = /\s+[-–—−|•·]\s+/;

function isTitle(part: string): boolean {
  return DOCUMENT_TITLE.test(plainText(part).trim()) && !/\d/.test(part);
}

const DOCUMENT_TITLE =
  /^(?:[a-z\d]+ ){0,3}(?:invoice|(?:super)?bill|receipt|statement|claim form|sales order|encounter form|[a-z]*abrechnung|rechnung|factura|recibo|facture|recu|fatura|faktur|kwitansi)(?: cum receipt| of account| summary| form)?$/;

/** A name in large type may run over two lines: the line right above or below it in the same type and at the same edge. */
function linesOfName(name: Segment, sheet: Sheet, labels: ReadonlySet<Segment>): readonly Segment[] {
  const height = name.bottom - name.top;
  if (height < LARGE * usualHeight(sheet)) return [name];
  const other = sheet.segments.find(
    (line) =>
      line !== name &&
      line.page === name.page &&
      Math.abs(line.bottom - line.top - height) < SAME_TYPE * height &&
      Math.abs(line.left - name.left) < SAME_EDGE_POINTS &&
      Math.abs(Math.abs(line.top - name.top) - NAME_PITCH * height) < PITCH_SLACK * height &&
      !labels.has(line) &&
      !/\d/.test(line.text) &&
      isName(line, sheet),
  );
  if (!other) return [name];
  return other.top < name.top ? [other, name] : [name, other];
}

const LARGE = 1.3;
const SAME_TYPE = 0.1;
const SAME_EDGE_POINTS = 3;
/** From top to top, in line heights. */
const [NAME_PITCH, PITCH_SLACK] = [1.15, 0.35];

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

function usualHeight({ segments }: Sheet): number {
  const heights = segments.map((segment) => segment.bottom - segment.top).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}

function rating(sheet: Sheet, labels: ReadonlySet<Segment>): (segment: Segment) => number {
  const usual = usualHeight(sheet);
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

/** A kind of care or a benefit's name, not somebody's: `Claim Type: Dental`. */
const KIND_OF_CARE =
  /^ *(?:dental|vision|optical|medical|health|therapy|laboratory|imaging|radiology|emergency|maternity|surgery|hospital|clinic|pharmacy|physiotherapy) *$/;

function isName(segment: Segment, sheet: Sheet): boolean {
  return (
    !isLoneWord(segment, sheet) &&
    !/^[([]/.test(segment.text) &&
    !DOCUMENT_TITLE.test(segment.plain.trim()) &&
    !isTotalRow(segment.plain) &&
    !(hasWord(segment.plain, INSURER_WORDS) && !hasWord(segment.plain, CARE_GIVERS)) &&
    readOrganization(withoutAddress(segment.text), false) !== undefined &&
    !hasWord(plainText(withoutAddress(segment.text)), NO_PROVIDER_WORDS) &&
    !SPECIALTY.test(segment.plain) &&
    !(hasWord(segment.plain, STREET_WORDS) && (/\d/.test(segment.text) || !hasWord(segment.plain, PROVIDER_WORDS))) &&
    findDates(segment.text, 'day-first').length === 0 &&
    !sheet.segments.some((one) => one.plain === segment.plain && isPriced(one, sheet))
  );
}

/** A figure stands on its row: a service, not who gives it, wherever else it is printed. */
function isPriced(segment: Segment, sheet: Sheet): boolean {
  return sheet.neighbours.row(segment).some((one) => findMoney(one.text).some(({ certain }) => certain));
}
