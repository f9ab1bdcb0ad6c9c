import { CURRENCY_CODES } from './currency.ts';
import type { Money } from './money.ts';

const MINUS = '[-−–—‑]';
const CURRENCY = `(?:\\p{Lu}{0,3}\\p{Sc}|${[...CURRENCY_CODES].join('|')}|Fr\\.|Rp\\.?|Rs\\.?)`;
/** `- 450.50`, `EUR - 450.50`, `Total: — 450.50`; in `Consultation - 45.00` a dash parts words from their figure. */
const MINUS_BEFORE = new RegExp(`(?:^|[:=]) ?(?:${CURRENCY} ?)?${MINUS} ?$`, 'u');
/** `450,50-`, `450,50- EUR`, `450,50 €-`; `45.00- 60.00` is a range. */
const MINUS_BEHIND = new RegExp(`^${MINUS} ?(?:${CURRENCY})?(?! ?[\\p{L}\\d(])`, 'u');
const CENTS = /[.,]\d{2}(?!\d)/;
const OPEN = new RegExp(`(?:^|[:=]) ?(?:${CURRENCY} ?)?\\( ?$`, 'u');
const CLOSE = /^ ?\)/;
/** A ledger's sign for what is owed to whom the bill is for. */
const BOOKED = /\d ?C[Rr]\b/;

/**
 * Whether an amount of a text that isn't itself below zero is marked so: by a minus apart from it or behind it, brackets with
 * spaces, or `CR`. What is taken off is printed like this too: only of a total it says that nobody owes it.
 */
export function isCredit(text: string, { start, end }: Money): boolean {
  const [before, printed, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (BOOKED.test(printed) || MINUS_BEFORE.test(before)) return true;
  return (CENTS.test(printed) && MINUS_BEHIND.test(behind)) || (OPEN.test(before) && CLOSE.test(behind));
}
