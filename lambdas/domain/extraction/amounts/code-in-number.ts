import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';

const NUMBERS = ['invoice_number', 'claim_number', 'insured_id'] as const;
/** `AUD 3307`: a currency's code, and a whole number without a sign for its thousands. */
const CODE_AND_WHOLE = /^[A-Z]{3} ?\d+(?![\p{L}\d])(?![.,]\d)/u;
const WITH_CENTS = /[.,]\d{2}(?!\d)/;
const LEAST_FIGURES = 3;
/** `Serie AUD · Folio 3307`: which of a practice's lists of numbers. */
const IS_SERIES =
  /(?:^|[^\p{L}])(?:s[eé]rie|series|seri|reihe|folio|prefijo|prefixo|prefix|pr[eé]fixe|kode|code|c[oó]digo|clave)\.?:? ?$/iu;

/** In characters: longer than a word of these, or a number. */
const NEAR = 24;

/** Whether the code of a currency is none: the audiologist's bill `AUD 3307`, its `Serie AUD`, or a service `PEN 120`, where figures have cents. */
export function isCodeInNumber(segment: Segment, start: number, sheet: Sheet): boolean {
  const { text } = segment;
  if (IS_SERIES.test(text.slice(Math.max(0, start - NEAR), start))) return true;
  if (!CODE_AND_WHOLE.test(text.slice(start, start + NEAR))) return false;
  return (start === 0 || isNumbers(segment, start, sheet)) && printCents(sheet);
}

function isNumbers(segment: Segment, start: number, { slots }: Sheet): boolean {
  return slots.some(
    (slot) =>
      slot.segment === segment &&
      slot.from <= start &&
      start < slot.to &&
      NUMBERS.some((field) => weightOf(slot.hit, field) > 0),
  );
}

/** Whether figures have cents, several of them. */
export const printCents = onceASheet(
  ({ segments }) =>
    segments
      .flatMap(({ text, amounts }) => amounts.map(({ start, end }) => text.slice(start, end)))
      .filter((figure) => WITH_CENTS.test(figure)).length >= LEAST_FIGURES,
);
