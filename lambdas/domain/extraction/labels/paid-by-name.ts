import type { Segment } from '../sheet/layout.ts';
import { plainText } from '../text/plain-text.ts';
import type { LabelMatch } from './label-match.ts';
import { labelByWords } from './label-rule.ts';

const PAYER =
  /^\s*(?:(?:amount|total|less:?) )*(?:paid|payments?|covered|settled|claimed|payable|billed)(?: by| from|(?= \()) (?:\((\p{Lu}[^)\d]{1,39})\)|(\p{Lu}[\p{L}&.'’-]*(?: [\p{Lu}&][\p{L}&.'’-]*)*))(?=\s*(?:[:–-]|$|[\p{Sc}(-]*\s?\d|[A-Z]{3} ?\d))/iu;
/** How it was paid, or by the one who was treated. */
const MEANS =
  /cash|card|visa|master|amex|che(?:que|ck)|eft|transfer|bank|pay ?pal|stripe|pesa|online|debit|credit|deposit|patient|self|you|member|insured|copay/;
/** Weak: the sums decide. */
const PAID = labelByWords('insurance_amount', 0.52);

/** `Paid (Irish Life Health)`, `Paid by Cigna`: who is named as paying, and is no means of payment, is the insurer. */
export function paidByName({ text, lines }: Segment): LabelMatch[] {
  const [printed, bracketed, named = bracketed] = (lines === 1 && PAYER.exec(text)) || [];
  const isName =
    printed !== undefined && named !== undefined && /^\p{Lu}/u.test(named) && !MEANS.test(plainText(named));
  return isName ? [{ rule: PAID, start: 0, end: printed.trimEnd().length }] : [];
}
