import { LANGUAGES, type Language } from '../reading.ts';
import { listedWords } from '../text/listed-words.ts';
import { anyWordPattern } from '../text/word-pattern.ts';

/** Frequent words of each language that the others lack, with the commonest words of its invoices; no accents. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'the of and for is to your with this by on date amount number name patient invoice paid pays claim',
    'service due description code not are please payment insurance total',
  ],
  es: [
    'el los las del por con para una su este fecha importe numero nombre paciente factura pagado',
    'siniestro servicio vencimiento codigo seguro aseguradora asegurado concepto poliza cargo nacimiento',
  ],
  de: [
    'der die das und ist nicht mit fur von zu auf ihre bei eine datum betrag nummer rechnung versicherung',
    'versicherten leistung gesamt behandlung zahlbar bitte geburtsdatum schaden patient rechnungsnummer',
  ],
  fr: [
    'le les des du et est pour par une votre ce sur au date montant numero nom facture assure assurance',
    'sinistre prestations echeance naissance soins patient reste charge part dossier',
  ],
  pt: [
    'os das dos em ao uma seu nao com para por data valor numero nome paciente fatura seguro seguradora',
    'segurado sinistro atendimento vencimento nascimento utente prestador pago da do cobertura',
  ],
  id: [
    'yang dan di dari untuk dengan pada ini tidak oleh tanggal nomor nama pasien faktur asuransi klaim',
    'tagihan jumlah polis peserta layanan pelayanan biaya uraian jatuh tempo tanggungan pertanggungan',
    'lahir kwitansi kuitansi pembayaran bayar dijamin jaminan cara klinik periksa kamar tgl terbilang rupiah dokter',
    'petugas rawat inap jalan harga telah terima',
  ],
};

const BY_WORD = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of listedWords(...WORDS[language])) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), language]);
}

const TELLING = anyWordPattern(...BY_WORD.keys());
/** Fewer telling words than this say nothing about a language. */
const LEAST_WORDS = 3;

/** The language of a plain text; null when there is too little of it. A word of two languages counts half for each. */
export function detectLanguage(plain: string): Language | null {
  const scores = new Map<Language, number>();
  let telling = 0;
  for (const word of plain.match(TELLING) ?? []) {
    const languages = BY_WORD.get(word) ?? [];
    telling += 1;
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  if (telling < LEAST_WORDS) return null;
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
