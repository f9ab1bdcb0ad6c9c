import { hasWord, wordPattern } from '../text/word-pattern.ts';

const PERMIT = wordPattern(
  '(?:pre ?|un)?(?:auth|authori[sz]\\w*|approv\\w*)|loa|referral',
  '(?:vorab|kosten)?(?:genehmig|bewillig|freigab|autorisier)\\w*',
  '(?:pre ?)?(?:autori[sz]\\w*|aprob\\w*|aprov\\w*)|volante|senha|entente|accord(?: prealable)?',
  'setuju|disetujui|persetujuan|otoris\\w*|rujukan',
);
/** What a claim is filed under, or its payment promised: beside it a permit says only how it came about. */
const FILED = wordPattern(
  'claims?|case|predetermination|\\w*(?:schaden|leistungs|vorgang|fall|akten)\\w*|aktenzeichen|az|\\w*zusage|\\w*gutsprache|kostenubernahme',
  'siniestros?|expediente|tramite|reembolso|garantia|aval|sinistr\\w*|guia|processo|dossier|remboursement|pec|prise en charge|garantie',
  'klaim|jaminan|penjaminan|garansi|sep|sjp',
);

/**
 * `Senha de autorização`, `Genehmigungsnummer`: words, in plain text, of a number that permits a treatment. It is no claim's: one
 * permit is for several bills as often as for one, of which the second would be the first's duplicate.
 */
export function isOfPermit(plain: string): boolean {
  return hasWord(plain, PERMIT) && !hasWord(plain, FILED);
}
