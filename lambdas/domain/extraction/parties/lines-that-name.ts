import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import type { Readings } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { linesWithWord } from '../sheet/lines-with-word.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet, Slot } from '../sheet/sheet.ts';
import { LARGE, usualHeight } from '../sheet/usual-height.ts';
import { plainText } from '../text/plain-text.ts';
import { findDates } from '../text/printed-date.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { beginsAsTitle, isPaperTitle } from '../words/paper-title.ts';
import {
  CARE_GIVERS,
  DOCTOR,
  KIND_OF_CARE,
  NO_PROVIDER_WORDS,
  PROVIDER_WORDS,
  STREET_WORDS,
} from '../words/provider-words.ts';
import { isTotalRow } from '../words/total-row.ts';
import { billsForOthers } from './bills-for-others.ts';
import { isInsurersDepartment } from './insurers-department.ts';
import { isOtherHouse } from './is-other-house.ts';
import { isStopOfRide } from './is-stop-of-ride.ts';
import { linesOfInsurers } from './lines-of-insurers.ts';
import { markBefore } from './name-with-mark.ts';
import { isProfession } from './profession.ts';
import { readOrganization } from './read-organization.ts';
import { withoutAddress, withoutRegistration } from './without-address.ts';

const LETTERHEAD = 0.33;
const MOST_WORDS = 9;
/** No first page has more names; files made to exhaust a reader do. */
const MOST_LINES = 300;

/**
 * Lines of the first page that may be the provider's name, by elimination: neither a label nor its value, nor the payer, the
 * patient, an address, a date, a sentence or part of a table.
 */
export function linesThatName(sheet: Sheet, known: Readings): readonly Segment[] {
  const isTo = (slot: Slot) => isInsurersPaper(sheet) && isAddressee(slot);
  const claimed = new Set(sheet.slots.filter((slot) => isTaken(slot) && !isTo(slot)).map((slot) => slot.segment));
  const pureLabels = new Set(
    sheet.hits
      .filter(
        ({ whole, colon, meanings, segment, start }) =>
          whole &&
          (colon ||
            !(meanings.some(({ concept }) => concept === 'provider_name') || isNameOverAll(segment, start, sheet))),
      )
      .map((hit) => hit.segment),
  );
  const insurer = known.insurance_name?.printed ?? '';
  const taken = [known.insurance_name?.printed, known.patient_name?.printed, known.patient_name?.value]
    .map((name) => plainText(name ?? '').trim())
    .filter((name) => name.length > 2);
  const isTakenName = ({ plain }: Segment) =>
    taken.some((name) => plain.includes(name) || name.startsWith(plain.trim()) || name.endsWith(` ${plain.trim()}`));
  const ofCare = linesWithWord(sheet, PROVIDER_WORDS);
  const lines: Segment[] = [];
  for (const segment of sheet.segments) {
    if (segment.page !== 1 || lines.length >= MOST_LINES) break;
    if (segment.lines > 1 || claimed.has(segment) || pureLabels.has(segment)) continue;
    // Below the letterhead only a signature or a stamp names the provider, by words of care.
    const isBelow = segment.top >= LETTERHEAD * segment.pageHeight;
    if (isBelow && !ofCare.has(segment) && !DOCTOR.test(segment.text)) continue;
    const name = withoutAddress(segment.text);
    if ((/\d/.test(name) && !isBranch(name)) || name.split(' ').length > MOST_WORDS) continue;
    if (KIND_OF_CARE.test(segment.plain) || /[✓✔☑☐]/u.test(segment.text)) continue;
    if (isTakenName(segment) || isInsurersDepartment(segment, insurer, sheet)) continue;
    if (isStopOfRide(segment, sheet) || isOtherHouse(segment, segment.text.indexOf(name), sheet)) continue;
    if (billsForOthers(segment, sheet)) continue;
    if (mayName(segment, sheet, name) && !isDescription(segment, sheet)) lines.push(segment);
  }
  return lines;
}

/** `AMBULANCES DU BORN` over all else: behind a word of care what may be a label is the rest of a name. */
function isNameOverAll(segment: Segment, start: number, { segments }: Sheet): boolean {
  return segment === segments[0] && start > 0 && hasWord(segment.plain.slice(0, start), PROVIDER_WORDS);
}

