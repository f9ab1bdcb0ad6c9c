import { placeOf, type Segment } from '../layout/layout.ts';
import { readId } from '../numbers/read-id.ts';
import type { Reading, Readings } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';

/** `ID: 88213`, and behind a sign `, ID# 88213`; behind another word it is that word's: `Patient ID`. */
const BARE_ID = /(?:^|[,;(/·–-]\s*)ID(?![\p{L}])\s*(?:No\.?|Number)?\s*[.:#=]*\s*(?=\S*\d)/u;
/** `Member: Bette Crandall (U88120091)` */
const BRACKETED = /\((?=[\p{Lu}\d./ -]*\d{4})(?=[^)]{7,}\))/u;
const MEMBER =
  /^ *(?:plan |primary |health )?(?:member|insured|subscriber|enrollee|policy ?holder|cardholder|beneficiary)(?: (?:name|details|information|info|person))?(?![a-z])/;
const MEMBER_HEAD = new RegExp(`${MEMBER.source} *$`);
/** A block names its member, and then the number, within so many lines. */
const LINES_OF_BLOCK = 3;
/** In line heights, from top to top; a block's head stands apart a little. */
const PITCH = 2.8;
const SAME_EDGE = 3;
const CONFIDENCE = 0.65;

/** The number behind a bare `ID`, where it stands with who is insured: on the member's line or under it, or behind the insurer. */
export function bareId(sheet: Sheet, known: Readings): Reading | undefined {
  for (const segment of sheet.segments) {
    if (segment.lines > 1 || !/\d{4}/.test(segment.text)) continue;
    const bare = BARE_ID.exec(segment.text);
    const bracketed = bare ? null : BRACKETED.exec(segment.text);
    const match = bare ?? (bracketed && MEMBER.test(segment.plain) ? bracketed : null);
    if (!match || !isWithInsured(segment, match.index, sheet, known)) continue;
    const from = match.index + match[0].length;
    const id = readId(segment.text.slice(from).split(/[)|]/)[0] ?? '', false);
    if (!id) continue;
    const place = placeOf(segment, from + id.start, from + id.end);
    return { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'bare-id' };
  }
  return undefined;
}

function isWithInsured(segment: Segment, at: number, sheet: Sheet, known: Readings): boolean {
  const own = segment.text.slice(0, at).trim();
  if (own !== '') return isInsured(own, known) || isPatientOfInsurer(own, sheet, known);
  const row = sheet.neighbours.row(segment);
  const before = row.slice(0, row.indexOf(segment)).map(({ text }) => text);
  if (before.some((text) => isInsured(text, known))) return true;
  if (before.length > 0 && isPatientOfInsurer(before.at(-1) ?? '', sheet, known)) return true;
  return blockAbove(segment, sheet).some(({ plain, text }) => MEMBER_HEAD.test(plain) || isInsured(text, known));
}

/** The lines over a line at its own left edge, the nearest first. */
function blockAbove(line: Segment, { segments }: Sheet): Segment[] {
  const height = line.bottom - line.top;
  const above = segments
    .filter(({ page, left, top }) => page === line.page && top < line.top && Math.abs(left - line.left) < SAME_EDGE)
    .sort((one, other) => other.top - one.top);
  const end = above.findIndex(({ top }, at) => (above[at - 1] ?? line).top - top > PITCH * height);
  return above.slice(0, end < 0 ? LINES_OF_BLOCK : Math.min(end, LINES_OF_BLOCK));
}

function isInsured(text: string, { insurance_name }: Readings): boolean {
  return MEMBER.test(plainText(text)) || (insurance_name?.printed ? text.includes(insurance_name.printed) : false);
}

/** Insurers number nobody but their members. */
function isPatientOfInsurer(text: string, sheet: Sheet, { patient_name }: Readings): boolean {
  return patient_name?.printed ? text.includes(patient_name.printed) && isInsurersPaper(sheet) : false;
}
