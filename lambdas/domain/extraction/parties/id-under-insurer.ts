import { placeOf, type Segment } from '../layout/layout.ts';
import { readId } from '../numbers/read-id.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What asks for a number, and does not say of whom: a patient's may be the state's. */
const IDENTIFICATION =
  /^(?:no |nr |n o |numero d )?(?:id|ident|identifiant|identification|identificacion|identificacao|identifikation|identitas|kennung|kennnummer|identifikationsnummer)(?: (?:no|nr|n o|number|nummer|client|code))?(?![a-z])[ .:#°]*/;
/** In line heights, from top to top. */
const PITCH = 2.6;
const SAME_EDGE = 3;
/** A member's number has so many letters and figures at least, and figures among them. */
const [LEAST, LEAST_FIGURES] = [7, 5];
/** `CC 31.884.205`: what the state identifies a person by. */
const OF_STATE = /^(?:CC|TI|CE|DNI|NIE|NIF|RUT|RUN|CPF|CURP|RFC|NIT|NIK|CI)[ .:-]/;
const CONFIDENCE = 0.62;

/** `Identifiant    NS 01-822740-03` right under `Assurance    NSIA Assurances`: whoever an insurer identifies is insured. */
export function idUnderInsurer(sheet: Sheet, insurer: Reading | undefined): Reading | undefined {
  if (!insurer?.printed || !insurer.place) return undefined;
  for (const segment of sheet.segments) {
    const label = IDENTIFICATION.exec(segment.plain)?.[0].length;
    if (label === undefined || !isUnderInsurer(segment, sheet, insurer.printed)) continue;
    const isWhole = segment.plain.slice(label).trim() === '';
    const { rightOf, below } = sheet.neighbours;
    const cells = isWhole ? [rightOf(segment), below(segment)] : [segment];
    for (const cell of cells) {
      const found = cell && idIn(cell, isWhole ? 0 : label);
      if (found) return found;
    }
  }
  return undefined;
}

/** The nearest line over it, at its own left edge, names the insurer, there or beside it. */
function isUnderInsurer(label: Segment, { segments, neighbours }: Sheet, insurer: string): boolean {
  const height = label.bottom - label.top;
  const above = segments.findLast(
    ({ page, left, top }) =>
      page === label.page &&
      Math.abs(left - label.left) < SAME_EDGE &&
      top < label.top - height / 2 &&
      label.top - top < PITCH * height,
  );
  return above !== undefined && neighbours.row(above).some(({ text }) => text.includes(insurer));
}

function idIn(cell: Segment, from: number): Reading | undefined {
  const id = readId(cell.text.slice(from), false);
  if (!id || OF_STATE.test(id.value) || id.value.replace(/[^\p{L}\d]/gu, '').length < LEAST) return undefined;
  if (id.value.replace(/\D/g, '').length < LEAST_FIGURES) return undefined;
  const place = placeOf(cell, from + id.start, from + id.end);
  return { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'under-insurer' };
}
