import { wordPattern } from '../text/word-pattern.ts';

/** That a house gives back to the patient what is left of a deposit, in plain text: nobody's share. */
export const GIVEN_BACK_WORDS = [
  '(?:refund|refundable|repayable|to refund|to be refunded)(?: due| payable)? (?:to )?(?:the )?(?:patient|client)',
  'a (?:rembourser|restituer|rendre) (?:au|a la) (?:malade|patiente?|cliente?)',
  'a (?:devolver|reintegrar) (?:al?|a la) (?:paciente|client[ea])|a (?:devolver|restituir) ao? (?:paciente|utente|doente|cliente)',
  '(?:ruckzahlung|guthaben) (?:an )?(?:die |den |der |des )?patient(?:in|en)?',
  '(?:dikembalikan|pengembalian(?: sisa)?(?: deposit| uang muka)?) (?:ke|kepada) pasien',
] as const;

const GIVEN_BACK = wordPattern(...GIVEN_BACK_WORDS);

/** Whether the words before a figure say that it is given back to the patient. */
export function isGivenBack(words: string): boolean {
  return GIVEN_BACK.test(words);
}