/** Under the head of the descriptions stands what was billed, not who bills. */
function isDescription(segment: Segment, sheet: Sheet): boolean {
  return (
    segment.top < (lowestFigures(sheet).get(segment.page) ?? 0) &&
    [...sheet.neighbours.headers].some(
      ({ segment: head, meanings }) =>
        meanings.some(({ concept }) => concept === 'line_description') &&
        head.page === segment.page &&
        head.top < segment.top &&
        overlap(head.left, head.right, segment.left, segment.right) > 0.3,
    )
  );
}

/** Where the last amount of each page stands. */
const lowestFigures = onceASheet(({ segments }) => {
  const lowest = new Map<number, number>();
  for (const { page, top, amounts } of segments)
    if (amounts.length > 0) lowest.set(page, Math.max(lowest.get(page) ?? 0, top));
  return lowest;
});

/** `To, Kaveri Lakeside Hospital`: whom an insurer writes to may be who is paid. */
function isAddressee({ hit }: Slot): boolean {
  return hit.whole && hit.meanings.some(({ concept }) => concept === 'patient_name');
}

const ANYBODY = 0.5;

/** A label's value; beside the titles `Invoice` and `Patient Payment Statement` a name without digits is the letterhead. */
function isTaken({ hit, segment, method }: Slot): boolean {
  if (method === 'sentence') return false;
  const own = withoutRegistration(segment.text);
  if (method === 'label-inside' && hit.start >= own.length) return false;
  const numbers = hit.meanings.every(({ concept }) => /_id$|_number$/.test(concept));
  // `City Care Hospital` begins with a label of an address.
  if (method === 'label-inside' && !hit.colon && !/\d/.test(segment.text) && hit.meanings.every(isOther)) return false;
  // `Name` over `Zentrum für Handchirurgie`: a form asks so for anybody's.
  const asksForAnybody = hit.meanings.every(
    ({ concept, weight }) => /(?:patient|family|given)_name/.test(concept) && weight <= ANYBODY,
  );
  if (asksForAnybody && !hit.colon && hasWord(segment.plain, PROVIDER_WORDS)) return false;
  // `Rechnung · Tiers payant` over `Röntgeninstitut Thun`: under how it is paid stands who treats.
  const asksForInsurer = hit.meanings.every(({ concept }) => /^insurance_/.test(concept));
  const isGiver = hasWord(segment.plain, CARE_GIVERS) && !hasWord(segment.plain, INSURER_WORDS);
  if (asksForInsurer && isGiver && method === 'label-below' && !hit.colon) return false;
  const figures = hit.meanings.every(({ concept }) => /_amount$|pocket/.test(concept));
  const dates = hit.meanings.every(({ concept }) => concept.endsWith('_date'));
  if (dates && method !== 'label-inside' && findDates(segment.text, 'day-first').length === 0) return false;
  return figures ? segment.amounts.length > 0 : !numbers || hit.colon || /\d/.test(own);
}

function isOther({ concept }: LabelHit['meanings'][number]): boolean {
  return concept.startsWith('other_');
}

/** `Institut`, `Therapie`: one word of care in ordinary type is a label or a service; a name may be one in large type. */
function isLoneWord(segment: Segment, sheet: Sheet): boolean {
  return (
    segment !== sheet.segments[0] &&
    segment.words.length === 1 &&
    segment.bottom - segment.top < LARGE * usualHeight(sheet)
  );
}

/** On the row of a table's heads stands another, whatever words of care it holds: `ARS medicamentos`. */
function isHead(segment: Segment, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(segment);
  return sheet.neighbours.inRowOfLabels(segment) || (row.length > HEADS && row.some((one) => heads(sheet).has(one)));
}

const HEADS = 3;
const heads = onceASheet(({ neighbours }) => new Set([...neighbours.headers].map((hit) => hit.segment)));

