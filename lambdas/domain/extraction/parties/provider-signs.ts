import { LABEL_WORDS } from '../labels/label-words.ts';
import { isAligned, type Segment, typeHeight } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { usualHeight } from '../sheet/usual-height.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { saysKindOfCare } from '../words/professions.ts';
import { CARE_GIVERS, DOCTOR, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isOverKindOfHouse, isUnderNameOfHouse } from './is-over-kind-of-house.ts';
import { isOverProfession, wholeLine } from './is-over-profession.ts';
import { isUnderPractice } from './is-under-practice.ts';
import { isProfession } from './profession.ts';
import { oddsBySigns, type Sign } from './signs.ts';

/** A name that may be the provider's, and where it stands. */
export interface ProviderCandidate {
  readonly value: string;
  readonly segment: Segment;
  /** How well a label of the provider announces it, 0 to 1; 0 without. */
  readonly labelled: number;
}

/** What the signs look at. */
interface Seen extends ProviderCandidate {
  readonly sheet: Sheet;
  readonly plain: string;
  readonly words: readonly string[];
  /** On the first page, from its top, as a share of its height. */
  readonly fromTop: number;
  readonly care: 'place' | 'word' | undefined;
}

/** Fitted to some 500 layouts of which a tenth and a quarter of all words were made unreadable as well, and rounded. */
const SIGNS: readonly Sign<Seen>[] = [
  // What the name says by itself.
  [5.5, ({ care }) => care === 'place'],
  [4, ({ care }) => care === 'word'],
  [1.5, ({ care, value }) => care !== 'place' && DOCTOR.test(value)],
  [-1.5, ({ words }) => words.some(isLabelWord)],
  // `Clinical Services`, `Pharmacie`: words of care and labels name nobody in particular.
  [
    -1.25,
    ({ words, care }) =>
      words.every((word) => word.length < 3 || isLabelWord(word) || (care !== undefined && isCare(word))),
  ],
  [-2.5, ({ value }) => !value.includes(' ')],
  [-4.5, ({ value, labelled }) => labelled === 0 && saysKindOfCare(value)],
  [-1.75, ({ value }) => value.split(' ').length > 5],
  [-2.75, ({ plain }) => hasWord(plain, INSURER_WORDS)],
  [-2.25, ({ segment }) => /^\p{Ll}|[,:]$/u.test(segment.text)],
  // Where it stands.
  [1.75, ({ labelled }) => labelled > 0],
  [1.5, ({ labelled }) => labelled > 0.8],
  [-3.5, ({ labelled, segment }) => labelled > 0 && WARD.test(segment.text)],
  [1.75, ({ fromTop }) => fromTop < 0.12],
  [1, ({ fromTop }) => fromTop >= 0.12 && fromTop < 0.33],
  [1.25, ({ segment, sheet }) => segment === sheet.segments[0]],
  [1, ({ segment, sheet }) => typeHeight(segment) > 1.2 * usualHeight(sheet)],
  [1.25, standsOverContact],
  [6, ({ segment, sheet }) => isOverProfession(segment, sheet) && !isUnderPractice(segment, sheet)],
  [4, ({ segment, sheet, care }) => care !== 'place' && isOverKindOfHouse(segment, sheet)],
  [-3, ({ segment, sheet, labelled }) => labelled === 0 && isUnderNameOfHouse(segment, sheet)],
  [
    -1.25,
    ({ segment, sheet, labelled, fromTop }) =>
      labelled === 0 && fromTop >= 0.12 && sheet.neighbours.headsBlock(segment),
  ],
  // `Óscar Lahoz · Podólogo`
  [4, ({ segment, sheet }) => segment.part && /\p{Ll}{3}/u.test(segment.text) && isBeforeProfession(segment, sheet)],
  // A sender's line, of parts; a signature.
  [1, ({ segment }) => segment.part],
  [2, isSignature],
];

