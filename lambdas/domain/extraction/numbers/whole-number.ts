import { NUMBER_PHRASES } from '../labels/number-phrases.ts';
import { placeOf } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const [LEAST_LENGTH, LEAST_FIGURES] = [5, 4];
const MOST_WORDS = 5;
/** The part of the first page where titles stand. */
const UPPER = 0.4;
const SERIES = /(?:^|\s)(\p{Lu}{1,5}[-/ ]|\p{Lu}{0,5}[-/]?(?:19|20)\d\d[-/])$/u;
/** Before a number these say that it is one, or whose. */
const NO_SERIES = /^(?:N|NO|NR|NRO|NUM|REF|ID|IK|TEL|FAX|NIF|CIF|NIT|RUT|RUC|VAT|CPF|CNPJ|CEP|CRM|CRO) $/;

/**
 * The number with its series where a bank's slip below prints no more than its figures: `CH-2026/31188` at the paper's top,
 * and `Nº do documento 31188`.
 */
export function wholeNumber(reading: Reading, { segments }: Sheet): Reading {
  const { value } = reading;
  if (!/^[\d.]+$/.test(value) || value.length < LEAST_LENGTH || value.replace(/\D/g, '').length < LEAST_FIGURES)
    return reading;
  for (const segment of segments) {
    const { page, top, pageHeight, words, text } = segment;
    if (page > 1 || top > UPPER * pageHeight || words.length > MOST_WORDS || !text.endsWith(value)) continue;
    const [, series = ''] = SERIES.exec(text.slice(0, -value.length)) ?? [];
    if (series === '' || NO_SERIES.test(series) || NUMBER_PHRASES.kindsOf(series.trim().toLowerCase())) continue;
    const from = text.length - value.length - series.length;
    const whole = text.slice(from);
    return { ...reading, value: whole, printed: whole, place: placeOf(segment, from, text.length) };
  }
  return reading;
}
