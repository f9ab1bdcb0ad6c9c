import { LABEL_WORDS } from '../labels/label-words.ts';
import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { isAddressLine } from '../text/address-words.ts';
import { isTitle } from '../text/person-name.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { NO_PROVIDER_WORDS, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isBeforeItsNumber, isBornUnderAddress, isInCareOf, isTownOfCode } from './address-block.ts';
import { isForm, isTitled } from './forms-of-address.ts';
import { isOverProfession } from './is-over-profession.ts';
import { isOverTown } from './is-over-town.ts';
import { columnHead, over, under } from './lines-around.ts';
import {
  AGAINST,
  CITIZEN,
  CLAIM,
  DESCRIBES,
  DIAGNOSIS,
  FOR,
  FORM_OF_ADDRESS,
  GIVEN_TO,
  GREETING,
  INSURED,
  MINOR,
  NAME,
  NUMBERED,
  OF,
  PATIENT,
  PAYS_FOR_KIN,
  RELATIVE,
  SIGNED_AS,
  SIGNS_FOR_OFFICE,
  STREET,
} from './patient-wordings.ts';
import { oddsBySigns, type Sign, weightOfSigns } from './signs.ts';

/** A person's name that may be the patient's, and where it stands. */
export interface PatientCandidate {
  readonly value: string;
  readonly segment: Segment;
  /** Where in the segment's text the name begins. */
  readonly from: number;
  /** How well a label of the patient announces it, 0 to 1; 0 without. */
  readonly labelled: number;
  readonly method: string;
}

/** What is to be seen of a name wherever it stands. */
interface SeenName {
  readonly value: string;
  readonly labelled: number;
  readonly plain: string;
  readonly words: readonly string[];
  readonly titled: boolean;
}

interface Seen extends PatientCandidate, SeenName {
  readonly sheet: Sheet;
  /** What stands before the name: on its line, or to its left. */
  readonly before: string;
  readonly above: string;
  /** What stands behind the name: on its line, to its right and under it. */
  readonly behind: string;
  readonly below: string;
  /** The line under the name. */
  readonly next: Segment | undefined;
  readonly labels: boolean;
  /** Whom the words before it, and those over it, speak of. */
  readonly announcing: Announcing;
  readonly heading: Announcing;
  /** A patient's data stand behind it, and under it. */
  readonly described: boolean;
  readonly describedBelow: boolean;
  readonly numbered: boolean;
  /** More than its place speaks for it: words before or over it, a title, or what is said of whom. */
  readonly announced: boolean;
}

interface Announcing {
  readonly patient: boolean;
  readonly insured: boolean;
  readonly name: boolean;
  readonly receiver: boolean;
}

function announcing(words: string): Announcing {
  return {
    patient: PATIENT.test(words),
    insured: INSURED.test(words),
    name: NAME.test(words),
    receiver: FOR.test(words),
  };
}

/** Fitted as the provider's are (see provider-signs.ts), and rounded: what the name says by itself. */
const SIGNS_OF_NAME: readonly Sign<SeenName>[] = [
  [2, ({ titled }) => titled],
  [-1.75, ({ value }) => /(?<!\p{L})(?:Dra?|Prof|Dres|Dipl|M\.?D|Docteure?)(?!\p{L})/u.test(value)],
  [-3.75, ({ words, labelled }) => labelled <= 0.45 && words.filter((word) => !isTitle(word)).length < 2],
  [-3.75, ({ plain }) => hasWord(plain, PROVIDER_WORDS)],
  [-2.25, ({ plain }) => hasWord(plain, NO_PROVIDER_WORDS)],
  [-3.25, ({ words }) => words.some((word) => word.length > 3 && LABEL_WORDS.has(plainText(word).trim()))],
  [-1.75, ({ plain }) => AGAINST.test(plain)],
  [-3.75, ({ value, plain }) => ADDRESS.test(value) || isAddressLine(plain)],
  [-1.5, ({ value }) => /^\p{Ll}/u.test(value)],
];

/** Above it a label says that it is the patient's name, and not only somebody's. */
const OF_PATIENT = 0.85;