/** `Hospital: San Telmo, cama 12`: where the patient lies, on the bill of who delivers to hospitals. */
const WARD =
  /[,(–-] ?(?:ward|bed|room|station|zimmer|bett|cama|sala|habitaci[óo]n|piso|chambre|lit|leito|enfermaria|quarto|ruang(?:an)?|kamar|bangsal)(?!\p{L})/iu;

/** That the paper names its provider nowhere so. */
const NOBODY = 4;

/** How many times likelier a name is the provider's than that it is nobody's. */
export function oddsOf(candidate: ProviderCandidate, sheet: Sheet): number {
  return oddsBySigns(SIGNS, seenOf(candidate, sheet), -NOBODY);
}

/** Which of the signs show of a name, by their places in the list. */
export function signsOf(candidate: ProviderCandidate, sheet: Sheet): readonly number[] {
  const seen = seenOf(candidate, sheet);
  return [...SIGNS.keys()].filter((at) => SIGNS[at]?.[1](seen));
}

function seenOf(candidate: ProviderCandidate, sheet: Sheet): Seen {
  const { segment, value } = candidate;
  // `Dr. L. Fontaine (Cardiology)`
  const plain = plainText(DOCTOR.test(value) ? value.replace(/ \([^)]*\)$/, '') : value).trim();
  const care = hasWord(plain, CARE_GIVERS) ? 'place' : hasWord(plain, PROVIDER_WORDS) ? 'word' : undefined;
  const fromTop = segment.page === 1 ? segment.top / segment.pageHeight : 1;
  return { ...candidate, sheet, plain, words: wordsOf(plain), fromTop, care };
}

function isBeforeProfession(segment: Segment, { neighbours }: Sheet): boolean {
  const row = neighbours.row(segment);
  const next = row[row.indexOf(segment) + 1];
  return next?.part === true && isProfession(next);
}

/** `Dipl.-Psych. A. Kirsten` alone under the figures. */
function isSignature({ value, care, labelled, segment, sheet }: Seen): boolean {
  if (labelled > 0 || care === 'place' || !DOCTOR.test(value)) return false;
  return segment.top > underFigures(sheet) && sheet.neighbours.row(segment).length === 1;
}

/** Where the first page's last figure ends. */
const underFigures = onceASheet(({ segments }) =>
  segments
    .filter(({ page, amounts }) => page === 1 && amounts.length > 0)
    .reduce((lowest, { bottom }) => Math.max(lowest, bottom), 0),
);

function isCare(word: string): boolean {
  return hasWord(word, PROVIDER_WORDS);
}

function isLabelWord(word: string): boolean {
  return word.length > 3 && LABEL_WORDS.has(word) && !isCare(word) && !/^services?$/.test(word);
}

function wordsOf(plain: string): readonly string[] {
  return plain.split(/ +/).filter((word) => /[a-z]/.test(word));
}

/** A telephone's figures, an address on the net, a street with its number, a town with its code. */
const CONTACT =
  /\d{3}.*\d{3}|@|www\.|(?<!\p{L})(?:Tel|Ph|Phone|Fax|Fon)(?!\p{L})|^(?:Jl\.?|Jalan|Rua|Av\.?|Avenida|Calle|Carrera|Cra|[Rr]ue)(?!\p{L})|\d+[a-z]? \p{Lu}\p{Ll}+|\p{Lu}[\p{L}.]+(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee) \d|\p{Lu}\p{L}+,? \d{1,4}(?!\p{L}|\d)/u;
/** Lines of an address under a name, in heights of a line, and how far in points they may be out of line with it. */
const [REACH, EDGE, MIDDLE] = [4.5, 4, 6];

function standsOverContact({ segment, sheet }: Seen): boolean {
  const height = segment.bottom - segment.top;
  const reach = REACH * Math.max(usualHeight(sheet), height);
  return aroundOnSheet(sheet)(segment.page, segment.top, segment.bottom + reach).some(
    (line) =>
      line.top > segment.top + height / 2 &&
      line.top < segment.bottom + reach &&
      isAligned(wholeLine(line, sheet.neighbours), segment, EDGE, MIDDLE) &&
      CONTACT.test(line.text),
  );
}
