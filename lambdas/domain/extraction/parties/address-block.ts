import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isAddressLine } from '../text/address-words.ts';
import { over, under } from './lines-around.ts';

/** A postal code at the end of a line: its town stands on the next. */
const CODE_AT_END = /(?:^|[ ,])(?:\d{4}-\d{3}|\d{5}(?:-\d{3,4})?)$/;
const BORN =
  /^ *(?:date of birth|d ?o ?b|born|geburtsdatum|geb(?:oren)?(?: am)?|date de naissance|nee?(?: le)?|fecha de nac\w*|nacid[oa]|data de nasc\w*|nascid[oa]|(?:tempat )?(?:tanggal|tgl) lahir)(?![a-z])/;
/** From top to top, in heights of a line. */
const PITCH = 1.7;
/** Street, quarter, town and tax number, at most. */
const MOST_LINES = 5;

/** `Praceta do Moinho, 3, 2625-090` over `Póvoa de Santa Iria`: the town of the code before it. */
export function isTownOfCode(line: Segment, sheet: Sheet): boolean {
  const before = over(line, sheet);
  return before !== undefined && isNext(before, line) && CODE_AT_END.test(before.text);
}

/** `Ida Moss`, her street, her town, her tax number, and then `Data de nascimento`: nobody but a patient has one under the address. */
export function isBornUnderAddress(name: Segment, sheet: Sheet): boolean {
  let line = name;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const next = under(line, sheet);
    if (!next || !isNext(line, next)) return false;
    if (BORN.test(next.plain)) return true;
    if (!/\d/.test(next.text) && !isAddressLine(next.plain) && !isTownOfCode(next, sheet)) return false;
    line = next;
  }
  return false;
}

/** `Carril de los Olmos, 22` is a street, `Te Puke 3119` a town. */
export function isBeforeItsNumber(name: string, { text }: Segment): boolean {
  return BEFORE_NUMBER.test(text.slice(name.length));
}

const BEFORE_NUMBER = /^,? \d{1,4}[a-z]?$/;

/** `c/- Unimed claims`: over it stands whose letter or bill it is. */
export function isInCareOf(line: Segment | undefined): boolean {
  return IN_CARE_OF.test(line?.text ?? '');
}

const IN_CARE_OF = /^[Cc]\/(?:-|[Oo](?!\p{L}))/u;

function isNext(line: Segment, next: Segment): boolean {
  return next.top - line.top < PITCH * Math.max(line.bottom - line.top, next.bottom - next.top);
}
