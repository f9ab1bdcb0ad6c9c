import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS, PROVIDER_WORDS } from '../words/provider-words.ts';

const STAY =
  /^((?:\p{L}+ ){0,2}(?:\p{L}*aufenthalt|\p{L}*behandlung|stay|admission|treatment|hospitali[sz]ation|s[ée]jour|hospitalizaci[óo]n|ingreso|estancia|tratamiento|interna[çc][ãa]o|internamento|tratamento|rawat (?:inap|jalan)|perawatan)(?: [\p{L}-]+)?)(?:,| [-–—:]|:) (?=\p{Lu})/iu;

/** `Stationärer Aufenthalt, Klinik Seeblick`: what a letter is about, and behind it where that was. */
export function withoutStay(name: string): string {
  const [lead = '', stay = ''] = STAY.exec(name) ?? [];
  const place = name.slice(lead.length);
  const isPlace = lead !== '' && hasWord(plainText(place), CARE_GIVERS) && !hasWord(plainText(stay), PROVIDER_WORDS);
  return isPlace ? place : name;
}
