import { plainText } from '../extraction/text/plain-text.ts';
import { anyWordPattern, hasWord } from '../extraction/text/word-pattern.ts';
import { isRecognisedAmount } from '../extraction/words/recognised-amount.ts';
import { type Hundredths, parseHundredths } from '../money/hundredths.ts';

/** Added, taken off, or only told. */
export type Meaning = 1n | -1n | 0n;
const ALL: readonly Meaning[] = [1n, -1n, 0n];

const DISCOUNT = anyWordPattern(
  'discounts?|concessions?|rebates?|savings|waivers?|waived|write ?offs?',
  '[a-z]*nachlass|[a-z]*rabatt|skonto|descuentos?|descontos?|abatimentos?|rabais|diskon',
);
/** Taken off, too; but a share or a payment that is told below the sum may be. */
const OFF = anyWordPattern('abzug|abzgl|abzuglich|dikurangi');
/** Taken off where they are printed below zero; a payment by card is not taken off what is billed. */
const CREDIT = anyWordPattern(
  'credits?(?! (?:card|balance))|adjustments?|corrections?|[a-z]*gutschrift|[a-z]*korrektur|ajustes?|correcc?ion(?:es)?|correcao|avoirs?|koreksi|penyesuaian',
);
/** Care has these words as well, `Closed reduction of fracture`, `Remise en place`, `Less than 30 minutes`: they count among words of money, or below zero. */
const DISCOUNT_OF_MONEY = anyWordPattern('reductions?|remises?|potongan');
const OFF_OF_MONEY = anyWordPattern('less|minus|moins|menos');
const OF_MONEY = new Set(
  [
    'reduction reductions less minus price prices fee fees charge charges rate rates tariff network ppo provider plan contract contractual',
    'agreed negotiated insurance insurer amount total deposit advance payment payments paid received member loyalty special off cash bill',
    'remise remises moins prix tarif tarifs reseau montant acompte avance paiement commerciale exceptionnelle fidelite sur le la de du des',
    'menos precio tarifa anticipo pago pagos importe monto preco pagamento valor adiantamento',
    'potongan harga tarif biaya uang muka pembayaran khusus',
  ].flatMap((line) => line.split(' ')),
);
/** No more than said where what it is taken from may be after it, or what it is added to may hold it, or it hangs on a condition. */
const TOLD = anyWordPattern(
  'if|when|your|savings|included|including|incl|above|already|thereof|of which|skonto|bei|enthalten\\w*|inkl|davon|darin|wenn',
  'si|inclus\\w*|dont|incluid\\w*|inclui\\w*|de l[oa]s cuales|d[oa]s quais|se|jika|bila|termasuk',
);
const TAX = anyWordPattern(
  'tax|taxes|vat|i ?[gv] ?[va]|t ?v ?a|[cis]?gst|hst|pst|qst|iva|igv|itbis|icms|iss|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|ppn|pajak|impuestos?|impostos?|surcharge',
);
/** Taxes that who pays keeps back for the office, and what is given back of one. */
const WITHHELD = anyWordPattern(
  'with(?:held|holding)|tds|wht|refund\\w*|quellen\\w*|abzug\\w*|einbehalt\\w*|retenu\\w*|retenciones|retencion|reten\\w*|retid\\w*|irpf|irrf|isr|pph|dipotong|potongan|exempt\\w*|less|minus|credit|deduct\\w*|income|renda|renta|na fonte|ret',
);

/**
 * What a row between lines and sum may mean by its words: no discount is added, and no tax taken off but one that is kept
 * back. Printed below zero, what it does is told by its sign.
 * A discount above a sum is no mere remark, nor is a tax between a sum and the next one, but where their words say so.
 * @param printed the figures of all rows of that wording.
 * @param belowSum whether they all stand below a row that is called a sum.
 */
export function meaningsOf(wording: string, printed: readonly Hundredths[], belowSum: boolean): readonly Meaning[] {
  const plain = plainText(wording);
  const isBelow = printed.some((figure) => figure < 0n);
  const isAbove = printed.some((figure) => figure > 0n);
  if (isBelow && isAbove) return ALL;
  // What is recognised of the lines above it changes nothing, unless it is a line itself.
  if (isRecognisedAmount(plain) && !isBelow) return [1n, 0n];
  const isOfMoney = (plain.match(/[a-z]+/g) ?? []).every((word) => OF_MONEY.has(word));
  const isTax = hasWord(plain, TAX);
  const isDiscount =
    hasWord(plain, DISCOUNT) ||
    ((isOfMoney || isBelow) && hasWord(plain, DISCOUNT_OF_MONEY)) ||
    (isBelow && hasWord(plain, CREDIT));
  const isOff = hasWord(plain, OFF) || (isOfMoney && hasWord(plain, OFF_OF_MONEY));
  // A `PPN` is a tax in Indonesia, and in India a network with discounts of its own.
  if (isTax ? isDiscount : !isDiscount && !isOff) return ALL;
  const isTold = hasWord(plain, TOLD);
  if (isTax && (isBelow || hasWord(plain, WITHHELD))) return ALL;
  if (isTax) return belowSum && !isTold ? [1n] : [1n, 0n];
  const taken = isBelow ? 1n : -1n;
  return isDiscount && !isTold ? [taken] : [taken, 0n];
}

/** Whether a row below a sum can only be taken off it, by its words: a discount that is neither told nor conditional. */
export function isTakenOff(wording: string, amount: string): boolean {
  const printed = parseHundredths(amount) ?? 0n;
  const meanings = printed === 0n ? ALL : meaningsOf(wording, [printed], true);
  return meanings.every((meaning) => meaning * printed < 0n);
}
