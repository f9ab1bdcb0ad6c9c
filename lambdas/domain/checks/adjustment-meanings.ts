import { plainText } from '../extraction/text/plain-text.ts';
import { anyWordPattern, hasWord } from '../extraction/text/word-pattern.ts';
import type { Hundredths } from '../money/hundredths.ts';

/** Added, taken off, or only told. */
export type Meaning = 1n | -1n | 0n;
const ALL: readonly Meaning[] = [1n, -1n, 0n];

const DISCOUNT = anyWordPattern(
  'discount(?:s|ed)?|concessions?|reductions?|rebates?|savings?|waivers?|waived|write ?offs?',
  '[a-z]*nachlass|[a-z]*rabatt|skonto|descuentos?|descontos?|abatimentos?|remises?|rabais|diskon|potongan',
);
/** Taken off, too; but a share or a payment that is told below the sum may be. */
const OFF = anyWordPattern('less|minus|abzug|abzgl|abzuglich|menos|moins|dikurangi');
const TAX = anyWordPattern(
  'tax|taxes|vat|i ?[gv] ?[va]|t ?v ?a|[cis]?gst|hst|pst|qst|iva|igv|itbis|icms|iss|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|ppn|pajak|impuestos?|impostos?|surcharge',
);
/** Taxes that who pays keeps back for the office, and what is given back of one. */
const WITHHELD = anyWordPattern(
  'with(?:held|holding)|tds|wht|refund\\w*|quellen\\w*|abzug\\w*|einbehalt\\w*|retenu\\w*|retenciones|retencion|reten\\w*|retid\\w*|irpf|irrf|isr|pph|dipotong|potongan|exempt\\w*|less|minus|credit',
);

/**
 * What a row between lines and sum may mean by its words: no discount is added, and no tax taken off but one that is kept
 * back. Printed below zero, what it does is told by its sign.
 * A discount between a sum and the next one is no mere remark.
 * @param printed the figures of all rows of that wording.
 * @param belowSum whether they all stand below a row that is called a sum.
 */
export function meaningsOf(wording: string, printed: readonly Hundredths[], belowSum: boolean): readonly Meaning[] {
  const plain = plainText(wording);
  const isBelow = printed.some((figure) => figure < 0n);
  const isAbove = printed.some((figure) => figure > 0n);
  if (isBelow && isAbove) return ALL;
  const [isTax, isDiscount, isOff] = [TAX, DISCOUNT, OFF].map((words) => hasWord(plain, words));
  // A `PPN` is a tax in Indonesia, and in India a network with discounts of its own.
  if (isTax ? isDiscount : !isDiscount && !isOff) return ALL;
  if (isTax) return isBelow || hasWord(plain, WITHHELD) ? ALL : [1n, 0n];
  const taken = isBelow ? 1n : -1n;
  return isDiscount && belowSum ? [taken] : [taken, 0n];
}
