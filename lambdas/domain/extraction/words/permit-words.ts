import { hasWord, wordPattern } from '../text/word-pattern.ts';

/** What permits a treatment, or promises its payment. */
const PERMIT = wordPattern(
  '(?:pre ?|un)?(?:auth|authori[sz]\\w*|approv\\w*)|loa|referral|guarantee',
  '(?:vorab|kosten)?(?:genehmig|bewillig|freigab|autorisier)\\w*|\\w*zusage|\\w*gutsprache|kostenubernahme|garantiebrief',
  '(?:pre ?)?(?:autori[sz]\\w*|aprob\\w*|aprov\\w*)|volante|senha|garantia|aval|termo de resp\\w*',
  'entente|accord(?: prealable)?|pec|prise en charge|garantie',
  'setuju|disetujui|persetujuan|otoris\\w*|rujukan|surat jaminan|penjaminan|garansi|sjp',
);
/** What a claim is filed under: beside it a permit says only how it came about. */
const FILED = wordPattern(
  'claims?|case|predetermination|\\w*(?:schaden|leistungs|vorgang|fall|akten)\\w*|aktenzeichen|az',
  'siniestros?|expediente|tramite|reembolso|sinistr\\w*|guia|processo|dossier|remboursement',
  'klaim|sep',
);

/**
 * `Senha de autorização`, `Surat jaminan`: words, in plain text, of a number that permits a treatment or promises its payment. It is
 * no claim's: one permit is for several bills as often as for one, of which the second would be the first's duplicate.
 */
export function isOfPermit(plain: string): boolean {
  return hasWord(plain, PERMIT) && !hasWord(plain, FILED);
}
