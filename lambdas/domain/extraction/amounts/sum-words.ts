import { isTotalRow, isTotalWord } from './total-row.ts';

const GROSS =
  /gross|billed|sub ?total|total charges|zwischen ?(?:summe|total)|brutto|facturado|bruto|base imponible|sous total|total ht|faturado/;

/** Whether words, in plain text, speak of what was billed before anything is taken off. */
export function isGross(plain: string): boolean {
  return GROSS.test(plain);
}

const SUM =
  /^ *(?:(?:grand|gross|net|net(?:to|ta)?|final|sub|overall|bill|invoice|claim|amount|balance|carried|brought|forward|running|page|importe|monto|valor|montant|jumlah|biaya|end|rechnungs) ?)*(?:totals?|sums?|totales?|totaux|totais|subtotal|gesamt\w*|summen?|(?:zwischen|end|rechnungs|uber)(?:summe|total|betrag|trag)|ubertrag|vortrag|suma(?: y sigue)?|jumlah|insgesamt|somme|soma|sous total|report|a reporter|transporte?|a transportar|pindahan|(?:carried|brought) forward)(?![a-z])/;

/** Whether a row, by the words it begins with in plain text, sums up rows above it. */
export function isSum(plain: string): boolean {
  return isTotalRow(plain) || isTotalWord(plain) || isGross(plain) || SUM.test(plain);
}

const ADJUSTMENT =
  /^ *(?:[a-z]+ ){0,2}(?:less|minus|plus|adj\w*|discount\w*|write ?offs?|savings|rebate|concession|waiver|deductions?|nachlass|rabatt|abzug\w*|abzgl|zzgl|descuento|desconto|remise|diskon|potongan|tax(?:es)?|vat|gst|cgst|sgst|igst|hst|pst|qst|iva|igv|itbis|icms|iss|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|ppn|pph|pajak|impuestos?|imposto|rounding|round(?:ed)? off|rundung|redondeo|arrondi|pembulatan|shipping|freight|postage|porto|versand|envio|frais de port|ongkir|deposit|advance|prepaid|paid|payments?|received|anzahlung|bezahlt|gezahlt|anticipo|pagado|pagos?|acompte|regle|paye|sinal|pago|uang muka|dibayar|deductible|excess|franchise|selbstbehalt|deducible|franquia|copay\w*|coinsurance)(?![a-z])/;

/** Whether a row adds to a sum or takes off it, or says what of it is already paid; no service is so called alone. */
export function isAdjustment(plain: string): boolean {
  return ADJUSTMENT.test(plain);
}
