import type { Word } from '../../document/document.ts';
import { placeOf } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What the capitals at a number's beginning abbreviate; `POL` and `REF` may be anybody's. */
const CAPITALS = {
  invoice_number: 'INV|IN|BILL|RCPT|RCP|STMT|FAC|FC|FE|FT|FV|RE|RG|KW|TRX',
  claim_number: 'CLM|SIN|KLM',
  insured_id: 'MBR|MAT',
} as const;

type Numbered = keyof typeof CAPITALS;

const NUMBER = (capitals: string) =>
  new RegExp(`^(?:${capitals})(?=\\d|[-/.])[-/.]?(?=(?:[^\\d]*\\d){3})[A-Z\\d]+(?:[-/.][A-Z\\d]+)*$`);
const NUMBERS: Readonly<Record<Numbered, RegExp>> = {
  invoice_number: NUMBER(CAPITALS.invoice_number),
  claim_number: NUMBER(CAPITALS.claim_number),
  insured_id: NUMBER(CAPITALS.insured_id),
};
/** `CLM 77654228`, `Clm 77654228`: set apart from its number, and alone or at a line's end. */
const APART = /^[CKck](?:LM|lm)$/;
const FIGURES = /^(?=(?:\D*\d){5})[A-Z\d]+(?:[-/.][A-Z\d]+)*$/;
const CONFIDENCE = 0.6;
const PUNCTUATION = /^[(#]+|[).,;:]+$/g;

/** `CLM-2026-4418` is a claim's number, whatever stands before it; where several different ones are printed, none is taken. */
export function speakingNumber(sheet: Sheet, field: Numbered): Reading | undefined {
  let found: Reading | undefined;
  for (const segment of sheet.segments) {
    for (const [at, { text }] of segment.words.entries()) {
      if (!CAPITAL.test(text) && !APART.test(text)) continue;
      const value = apart(field, segment.words, at) ?? text.replace(PUNCTUATION, '');
      if (!(NUMBERS[field].test(value) || value.includes(' ')) || value.toLowerCase() === found?.value.toLowerCase())
        continue;
      if (found) return undefined;
      const from = (segment.starts[at] ?? 0) + Math.max(0, text.indexOf(value));
      const place = placeOf(segment, from, from + value.length);
      found = { value, printed: value, confidence: CONFIDENCE, place, method: 'capitals' };
    }
  }
  return found;
}

const CAPITAL = /^[(#]*[A-Z]{2}/;

function apart(field: Numbered, words: readonly Word[], at: number): string | undefined {
  const [prefix, next] = [words[at]?.text ?? '', words[at + 1]?.text.replace(PUNCTUATION, '') ?? ''];
  return field === 'claim_number' && APART.test(prefix) && FIGURES.test(next) ? `${prefix} ${next}` : undefined;
}