/** And what shows of it where it stands. */
const SIGNS: readonly Sign<Seen>[] = [
  [-2, ({ labels }) => labels],
  // What announces it.
  [0.5, ({ labelled }) => labelled > 0],
  [2, ({ labelled }) => labelled > 0.37],
  [1.75, ({ labelled }) => labelled > 0.65],
  [0.75, ({ labelled }) => labelled > 0.85],
  [1, ({ method }) => method === 'given-and-family-name'],
  [-1, ({ method }) => method === 'sentence'],
  [1, (seen) => seen.announcing.patient],
  [0.5, (seen) => seen.announcing.insured],
  [0.75, (seen) => seen.announcing.name],
  [2, (seen) => seen.announcing.receiver],
  [-0.75, ({ before }) => before !== '' && OF.test(before)],
  [7, ({ before, from, sheet }) => from > 0 && RELATIVE.test(before) && !labelsPatient(sheet)],
  [1.5, ({ before, from }) => from > 0 && CLAIM.test(before)],
  [-1.75, ({ before }) => before !== '' && AGAINST.test(before)],
  [-6, ({ before }) => DIAGNOSIS.test(before)],
  [6, ({ before }) => MINOR.test(before)],
  [3, ({ before, from }) => from > 0 && GIVEN_TO.test(before)],
  [-3, ({ below, labelled }) => labelled === 0 && SIGNS_FOR_OFFICE.test(below)],
  [3, ({ before, from }) => from > 0 && CITIZEN.test(before)],
  [1, ({ heading }) => heading.patient],
  [-1.25, ({ above }) => above !== '' && AGAINST.test(above)],
  [0.5, ({ segment, from }) => from > 0 && GREETING.test(segment.plain)],
  [1, isGreeted],
  // What is said of it.
  [1.75, ({ described }) => described],
  [1.5, ({ describedBelow }) => describedBelow],
  [1, ({ numbered }) => numbered],
  [
    -5,
    ({ segment, from, value, labelled }) =>
      labelled <= OF_PATIENT && PAYS_FOR_KIN.test(segment.text.slice(from + value.length)),
  ],
  [5, ({ method }) => method === 'treated'],
  [1.75, ({ segment, sheet, value }) => /^(?:Dr|Prof)/.test(value) && isBornUnderAddress(segment, sheet)],
  // `Herrn` over `Dr. Anton Weiss`: who is written to so is no physician of this paper's.
  [3.5, ({ value, above, labels }) => !labels && /^(?:Dr|Prof)/.test(value) && FORM_OF_ADDRESS.test(above)],
  [1.25, ({ value, above, labels }) => !labels && !/^(?:Dr|Prof)/.test(value) && FORM_OF_ADDRESS.test(above)],
  // Where it stands.
  [-1.75, ({ segment }) => segment.page === 1 && segment.top >= 0.4 * segment.pageHeight],
  [-1.25, ({ segment }) => segment.top > 0.7 * segment.pageHeight],
  [1.5, ({ next, sheet }) => isOverTown(next, sheet)],
  [0.25, ({ above }) => isForm(above)],
  [0.75, ({ below }) => SIGNED_AS.test(below)],
  [-1.5, ({ announced, value, next }) => !announced && !value.includes(',') && !STREET.test(next?.text ?? '')],
  [-1, ({ segment, sheet }) => segment === sheet.segments[0]],
  // `MR ALISTAIR J KEMPSON` over `Consultant Orthopaedic Surgeon`.
  [-4, ({ segment, sheet, labelled }) => labelled === 0 && isOverProfession(segment, sheet)],
  [-5, ({ segment, sheet, labelled }) => labelled === 0 && isTownOfCode(segment, sheet)],
  [-5, ({ segment, value, labelled, from }) => labelled === 0 && from === 0 && isBeforeItsNumber(value, segment)],
  [4.5, ({ next }) => isInCareOf(next)],
  [
    -1,
    ({ segment, sheet, method }) =>
      method !== 'table-column' && sheet.neighbours.row(segment).some(({ amounts }) => amounts.length > 0),
  ],
];

/** Few people are named on a bill: one of whom nothing else shows is likelier its patient than not. */
const NAMED = 2;

