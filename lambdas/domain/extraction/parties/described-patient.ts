import type { Reading } from '../reading.ts';
import { placeOf, type Segment } from '../sheet/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { hasWord } from '../text/word-pattern.ts';
import { NO_PROVIDER_WORDS, PROVIDER_WORDS } from './provider-words.ts';
import { readPerson } from './read-person.ts';

/** What stands beside a patient's name on its line: `Ruth Abernathy | DOB 1944-02-11 | MBI 1EG4`. */
const DESCRIBES =
  /^(?:DOB|D\.O\.B|Date of birth|Born|Birth|Age|Aged|Sex|Gender|MRN|MBI|Member|Patient ID|Pt ID)(?![\p{L}])/iu;
const capitalOrNot = (list: string): string =>
  list
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
/** `Claim 77-120-45 for Julia Stone`, `services provided to Julia Stone on 3 May`. */
const FOR = new RegExp(
  [
    `(?<!\\p{L})(?:(?:(?:[Ww]e|I) )?(?:treated|examined|admitted|operated on|attended to|cared for) (?:your member |our patient |the patient )?|(?:${capitalOrNot('claim bill invoice statement receipt account charges services service treatment care visit admission consultation')})`,
    String.raw`(?: [\p{L}#]{0,6}[\d/-][\w/-]*| [Nn]o\.? [\w/-]+)?(?: (?:provided|rendered|given|issued|prepared))?,? (?:for|of|to):? )`,
    String.raw`(?=\p{Lu}\p{Ll}+\.?(?: \p{Lu}[\p{L}.'’-]*){1,4}(?:$|[,.;(]| (?:on|from|at|by|dated|in|with|who|is|was|has)(?!\p{L})))`,
  ].join(''),
  'gu',
);
/** `submitted electronically for Mr. Pieter Brink`, `Hospitalisation Claim - Asha Nair`. */
const TITLED_OR_DASHED =
  /(?<!\p{L}|[Aa]ttention )(?:for|of|to)\s+(?=(?:Mr|Mrs|Ms|Miss|Master)\.?\s\p{Lu}[\p{L}'’-]+\s\p{Lu})|^(?:[\p{L}-]+ ){0,3}(?:claim|bill|invoice|statement|receipt|estimate)\s+[-–—]\s+(?=\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$)/giu;
/** `póliza de salud, afiliada Clara Inés Rueda, carné 4418`: in the other languages a word for who is treated stands before the name. */
const TREATED =
  /(?<!\p{L})(?:pacient[ea]|afiliad[oa]|asegurad[oa]|patientin|patiente?|assur[ée]e?|adh[ée]rente?|versicherten?|versicherter|segurad[oa]|utente|peserta|pasien)(?:,? (?:Frau|Herrn?|Mme|M\.|Mlle|Sra?\.|Srta\.|Ibu|Bapak|Sdri?\.?|Ny\.|Tn\.))? (?=\p{Lu}\p{Ll}+(?: (?:d[aeio]s? |del )?\p{Lu}\p{Ll}[\p{L}'’-]*){1,4}(?:$|[,.;(]))/gu;
/** `Dear Mr Dube`: of whom is spoken stands in full over the letter. */
const GREETED =
  /^(?:Dear (?:Mr|Mrs|Ms|Miss|Mx|Master)|Sehr geehrter? (?:Herr|Frau)|(?:Cher |Ch[èe]re )?(?:Monsieur|Madame)|Estimad[oa] (?:Sra?|Se[ñn]ora?)|Prezad[oa] (?:Sra?|Senhora?))\.? (\p{Lu}[\p{L}'’-]+)[,:]?$/u;
/** `MARSH, THEO`: how registration desks write a name, and hardly anything else. */
const INVERTED = /^\p{Lu}[\p{Lu}'’-]{2,}, \p{Lu}{3,}(?: \p{Lu}\.?)?$/u;
const NO_TOWN =
  /, (?:KENYA|INDIA|UGANDA|GHANA|NIGERIA|TANZANIA|ZAMBIA|CANADA|USA|ENGLAND|IRELAND|SCOTLAND|WALES|AUSTRALIA|ONTARIO|QUEBEC|TEXAS|FLORIDA|CALIFORNIA|PAKISTAN|MALAYSIA|SINGAPORE|UAE|KSA)$/;
const UPPER_PART = 0.5;
const [BESIDE, PASSING, ALONE] = [0.75, 0.7, 0.55];

/** The patient whom no label names: described beside the name, named as whom the claim is for, or set in a desk's own order. */
export function describedPatient(sheet: Sheet): Reading | undefined {
  return describedBeside(sheet) ?? greeted(sheet) ?? namedInPassing(sheet) ?? inverted(sheet);
}

function describedBeside(sheet: Sheet): Reading | undefined {
  for (const segment of sheet.segments) {
    if (segment.lines > 1 || !isPerson(segment)) continue;
    const row = sheet.neighbours.row(segment);
    const next = row[row.indexOf(segment) + 1];
    if (next && DESCRIBES.test(next.text)) return readingOf(segment, 0, BESIDE);
  }
  return undefined;
}

function greeted({ segments }: Sheet): Reading | undefined {
  const surname = segments.map(({ text }) => GREETED.exec(text)?.[1]).find((name) => name !== undefined);
  const full =
    surname && segments.find((one) => one.text.endsWith(` ${surname}`) && !GREETED.test(one.text) && isPerson(one));
  return full ? readingOf(full, 0, BESIDE) : undefined;
}

function namedInPassing({ segments }: Sheet): Reading | undefined {
  for (const segment of segments) {
    for (const match of [FOR, TITLED_OR_DASHED, TREATED].flatMap((words) => everyMatch(segment.text, words))) {
      const from = match.index + match[0].length;
      const name = readPerson(segment.text.slice(from), true);
      if (!name || name.quality < 1 || hasWord(name.value.toLowerCase(), PROVIDER_WORDS)) continue;
      return readingOf(segment, from, PASSING);
    }
  }
  return undefined;
}

function inverted(sheet: Sheet): Reading | undefined {
  const labelled = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const [only, second] = sheet.segments.filter(
    (segment) =>
      segment.page === 1 &&
      segment.top < UPPER_PART * segment.pageHeight &&
      INVERTED.test(segment.text) &&
      !NO_TOWN.test(segment.text) &&
      !labelled.has(segment) &&
      isPerson(segment),
  );
  return only && !second ? readingOf(only, 0, ALONE) : undefined;
}

function isPerson({ text, plain }: Segment): boolean {
  const name = readPerson(text, false);
  return name?.quality === 1 && !hasWord(plain, PROVIDER_WORDS) && !hasWord(plain, NO_PROVIDER_WORDS);
}

function readingOf(segment: Segment, from: number, confidence: number): Reading | undefined {
  const name = readPerson(segment.text.slice(from), from > 0);
  if (!name) return undefined;
  const place = placeOf(segment, from + name.start, from + name.end);
  return { value: name.value, printed: name.value, confidence, place, method: 'described' };
}
