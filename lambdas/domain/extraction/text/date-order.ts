import type { Language } from '../reading.ts';
import type { Segment } from '../sheet/layout.ts';
import { guessCountry } from './country.ts';
import { type DateOrder, provenOrder } from './printed-date.ts';

/** Countries that print the month first. */
const MONTH_FIRST = new Set(['US', 'PH']);

/** The order of a document's numeric dates: what other dates prove, else the country, else the language. */
export function dateOrderOf(segments: readonly Segment[], language: Language | null): DateOrder {
  const text = segments.map((segment) => segment.text).join('\n');
  const proven = provenOrder(text);
  if (proven) return proven;
  if (language !== 'en' && language !== null) return 'day-first';
  const country = guessCountry(segments);
  if (country) return MONTH_FIRST.has(country) ? 'month-first' : 'day-first';
  if (
    /£|€|\bR ?\d[\d ,]*\.\d\d\b|(?:New Zealand|Australian|Singapore|Hong Kong) Dollars?|\b(?:Rands?|Shillings?|Cedis?|Naira|Rupees?|Dirhams?|Ringgit|Euros?|Pounds?|GBP|EUR|INR|AED|ZAR|SGD|AUD|NZD|CHF)\b/.test(
      text,
    )
  )
    return 'day-first';
  return 'month-first';
}
