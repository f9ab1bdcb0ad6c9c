import { hasWord, wordPattern } from '../text/word-pattern.ts';

const PERMIT = wordPattern(
  '(?:pre ?|un)?(?:auth|authori[sz]\\w*|approv\\w*)|loa|referral',
  '(?:vorab|kosten)?(?:genehmig|bewillig|freigab|autorisier)\\w*',
  '(?:pre ?)?(?:autori[sz]\\w*|aprob\\w*|aprov\\w*)|volante|senha|entente|accord(?: prealable)?',
  'setuju|disetujui|persetujuan|otoris\\w*|rujukan',
);
/** Of a treatment's payment, whole or in part. */
const PROMISE = wordPattern(
  'guarantee|\\w*zusage|\\w*gutsprache|kostenubernahme|garantiebrief',
  'garantia|aval|termo de resp\\w*|pec|prise en charge|garantie',
  'surat jaminan|penjaminan|garansi|sjp',
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
  return namesPermit(plain) && !hasWord(plain, FILED);
}

/** Whether words, in plain text, name what permits a treatment or promises its payment. */
export function namesPermit(plain: string): boolean {
  return hasWord(plain, PERMIT) || promisesPayment(plain);
}

/** Whether words, in plain text, are of a letter of guarantee or another promise of payment, as `prise en charge`. */
export function promisesPayment(plain: string): boolean {
  return hasWord(plain, PROMISE);
}

/**
 * `Antragsnummer 48200-7741, genehmigt am 27.01.`: whether by the words, in plain text, right before and behind a number what was
 * applied for has been permitted.
 */
export function isOfGranted(before: string, behind: string): boolean {
  return APPLICATION.test(before) && GRANTED.test(behind);
}

const APPLICATION =
  /(?:antrags?|solicitud|solicitacao|demande|request|application|permohonan)[a-z]*(?: +(?:nr|no|n|n o|number|nummer|numero|nomor|de))* *$/;
const GRANTED =
  /^[ ,()]*(?:(?:was|wurde|foi|fue) +)?(?:genehmigt|bewilligt|approved|authori[sz]ed|granted|aprobad|autorizad|aprovad|accordee?|acceptee?|disetujui)/;