/** Brackets, the head of a column with its unit, and whom a letter is for. */
const NO_NAME =
  /\((?:Inhaber|Eigent[üu]mer|Tr[äa]ger)(?:in)?\)$|\((?:owner|propri[ée]taire|propietari[oa]|propriet[áa]ri[oa]|pemilik)\)$|^[([:=]|[([](?:\p{Sc}|%)[)\]]$|^(?:A\/C|Attn|Att|Attention|Aos cuidados|z\. ?Hd|c\/o)[.: ]/iu;

/** Whether a line, looked at by itself and where it stands, may be somebody's name. */
export function mayName(segment: Segment, sheet: Sheet, name = withoutAddress(segment.text)): boolean {
  return (
    (!isLoneWord(segment, sheet) || markBefore(segment, sheet) !== undefined) &&
    !isSentence(segment) &&
    !NO_NAME.test(segment.text) &&
    !isHead(segment, sheet) &&
    !isPaperTitle(segment.plain) &&
    !beginsAsTitle(segment.plain) &&
    !isTotalRow(segment.plain) &&
    !/^\p{Ll}[^:]*:/u.test(segment.text) &&
    !(linesOfInsurers(sheet).has(segment) && !hasWord(segment.plain, CARE_GIVERS)) &&
    readOrganization(name, false) !== undefined &&
    !hasWord(plainText(name), NO_PROVIDER_WORDS) &&
    !isProfession(segment) &&
    !(hasWord(segment.plain, STREET_WORDS) && (/\d/.test(segment.text) || !hasWord(segment.plain, PROVIDER_WORDS))) &&
    findDates(segment.text, 'day-first').length === 0 &&
    !pricedTexts(sheet).has(segment.plain)
  );
}

/** `Tertabrak dari samping, korban dibawa ke RSUD Tidar`: small words that name no care are a sentence's. */
function isSentence({ words }: Segment): boolean {
  const small = words.filter(({ text }) => /^\p{Ll}{4,}[,.]?$/u.test(text) && !OF_HOUSES.test(plainText(text)));
  if (small.length < SENTENCE_WORDS) return false;
  return small.filter(({ text }) => !hasWord(plainText(text), PROVIDER_WORDS)).length >= SENTENCE_WORDS;
}

const SENTENCE_WORDS = 2;
/** `Centre hospitalier régional du Condroz`: what houses of care are, as French and its kin write it in small letters. */
const OF_HOUSES =
  /^(?:hospital\w*|regional\w*|universit\w*|intercommunal\w*|interregional\w*|departement\w*|municipal\w*|general[ea]?s?|privee?|privad[oa]|publi[cq]\w*|medico|medica\w*|medical\w*|clini\w*|chirurgical\w*|psychiatri\w*|pediatri\w*|pluridisciplinaire|paramedica\w*|dentaire|dental|familial\w*|materno|infantil|spezialisiert\w*|polyvalent\w*|specialis\w*|especiali\w*|integra\w*)[,.]?$/;

/** `N.º col. 1.108`: under which number somebody is registered. */
const NUMBERED =
  /^(?:N[.º°o]|No\.|Nr\.|[Cc]ol\.|[Ll]ic\.|[Rr]eg\.|C[ée]d|[Mm]at\.|RPPS|ADELI|CR[MPO]|GLN|ZSR|SI[PA]|OPP|OMD)/u;

/** Over all else stands no row of a table: a receipt's sum is printed beside who writes it. */
function isFirstRow(segment: Segment, [first]: readonly Segment[]): boolean {
  return first !== undefined && segment.page === first.page && segment.top < first.bottom;
}

/** A figure stands on its row: a service, not who gives it, wherever else it is printed. */
const pricedTexts = onceASheet(
  ({ segments, neighbours }) =>
    new Set(
      segments
        .filter(
          (segment) =>
            !isFirstRow(segment, segments) &&
            neighbours.row(segment).some(({ amounts, text }) => amounts.length > 0 && !NUMBERED.test(text)),
        )
        .map(({ plain }) => plain),
    ),
);

/** `APOTEK KIMIA MEDIKA 12`: one of several houses that share a name. */
function isBranch(name: string): boolean {
  const plain = plainText(name);
  return BRANCH.test(name) && hasWord(plain, CARE_GIVERS) && !hasWord(plain, STREET_WORDS);
}

const BRANCH = /^\p{L}[^\d,:;]* [^\d,:;]*\p{L} \d{1,3}$/u;
