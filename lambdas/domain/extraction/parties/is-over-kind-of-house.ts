import { isAligned, type Segment, typeHeight } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord } from '../text/word-pattern.ts';
import { saysKindOfCare } from '../words/professions.ts';
import { DOCTOR, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isOfKind } from './is-of-kind.ts';
import { wholeLine } from './is-over-profession.ts';
import { isProfession } from './profession.ts';
import { withoutTown } from './without-address.ts';

/** In heights of a line; how far in points two lines may be out of line at an edge, and about one middle. */
const [NEXT_LINE, EDGE, MIDDLE] = [2.4, 4, 6];
const LARGER = 1.1;

/** `GRÜNES BAND SEETAL` over `Verein für Krankentransporte`: who bills, whatever its name says, and under it what is done there. */
export function isOverKindOfHouse(segment: Segment, sheet: Sheet): boolean {
  return !DOCTOR.test(segment.text) && !saysKind(segment) && next(segment, sheet, 1).some(saysKind);
}

/** That line itself. */
export function isUnderNameOfHouse(segment: Segment, sheet: Sheet): boolean {
  return saysKind(segment) && next(segment, sheet, -1).some((line) => !saysKind(line));
}

/** The line right under or over another, of which the upper is in larger type, in capitals or the paper's first. */
function next(segment: Segment, sheet: Sheet, step: 1 | -1): readonly Segment[] {
  const reach = NEXT_LINE * (segment.bottom - segment.top);
  const [from, to] = step > 0 ? [segment.top, segment.top + reach] : [segment.top - reach, segment.top];
  return aroundOnSheet(sheet)(segment.page, from, to).filter((line) => {
    const [upper, lower] = step > 0 ? [segment, line] : [line, segment];
    return (
      lower.top > upper.top + (upper.bottom - upper.top) / 2 &&
      lower.top < upper.top + NEXT_LINE * (upper.bottom - upper.top) &&
      isAligned(wholeLine(lower, sheet.neighbours), upper, EDGE, MIDDLE) &&
      (upper === sheet.segments[0] ||
        typeHeight(upper) > LARGER * typeHeight(lower) ||
        (inCapitals(upper.text) && !inCapitals(lower.text)))
    );
  });
}

function inCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/** `Verein für`, `Fachgeschäft für`, `Meisterbetrieb der Hörakustik`: in German a kind of house is said with what it is for. */
const FOR = /^(?:\p{Lu}\p{L}+ (?:für|zur|zum)|(?:Meister|Fach|Innungs)\p{Ll}+ (?:der|des|in der)) /u;
/** `Transporte asistencial básico y medicalizado`: in small letters behind the first, as no name is printed. */
const IN_SMALL_LETTERS = /^\p{Lu}[\p{L}’'-]+(?:,? (?:&|[\p{Ll}’'-]+)(?=[, ]|$))+$/u;

function saysKind({ text: line, plain }: Segment): boolean {
  // `Centre de dermatologie esthétique, Genève`
  const text = withoutTown(line);
  if (/\d/.test(text) || isProfession({ text, plain })) return false;
  if (saysKindOfCare(text)) return true;
  if (!hasWord(plain, PROVIDER_WORDS)) return false;
  return FOR.test(text) || IN_SMALL_LETTERS.test(text) || isOfKind(plain);
}
