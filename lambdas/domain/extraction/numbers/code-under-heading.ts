import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import type { Candidate } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** `LIQUIDACIÓN` alone over `S31302   Traslado asistencial   352.000`: it heads the billed lines, and the number is a service's code. */
export function isCodeUnderHeading(sheet: Sheet, { method, slot: { hit, segment } }: Candidate): boolean {
  if (method !== 'label-below' || !isBare(hit) || sheet.neighbours.row(hit.segment).length > 1) return false;
  return isCodeOfService(segment, sheet);
}

/** On its row stand words behind it, and then an amount. */
export function isCodeOfService(segment: Segment, { neighbours }: Sheet): boolean {
  if (segment.text.length > LONGEST_CODE) return false;
  const row = neighbours.row(segment);
  const [next, ...rest] = row.slice(row.indexOf(segment) + 1);
  return next !== undefined && WORD.test(next.plain) && rest.some(({ amounts }) => amounts.length > 0);
}

/** In characters: members have longer numbers, beside which lines may stand in another column. */
const LONGEST_CODE = 9;
const WORD = /[a-z]{4}/;

/** `Rechnungsnr.` asks for a number, `Abrechnung` says what follows. */
function isBare({ bare, colon, segment: { plain, words } }: LabelHit): boolean {
  return bare || (words.length === 1 && !colon && !NUMBER.test(plain));
}

const NUMBER = /(?:(?<![a-z])n|id|nr|no|num|nummer|number|numero|nomor|zeichen)[ .#]*$/;
