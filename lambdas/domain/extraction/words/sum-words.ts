import { wordPattern } from '../text/word-pattern.ts';
import { BASE_WORDS } from './base-words.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import { OWN_SHARE_WORDS } from './own-share-words.ts';
import { isTotalRow } from './total-row.ts';

const GROSS =
  /(?<![a-z])gross(?![a-z])|billed|sub ?total|total charges|usual (?:(?:and|&) )?customary|zwischen ?(?:summe|total)|brutto|facturado|bruto|base imponible|sous total|total ht|faturado/;

/** Whether words, in plain text, speak of what was billed before anything is taken off. */
export function isGross(plain: string): boolean {
  return GROSS.test(plain);
}

const SUM =
  /^ *(?:(?:script|prescription|grand|gross|net|net(?:to|ta)?|final|sub|overall|bill|invoice|claim|amount|balance|carried|brought|forward|running|page|importe|monto|valor|montant|jumlah|biaya|end|rechnungs) ?)*(?:totals?|sums?(?! (?:insured|assured))|totales?|totaux|totais|subtotal|gesamt\w*|summen?|(?:zwischen|end|rechnungs|uber)(?:summe|total|betrag|trag)|ubertrag|vortrag|suma(?: y sigue)?(?! (?:total )?asegurad)|jumlah|insgesamt|somme|soma|cumul des [a-z]+|sous total|a reporter|a transportar|(?:di)?pindahkan|pindahan|(?:carried|brought) (?:forward|over))(?![a-z])/;
/** `Report page 1`; a `Report` with more to it, and `Transport surcharge`, are services. */
const CARRIED = /^ *(?:report|transporte)(?: (?:d[aeo] |del? |la |page|pag|anterior|precedente).*)? *$/;

/** `Total IVA`, `Summe MwSt.`: all of the tax, and of no line. */
const SUM_OF_TAX = new RegExp(
  `^ *(?:total|summe|gesamt|suma|jumlah|soma|somme)(?: (?:de|del|do|da|du|des|der|l))? (?:${BOOKING_WORDS.tax.join('|')})(?: \\d{1,2})? *%? *$`,
);

/** Whether a row, by the words it begins with in plain text, sums up rows above it. */
export function isSum(plain: string): boolean {
  if (SUM_OF_TAX.test(plain)) return false;
  return isTotalRow(plain) || isGross(plain) || SUM.test(plain) || CARRIED.test(plain);
}

/** `OP. GRAVADA`, `VALOR VENTA`, `Net at 10 %`: the same lines once more, without their tax. */
const TAX_BASES =
  'net(?:to|te)?(?:betrag)? (?:(?:at|zu|mit|a|al|de) )?\\d{1,2}|op(?:er(?:acion(?:es)?)?)?\\.? ?(?:gravad|exonerad|inafect|gratuit)[oa]s?|valor (?:de )?venta|(?:importe |monto )?neto (?:gravado|no gravado)|(?:monto )?(?:afecto|exento)';

const { off, tax, paid } = BOOKING_WORDS;
const BOOKED = [
  ...[...off, ...tax, ...paid],
  'returned|returns|credited|storniert|gutgeschrieben|retournee?s?|devuelt[oa]s?|devolvid[oa]s?|dikembalikan|diretur',
  'less|minus|plus|rebate|concession|deductions?|abzug\\w*|abzgl|zzgl',
  'shipping|freight|postage|porto|versand|envio|frais de port|ongkir',
  ...OWN_SHARE_WORDS.excess,
  ...OWN_SHARE_WORDS.copay,
  ...BASE_WORDS,
  TAX_BASES,
];
const ADJUSTMENT = new RegExp(`^ *(?:[a-z]+ ){0,2}${wordPattern(...BOOKED).source}`);

/** Whether a row adds to a sum or takes off it, or says what of it is already paid or reimbursed; no service is so called alone. */
export function isAdjustment(plain: string): boolean {
  return ADJUSTMENT.test(plain);
}
