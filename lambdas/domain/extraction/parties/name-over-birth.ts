import type { Reading } from '../reading.ts';
import { isAligned, placeOf, type Segment } from '../sheet/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import { PROVIDER_WORDS } from './provider-words.ts';
import { readPerson } from './read-person.ts';

/** An age (`63 ans`, `34 years`), a birth date with its mark (`geb. 27.01.1985`, `DOB 4/5/1990`), a file's number (`MRN: 9630`), or the state's (`DNI: 77320800`). */
const AGE =
  /^(?:\d{1,3} (?:ans|a[nñ]os|anos|Jahre|tahun|thn|years?|yrs)(?!\p{L})|(?:usia|umur|edad|idade|alter|âge) ?:? ?\d{1,3}(?!\d)|(?:(?:client|patient|pt)\.?(?:'s)? )?(?:geb\.|geboren|n[ée]e? le|nacid[oa]|nascid[oa]|lahir|born|DOB|age|date of birth|MRN|UHID|MBI|patient (?:ID|no\.?)|pt\.? ID|hospital (?:no\.?|number)|file no\.?|DNI|CPF|NIK|CURP|c[ée]dula)(?!\p{L}).{0,6}\d)/iu;
const CLOSE = 2.2;
/** `NGO BAKANG Brigitte`: the surname in capitals says that it is a name, though a line stands between. */
const SURNAME_FIRST = /^(?:\p{Lu}[\p{Lu}'’-]+ ){1,3}\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u;
const NEAR = 3.2;
const SAME_EDGE_POINTS = 3;
const CONFIDENCE = 0.7;

/** Between the name and the birth may stand an address of so many lines. */
const MOST_LINES = 4;

/** Whoever's age or birth stands right under the name, or under the address, is the patient: no one else is so described on a bill. */
export function nameOverBirth(sheet: Sheet): Reading | undefined {
  const labelled = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  for (const described of sheet.segments) {
    if (described.page !== 1 || described.lines > 1 || !AGE.test(described.text)) continue;
    const over = nameAbove(described, sheet);
    const name = over && !labelled.has(over) && readPerson(over.text, false);
    if (!over || !name || name.quality < 1 || hasWord(over.plain, PROVIDER_WORDS)) continue;
    const place = placeOf(over, name.start, name.end);
    return { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'over-birth' };
  }
  return undefined;
}

/** The line above, past what holds figures: streets, towns with their codes, telephones. */
function nameAbove(described: Segment, { segments }: Sheet): Segment | undefined {
  let line = described;
  for (let above = 0; above <= MOST_LINES; above += 1) {
    const next = segments.find((one) => isOver(one, line));
    if (!next || !/\d/.test(next.text)) return next;
    line = next;
  }
  return undefined;
}

function isOver(one: Segment, under: Segment): boolean {
  const pitch = under.top - one.top;
  const height = Math.max(one.bottom - one.top, under.bottom - under.top);
  return (
    one.page === under.page &&
    pitch > 0.5 * height &&
    pitch < (SURNAME_FIRST.test(one.text) ? NEAR : CLOSE) * height &&
    isAligned(one, under, SAME_EDGE_POINTS, 2 * SAME_EDGE_POINTS)
  );
}
