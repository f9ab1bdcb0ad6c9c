import { WHO_TREATS } from '../words/who-treats.ts';

const [ALREADY, DONE] = [
  '(?:(?:already|since|kindly|so far|today|bereits|schon|heute|deja|bien|ya|ja|telah|sudah) +)*',
  '(?: +(?:already|since|so far|today|bereits|schon|heute|deja|bien|ya|ja|in cash|by card|bar|comptant|en efectivo|em dinheiro|tunai))*',
];
/** That who is written to paid, and whom: `You have paid us`, `Vous nous avez versé`, `Sudah Anda bayar kepada kami`. */
const YOU_PAID = [
  `you +(?:(?:have|had|ve) +)?${ALREADY}(?:paid|gave|given|sent|handed|transferred)(?: +to)? +us`,
  `(?:paid|given|handed|transferred)(?: +to)? +us${DONE} +by +you`,
  `(?:we|us) +(?:(?:have|had|ve) +)?${ALREADY}(?:received|collected|had|taken) +from +you`,
  `sie +(?:haben|hatten) +${ALREADY}(?:an +)?uns${DONE}(?: +(?:gezahlt|bezahlt|uberwiesen|gegeben|beglichen))?`,
  `von +ihnen${DONE} +(?:an +uns|bei +uns)${DONE} +(?:gezahlt|bezahlt|uberwiesen|beglichen)`,
  `(?:wir +haben|haben +wir) +${ALREADY}von +ihnen${DONE}(?: +(?:erhalten|bekommen))?`,
  `vous +nous +(?:avez|aviez) +${ALREADY}(?:verse|regle|paye|remis|vire)`,
  `vous +(?:avez|aviez) +${ALREADY}(?:verse|regle|paye|remis) +(?:a +notre +cabinet|chez +nous)`,
  `nous +avons +${ALREADY}(?:recu|encaisse) +de +(?:vous|votre +part)`,
  `(?:usted|ud) +${ALREADY}nos +(?:ha +)?${ALREADY}(?:pagado|abonado|entregado|pago|abono|entrego)`,
  `${ALREADY}nos +ha +${ALREADY}(?:pagado|abonado|entregado) +(?:usted|ud)`,
  `(?:hemos +recibido|recibimos) +${ALREADY}de +(?:usted|ud|su +parte)`,
  `(?:voce|o +senhor|a +senhora) +${ALREADY}(?:(?:nos +)(?:pagou|entregou|liquidou)|(?:pagou|entregou|liquidou) +nos)`,
  `(?:recebemos) +${ALREADY}(?:de +si|da +sua +parte|de +voce)`,
  `(?:anda|bapak|ibu|saudara) +${ALREADY}(?:membayar(?:kan)?|bayar(?:kan)?|menyetor(?:kan)?) +(?:kepada|ke|pada) +kami`,
  `${ALREADY}(?:anda|bapak|ibu|saudara) +${ALREADY}bayar(?:kan)? +(?:kepada|ke|pada) +kami`,
  `kami +${ALREADY}(?:terima|menerima) +dari +(?:anda|bapak|ibu|saudara)`,
].join('|');

/** In plain text, wherever it stands. */
export const PAID_BY_YOU = new RegExp(`(?<![a-z])(?:${YOU_PAID})(?![a-z])`, 'g');

/** `We received £84.00 from you`, `Von uns vereinnahmt: 84,00 EUR von Ihnen`: who gave it stands behind the figure. */
const RECEIVED =
  /(?<![a-z])(?:we|us|wir|nous|kami|recebemos|recibimos|hemos)(?: +(?:have|had|haben|avons|telah|sudah|already|bereits|deja|ya|ja))* *(?:received|collected|had|taken|vereinnahmt|recu|encaisse|recibido|recebemos|recibimos|terima|menerima)?(?: +(?:only|sebesar|rp|eur|chf|r))* *$/;
const FROM_YOU =
  /^ *(?:(?:already|today|in +cash|by +card|bereits|bar|heute|deja|comptant|ya|en +efectivo|ja|em +dinheiro|tunai) +)*(?:from +you|von +ihnen|de +(?:vous|votre +part|usted|su +parte|si|voce)|da +sua +parte|dari +(?:anda|bapak|ibu|saudara))(?![a-z])/;

/** Whether words, in plain text, on either side of a figure say that it was received from who is written to. */
export function isReceivedFromYou(before: string, behind: string): boolean {
  return FROM_YOU.test(behind) && RECEIVED.test(before);
}

/** `Sie haben uns 84,00 EUR gezahlt`, `You gave us`: whether words, in plain text, say that who is written to paid who writes. */
export function isPaidByYou(words: string): boolean {
  return US.test(words) && words.search(PAID_BY_YOU) >= 0;
}

/** Few words name who writes. */
const US = /(?<![a-z])(?:us|we|uns|wir|nous|nos|chez|cabinet|kami|recebemos|recibimos|hemos)(?![a-z])/;

const PAY_PROVIDER = new RegExp(
  `(?<![a-z])(?:${[
    `you (?:(?:will|should|must|have to|need to) )?(?:pay|owe) (?:directly )?(?:to )?(?:the|your) (?:${WHO_TREATS})(?: directly)?`,
    `(?:usted )?(?:paga|abona|debe abonar|debe pagar) (?:usted )?(?:a la|al) (?:${WHO_TREATS})`,
    `sie (?:zahlen|schulden) (?:an )?(?:der|dem|die|das) (?:${WHO_TREATS})`,
    `vous (?:payez|reglez|versez|devez) (?:au|a la|a l) (?:${WHO_TREATS})`,
    `(?:anda|bapak|ibu) (?:bayar|membayar)(?:kan)? (?:ke|kepada) (?:${WHO_TREATS})`,
  ].join('|')})(?: (?:rp|eur|chf|r|s))* *$`,
);

/** `You pay the clinic: $372.50`: whether words, in plain text, say right before a figure that who is written to pays it to who treated. */
export function youPayProvider(words: string): boolean {
  return PAY_PROVIDER.test(words);
}
