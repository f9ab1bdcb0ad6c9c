import { placeOf } from '../layout/layout.ts';
import type { Candidate } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { under } from './lines-around.ts';

const LETTERED = /^([A-C]) (?=\p{Lu}{2})/u;

/** `A AETNA LIFE INSURANCE COMPANY` over `B` and `C`: a form's box letters its rows, and the letter is no part of the name. */
export function withoutRowLetter(candidate: Candidate, sheet: Sheet): Candidate {
  const [lead = '', letter = ''] = LETTERED.exec(candidate.value) ?? [];
  if (lead === '') return candidate;
  const { segment } = candidate.slot;
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  const below = under(segment, sheet)?.text ?? '';
  if (below !== next && !below.startsWith(`${next} `)) return candidate;
  const value = candidate.value.slice(lead.length);
  const from = segment.text.indexOf(value);
  return { ...candidate, value, printed: value, place: placeOf(segment, from, from + value.length) };
}
