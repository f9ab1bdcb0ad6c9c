import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { LARGE, usualHeight } from '../sheet/usual-height.ts';

/** How far, in points, cells of one column may be out of line. */
const EDGE = 3;
/** Two rows of a list follow each other within this many line heights, from top to top. */
const PITCH = 2.6;
/** `Pré-autorização não aplicável`: of what there is none. */
const NONE =
  /(?<![a-z])(?:not (?:applicable|required|needed)|n a|entfallt|nicht (?:erforderlich|notig)|sans objet|non requise?|no (?:aplica|requiere|requerida)|nao (?:aplicavel|necessari[oa]|se aplica)|tidak (?:perlu|diperlukan|ada)) *$/;

/**
 * Whether a line that reads like a title is none: a service with its price, a label in a list of labels and values
 * (`Resep dari   Klinik dr. Ratna`), or what is said not to be.
 */
export function isField(segment: Segment, sheet: Sheet): boolean {
  if (NONE.test(segment.plain)) return true;
  if (isCaption(segment, sheet)) return true;
  const beside = nextCell(segment, sheet);
  if (!beside) return false;
  if (beside.amounts.length > 0) return true;
  const height = segment.bottom - segment.top;
  if (height >= LARGE * usualHeight(sheet)) return false;
  return sheet.segments.some((other) => {
    const apart = Math.abs(other.top - segment.top);
    if (other.page !== segment.page || apart < height / 2 || apart > PITCH * height) return false;
    const value = Math.abs(other.left - segment.left) < EDGE ? nextCell(other, sheet) : undefined;
    return value !== undefined && (near(value.left, beside.left) || near(value.right, beside.right));
  });
}

/** `Ihr Leistungsfall   Kostenzusage` over `G-2026-77-10482   KZ 5518`: a form's captions, each over its number. */
function isCaption(segment: Segment, sheet: Sheet): boolean {
  const row = sheet.neighbours.row(segment);
  const height = segment.bottom - segment.top;
  if (row.length < 2 || height >= LARGE * usualHeight(sheet)) return false;
  const isOverNumber = (one: Segment) =>
    aroundOnSheet(sheet)(one.page, one.top + height / 2, one.top + PITCH * height).some(
      ({ left, top, text }) =>
        near(left, one.left) && top - one.top > height / 2 && top - one.top < PITCH * height && /\d/.test(text),
    );
  return row.every(isOverNumber);
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < EDGE;
}

/** What stands next at its right. */
function nextCell(segment: Segment, { neighbours }: Sheet): Segment | undefined {
  const row = neighbours.row(segment);
  return row[row.indexOf(segment) + 1];
}
