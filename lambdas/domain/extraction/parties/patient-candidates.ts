import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { type Candidate, labelledValues, readingOf } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { continueValue, endsOpen } from '../sheet/wrapped-value.ts';
import { everyMatch } from '../text/every-match.ts';
import type { PatientCandidate } from './patient-signs.ts';
import { GREETING, WAS_TREATED } from './patient-wordings.ts';
import { readPerson } from './read-person.ts';
import { readSplitName } from './read-split-name.ts';
import { restOfName } from './wrapped-name.ts';

/** A name that may be the patient's, as it would be given. */
export interface NamedPatient extends PatientCandidate {
  readonly reading: Reading;
}

/** No paper names more people; files made to exhaust a reader do. */
const MOST = 300;

const LEAST_CUED = 3;
/** The quality of a name of one word; see `readPerson`. */
const HALF_A_NAME = 0.5;
const ONE_WORD = /^\p{Lu}[\p{L}’'-]{2,}$/u;

/** A line that begins with two capitalised words. */
const BEGINS = /^\p{Lu}[\p{L}'’.-]*,? ?(?:\p{Ll}{1,3} )*\p{Lu}/u;
/** What may announce a name within a line: a colon, a dash, a bracket, and words for whom something is. */
const CUE =
  /(?:[:(–—]|(?<= )-|(?<!\p{L})(?:for|of|to|from|für|fur|pour|para|untuk|de|del|dari|von|dear|hi|hello|hola|bonjour|ol[áa]|hal+o|kepada|patient(?:en|in|e)?|paciente|pasien|utente|malade|claimant|member|client|insured|afiliad[oa]|asegurad[oa]|segurad[oa]|assur[ée]e?|adh[ée]rente?|versicherten?|versicherter|peserta|b[ée]n[ée]ficiaire|beneficiari[oa]|herrn?|frau|(?<=, )(?:mrs?|ms|miss)|monsieur|madame|cher|ch[èe]re|mme|sra?|sr\(a\)|senhora?|señora?|do(?:ñ|n)a?|(?:re[çc]u|de|pour|à|chez) m|estimad[oa]|prezad[oa]|ibu|bapak|(?:al|del|el|la) c|al?|ao|à|sur|chez|pada|kepada|terhadap|(?:performed|carried out) on|treated|examined|admitted|daughter|son|wife|husband|spouse|child|tochter|sohn|(?:ehe)?frau|(?:ehe)?mann|gattin|gatte|partner(?:in)?|kind|fille|fils|[ée]pouse|[ée]poux|conjointe?|enfant|hij[oa]|espos[oa]|filh[oa]|c[óo]n[yj]uge|menor|mineure?|minor|newborn|lactente|nascid[oa]|nacid[oa]|ni[ñn][oa]|crian[çc]a|anak|ny|nn|tn)[.:]?)\s+(?=\p{Lu}[\p{L}'’.-]*,? +(?:\p{Ll}{1,3} )?\p{Lu})/giu;

const LONGEST_NAME = 60;
/** Up to five words in capitals, the small ones of a name between them. */
const NAME_BEFORE =
  /(?<![\p{L}.-])\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s?|del|van|von|der|den|bin|binti|e|y)){0,2}(?: \p{Lu}[\p{L}'’.-]*(?: (?:d[aeo]s?|del|van|von|der|den|bin|binti|e|y)){0,2}){1,4}$/u;

const PHYSICIAN = /(?<!\p{L})(?:Dra?|Prof)\.? $/u;

/** Every name of a person on the paper: beside labels, in parts, on lines of their own, behind words within a line. */
export function patientCandidates(sheet: Sheet): readonly NamedPatient[] {
  return [...inParts(sheet), ...labelled(sheet), ...unlabelled(sheet)];
}

function labelled(sheet: Sheet): NamedPatient[] {
  return labelledValues(sheet, 'patient_name', readPerson).map((candidate) => {
    const { value, score, method, slot } = candidate;
    const from = Math.max(0, slot.segment.text.indexOf(value, slot.from));
    const reading = wholeName(candidate, sheet);
    // `Leopoldina` over `Sarmento Calheiros`: what alone was half a name is a whole one with the line under it.
    const isMadeWhole = ONE_WORD.test(value) && reading.value.includes(' ');
    const labelled = isMadeWhole ? Math.min(1, score / HALF_A_NAME) : score;
    return { value: isMadeWhole ? reading.value : value, segment: slot.segment, from, labelled, method, reading };
  });
}

/**
 * Under a name follows its address; only beside a label is the next line more of the name, behind `Nur Aisyah binte`, or under a
 * family's name alone.
 */
function wholeName(candidate: Candidate, sheet: Sheet): Reading {
  const isName = (line: string) => readPerson(line, false)?.value === line;
  const isBeside = candidate.slot.method === 'label-right';
  if (!isBeside && FAMILY.test(candidate.value)) {
    const whole = continueValue(candidate, sheet, (line) => GIVEN.test(line) && isName(line));
    return readingOf({ ...whole, value: whole.value.replace(' ', ', ') });
  }
  const rest = isBeside ? undefined : restOfName(candidate.value, candidate.slot.segment, sheet);
  const goesOn = (line: string, before: string) =>
    ((isBeside || line === rest) && isName(line)) || (endsOpen(before) && NAMES.test(line));
  return readingOf(continueValue(candidate, sheet, goesOn));
}

const NAMES = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
/** `LEROY-DUMONT` over `Camille`. */
const FAMILY = /^\p{Lu}{2}[\p{Lu}’'-]+$/u;
const GIVEN = /^(?:\p{Lu}\p{Ll}+(?:[- ]|$)){1,3}$/u;

function inParts(sheet: Sheet): NamedPatient[] {
  const reading = readSplitName(sheet);
  return reading ? placed(reading, sheet, reading.confidence) : [];
}

function placed(reading: Reading, { segments }: Sheet, score: number): NamedPatient[] {
  const { place, value, method } = reading;
  const segment =
    place &&
    segments.find(
      ({ page, top, pageHeight }) => page === place.page && Math.abs(top / pageHeight - place.box.y) < 0.01,
    );
  return segment ? [{ value, segment, from: 0, labelled: score, method, reading }] : [];
}

function unlabelled(sheet: Sheet): NamedPatient[] {
  const found: NamedPatient[] = [];
  const add = (segment: Segment, from: number, method: string, to = segment.text.length) => {
    // `Jonas Wiegand, Hauptstr. 18`
    const end = segment.text.slice(from, to).search(/,(?=[^,]*\d)/);
    const name = readPerson(segment.text.slice(from, end < 0 ? to : from + end), from > 0);
    if (!name || name.quality < 1 || !/\p{L}{2}.*\p{L}{2}/u.test(name.value) || found.length >= MOST) return;
    const { value } = name;
    const start = from + name.start;
    const place = placeOf(segment, start, start + value.length);
    const reading = { value, printed: value, confidence: 0, place, method };
    found.push({ value, segment, from: start, labelled: 0, method, reading });
  };
  for (const segment of sheet.segments) {
    const isName = segment.lines === 1 && BEGINS.test(segment.text) && !GREETING.test(segment.plain);
    if (isName) add(segment, 0, 'own-line');
    // A cue, and a name of two words.
    const isCued = segment.words.length >= LEAST_CUED;
    for (const match of isCued ? everyMatch(segment.text, CUE) : [])
      add(segment, match.index + match[0].length, 'in-line');
    for (const match of isCued ? everyMatch(segment.text, WAS_TREATED) : []) {
      const before = NAME_BEFORE.exec(segment.text.slice(Math.max(0, match.index - LONGEST_NAME), match.index));
      if (before && !PHYSICIAN.test(segment.text.slice(0, match.index - before[0].length)))
        add(segment, match.index - before[0].length, 'treated', match.index);
    }
  }
  return found;
}
