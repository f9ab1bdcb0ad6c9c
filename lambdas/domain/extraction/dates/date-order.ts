import type { Segment } from '../layout/layout.ts';
import type { Language } from '../reading.ts';
import { guessCountry } from '../sheet/country.ts';
import { namedCurrency } from '../text/currency.ts';
import { type DateOrder, provenOrder } from '../text/printed-date.ts';

/** Countries that print the month first. */
const MONTH_FIRST = new Set(['US', 'PH']);

/** Currencies of countries that print the month first, or may. */
const MONTH_FIRST_MONEY = new Set(['$', 'USD', 'PHP', 'CAD']);
/** Where they print the day first, by words of the money that is paid there. */
const DAY_FIRST_MONEY =
  /£|€|\bR ?\d[\d ,]*\.\d\d\b|(?:New Zealand|Australian|Singapore|Hong Kong) Dollars?|\b(?:Rands?|Shillings?|Cedis?|Naira|Rupees?|Dirhams?|Ringgit|Euros?|Pounds?|Baht|Dinars?|Riyals?|Rials?|Lira|Shekels?|Kron(?:or|er)|Forints?|Zloty|Birr|Taka)\b/;

/** The order of a document's numeric dates: what other dates prove, else the country, else its money. */
export function dateOrderOf(segments: readonly Segment[], language: Language | null): DateOrder {
  const text = segments.map((segment) => segment.text).join('\n');
  const proven = provenOrder(text);
  if (proven) return proven;
  if (language !== 'en' && language !== null) return 'day-first';
  const country = guessCountry(segments);
  if (country) return MONTH_FIRST.has(country) ? 'month-first' : 'day-first';
  if (DAY_FIRST_MONEY.test(text)) return 'day-first';
  return MONTH_FIRST_MONEY.has(currencyOfMost(segments) ?? '$') ? 'month-first' : 'day-first';
}

/** What most amounts carry; of a dollar sign alone other words may say whose it is. */
function currencyOfMost(segments: readonly Segment[]): string | undefined {
  const printed = segments.flatMap(({ money }) => money.flatMap(({ currency }) => currency ?? []));
  const ofEach = [...Map.groupBy(printed, (currency) => currency)];
  const [most] = ofEach.sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (most !== undefined && most !== '$') return most;
  return segments.flatMap(({ text }) => namedCurrency(text)?.code ?? [])[0] ?? most;
}
