import { currencyOf } from './currency.ts';
import { findMoney } from './money.ts';

/** Behind a sign or code: `£ 0.5k`, `£ 500'00`, `GBP 00500.00`; neither a rate by the day nor an id. */
const SIGNED = /^\s*(\p{Sc}|\p{Lu}{1,3}\p{Sc}|[A-Z]{3}|R[ps]\.?)\s?\d[\d.,'’]{0,12}(?:[-/]\d{2}|\p{L}{1,2}|%)?\s*$/u;
/** Without one, as no other figure is printed: `500.00p`, `500.0000`, `00500.00`; `05.00` is plain. */
const BARE = /^\s*(?:\d+[.,]\d{2}\p{L}{1,2}|\d+[.,]\d{4,6}|0\d{2,}[.,]\d{2})\s*$/u;

/** Whether all of a text is an amount in a form of its own, of which nobody can say what it is worth. */
export function isOddAmount(text: string): boolean {
  const [, sign] = SIGNED.exec(text) ?? [];
  const isFigure = sign === undefined ? BARE.test(text) : currencyOf(sign) !== undefined;
  return isFigure && findMoney(text).length === 0;
}
