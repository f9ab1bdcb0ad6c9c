import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS, PROVIDER_WORDS } from '../words/provider-words.ts';

/** `Clínica Médica`, `Klinik Fisioterapi & Rehabilitasi Medik`: in plain text, every word says what kind of house it is. */
export function isOfKind(plain: string): boolean {
  const words = plain.trim().split(/ +/);
  return (
    words.length > 1 &&
    hasWord(plain, CARE_GIVERS) &&
    words.filter((word) => word.length > SMALL).every((word) => hasWord(word, PROVIDER_WORDS) || OF_KIND.test(word))
  );
}

const SMALL = 3;
const OF_KIND =
  /^(?:clinic[oa]s?|clinique|analis[ei]s|analyses|biolog\w+|medical\w*|medi(?:[ck]|s|c[oa]s?)|dental\w*|odontologic[oa]s?|general\w*|especialidades|especializad[oa]|integral|familiar|infantil|ocupacional|patolog\w+|allgemein\w*|private?|veterinari[oa]|terapi|spesialis|anak|ibu|mulut|mata|umum|pratama|utama)$/;
