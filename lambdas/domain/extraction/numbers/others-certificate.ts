import { hasWord, wordPattern } from '../text/word-pattern.ts';

/** What labels call a certificate; the insured's own is theirs. */
const CERTIFICATE =
  /(?<![a-z])(?:cert|certificates?|zertifikats?[a-z]*|certificad[oa]s?|certificats?|sertifikat)(?![a-z])/;
const OF_INSURED = wordPattern(
  'insured|member\\w*|subscriber|employee|versichert\\w*|mitglied\\w*|asegurad[oa]|afiliad[oa]|beneficiari[oa]|assure\\w*|adherente?|segurad[oa]|peserta|tertanggung|polic\\w+|poliz\\w+|apolice|polis',
);
/** Who or what else is certified: a seal, a tax-payer, a practice, its quality, its software. */
const OF_OTHER = wordPattern(
  'sat|csd|cfdi|sello|emisor|iso|iec|din|tuv|haccp|gst|vat|tax|digital|accreditation|registration|licen[cs]e|incorporation|calibration|conformity|quality|clia|jci',
  'zertifizierung|qualitat\\w*|kalibrier\\w*|konformitat\\w*|agrement|conformite|qualite|habilitacion|acreditacion|calibracion|conformidade?|calidad|qualidade|programa|acreditacao|akreditasi|mutu|izin',
);
/** The tax office of Mexico numbers the certificates of its seals in twenty figures. */
const SEAL = /^0{4}\d{16}$/;

/** `Certificado 00001000000504465028` of a seal, `ISO 9001 certificate no. 4410-22871`: nobody who is insured has these. */
export function isOthersCertificate(value: string, label: string, line: string): boolean {
  if (SEAL.test(value.replace(/\s/g, ''))) return true;
  return CERTIFICATE.test(label) && !hasWord(label, OF_INSURED) && hasWord(line, OF_OTHER);
}
