import { whoseShare } from '../labels/whose-share.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';

/** `Honoraire / séance`, `Fee per visit`, `Preis je Einheit`, `Harga satuan`: what one of several costs. */
const OF_ONE =
  /(?<![a-z])(?:(?:per|each|je|pro|par|por|al) +(?:visit|session|unit|item|day|night|hour|treatment|sitzung|einheit|stuck|tag|stunde|behandlung|besuch|seance|unite|acte|jour|nuit|heure|visite|passage|sesion|unidad|dia|noche|hora|visita|sessao|unidade|noite|satuan|hari|kunjungan|sesi|malam|jam)|unit (?:price|cost|fee)|(?:einzel|stuck)preis|prix unitaire|(?:precio|preco|valor) unitario|(?:harga|tarif) satuan)(?![a-z])/;

const REFUSED = anyWordPattern(...BOOKING_WORDS.refused, 'not payable|non payable|inadmissible');

/** `Amount not payable`: whether a column's head, as printed, says that its figures are what is refused of the lines, and no lines. */
export function headsRefusals(printed: string): boolean {
  return hasWord(plainText(printed), REFUSED);
}

/** Whether a column's head, as printed, says that its figures make no total: they are prices of one, or what the insurer bears. */
export function headsNoLine(printed: string): boolean {
  const plain = plainText(printed.replaceAll('/', ' pro '));
  return OF_ONE.test(plain) || whoseShare(plain) === 'insurer';
}
