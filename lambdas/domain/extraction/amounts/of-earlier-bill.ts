import { hasWord, wordPattern } from '../text/word-pattern.ts';

const EARLIER = wordPattern(
  'previous|prior (?:balance|bill|invoice|statement|account)|(?:last|earlier) (?:bill|invoice|statement|account)s?|(?:brought|carried) forward|opening balance',
  '(?:facture|solde|note|decompte|releve|periode|mois)s? (?:anterieur|precedent)e?s?|(?:saldo|factura|cuenta|estado|deuda|mes|periodo|importe|fatura|conta|divida|valor)s? (?:anterior(?:es)?|previ[oa]s?|precedentes?)|(?:alter|vorheriger|fruherer) saldo|saldovortrag|vorperiode|vormonat|aus fruheren?|sebelumnya|terdahulu|(?:bulan|tagihan) lalu',
  'before this (?:bill|invoice|claim)|vor dieser rechnung|avant (?:la presente|cette) facture|antes de (?:esta|la presente) factura|antes desta fatura|sebelum (?:tagihan|klaim) ini',
);

/** Whether a figure's words, in plain text, say that it is of bills before this one: `Report facture antérieure`, `Balance brought forward`. */
export function isOfEarlierBill(caption: string): boolean {
  return hasWord(caption, EARLIER);
}
