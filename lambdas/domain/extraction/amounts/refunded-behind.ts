import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';

/** Right behind a figure, with what may lead to the verb; a word that denies it does not. */
const REFUNDED =
  /^ *(?:(?:ihnen|davon|direkt|wieder|werden|wird|vous|seront|sera|sont|est|le|les|seran|sera|sao|serao|are|is|will|be|akan) +){0,4}(?:(?:zu)?ruckerstattet|erstattet|ruckvergutet|rembourse(?:e?s|e)?|reembolsad[oa]s?|reimbursed|diganti)(?![a-z])/;
/** What a practice gives back. */
const OF_PRACTICE = anyWordPattern(
  'guthaben|uberzahl\\w*|anzahlung\\w*|vorauszahlung\\w*|kaution|stornier\\w*|absage|deposit|overpa\\w*|prepa\\w*|cancel\\w*',
  'acompte|arrhes|caution|trop percu|avoir|annul\\w*|anticipo|senal|fianza|deposito|sinal|caucao|adiantamento|uang muka|kelebihan',
);

/** `Nous vous demandons de verser`, `please reimburse`: right before a figure. */
const TO_PAY =
  /(?<![a-z])(?:verser|rembourser|payer|virer|(?:to|please|kindly) (?:pay|reimburse|refund|transfer|remit)|abonar|reembolsar|pagar|transferir|membayar(?:kan)?|mengganti)(?: [a-z]{1,3})? *$/;
/** Right behind it: whom a bill's insurer pays back. */
const TO_MEMBER =
  /^ *(?:a l (?:assuree?|adherente?|affiliee?)|au (?:patient|beneficiaire)|a (?:la|notre|votre) (?:patiente|cliente|assuree?)|to (?:the|our|your) (?:member|insured|patient|client|policyholder)|(?:al|a la|ao|a) (?:asegurad[oa]|afiliad[oa]|segurad[oa]|beneficiari[oa]|paciente|utente)|kepada (?:peserta|tertanggung|pasien))(?![a-z])/;

/**
 * Whether what stands behind a figure says that it is reimbursed, whoever does it: `werden Ihnen € 102,40 rückerstattet`,
 * `de verser 565,20 $ à l’adhérent`. A practice reimburses what was paid too much or for nothing.
 * @param before plain text, its clause up to the figure.
 * @param behind as printed.
 */
export function isRefundedBehind(before: string, behind: string): boolean {
  const plain = plainText(behind);
  const isRefunded = REFUNDED.test(plain) || (TO_PAY.test(before) && TO_MEMBER.test(plain));
  return isRefunded && !hasWord(before, OF_PRACTICE) && !hasWord(before, CARE_GIVERS);
}