function seenOf(candidate: PatientCandidate, { plain, words, titled }: SeenName, sheet: Sheet): Seen {
  const { segment, value, from } = candidate;
  const row = sheet.neighbours.row(segment);
  const at = row.indexOf(segment);
  const left = from > 0 ? '' : near(row[at - 1], segment);
  const inline = plainText(segment.text.slice(0, from));
  const above = (columnHead(segment, sheet) ?? over(segment, sheet))?.plain ?? '';
  const behind = `${plainText(segment.text.slice(from + value.length))} ${row[at + 1]?.plain ?? ''}`;
  const next = under(segment, sheet);
  const below = next?.plain ?? '';
  const before = inline.slice(-60) || left;
  const [own, heading] = [announcing(before), announcing(above)];
  const described = DESCRIBES.test(behind);
  const describedBelow = DESCRIBES.test(below) || isBornUnderAddress(segment, sheet);
  const numbered = NUMBERED.test(behind) || NUMBERED.test(below);
  const announced =
    candidate.labelled > 0 ||
    titled ||
    described ||
    describedBelow ||
    numbered ||
    RELATIVE.test(before) ||
    FORM_OF_ADDRESS.test(above) ||
    [own, heading].some((one) => one.patient || one.insured || one.name || one.receiver) ||
    SIGNED_AS.test(below);
  const labels = wholeLabels(sheet).has(segment);
  // Objects spread over one another are slow to make; one spread first is not.
  const seen = { ...candidate, plain, words, titled, sheet, labels, before, above, behind, below, next, described };
  return { ...seen, announcing: own, heading, describedBelow, numbered, announced };
}

/** A name that no label announces and that speaks against itself this much is nobody's: a place's, a practice's, a label's. */
const HOPELESS = -3.5;

/**
 * How many times likelier a name is the patient's than that it is nobody's, and whether more than its place says so; undefined
 * where nothing around it could make it likely.
 */
export function oddsOf(
  candidate: PatientCandidate,
  sheet: Sheet,
): { readonly odds: number; readonly announced: boolean } | undefined {
  const { value, labelled } = candidate;
  const words = value.split(/[\s,]+/).filter((word) => word !== '');
  const name = { value, labelled, plain: plainText(value).trim(), words, titled: isTitled(words) };
  const weight = weightOfSigns(SIGNS_OF_NAME, name);
  if (labelled === 0 && weight < HOPELESS) return undefined;
  const seen = seenOf(candidate, name, sheet);
  return { odds: oddsBySigns(SIGNS, seen, NAMED + weight), announced: seen.announced };
}

function near(left: Segment | undefined, segment: Segment): string {
  return left && segment.left - left.right < 0.3 * segment.pageWidth && left.words.length < 8 ? left.plain : '';
}

const ADDRESS =
  /(?:Street|Str\.|Road|Avenue|Drive|Terrace|Crescent|Parade|Esplanade|Nagar|Colony|Marg|Chowk|Square|, (?:KENYA|INDIA|UGANDA|GHANA|NIGERIA|TANZANIA|ZAMBIA|CANADA|USA|ENGLAND|IRELAND|AUSTRALIA|PAKISTAN|MALAYSIA|SINGAPORE)|, Co\. \p{L}+|\p{Ll},? [A-Z]{2,3})$/u;

const wholeLabels = onceASheet(({ hits }) => new Set(hits.filter(({ whole }) => whole).map(({ segment }) => segment)));

/** `Dear Ms Moss` names her too, and `Hi Ida`. */
function isGreeted({ sheet, words, segment }: Seen): boolean {
  const names = [words[0], words.at(-1)].map((word = '') => ` ${plainText(word).trim()}`);
  return greeted(sheet).some((one) => {
    const greeting = one.plain.replace(/[,:. ]+$/, '');
    return one !== segment && names.some((name) => greeting.endsWith(name));
  });
}

const labelsPatient = onceASheet(({ hits }) =>
  hits.some((hit) => (hit.whole || hit.colon) && weightOf(hit, 'patient_name') > 0.65),
);

const greeted = onceASheet(({ segments }) => segments.filter(({ plain }) => GREETING.test(plain)));
