import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';
import { readOrganization } from './read-organization.ts';
import { readPerson } from './read-person.ts';

/** Words for who is treated; in English, where all words of a label are capitalised, such a line is a label as a whole. */
const PATIENT =
  /^(?:paciente|patientin|patiente|patient(?= [^,;:]+,? (?:geb|n[ée]|\d{1,2}\.\d))|pasien|utente|malade|versicherte[rn]?|b[ée]n[ée]ficiaire|beneficiari[oa]|asegurad[oa]|afiliad[oa]|segurad[oa]|peserta)\s+(?=\p{Lu})/iu;
/** Kinds of patients, and what is said of them. */
const KIND =
  /^(?:ambulat|intern|hospital|particular|privad|p[úu]blic|rawat|jalan|inap|umum|bpjs|baru|lama|share|balance|portion|anteil|part|payer|responsib|name|copy|id|nr|no|n°)/iu;
/** Words for who pays that are no part of such a name. */
const PAYER =
  /^(?:previsi[óo]n|obra social|aseguradora|krankenkasse|kostentr[äa]ger|(?:kranken|zusatz)versicher(?:er|ung)|versicherer|assureur|conv[êe]nio|seguradora|operadora|(?:perusahaan )?penjamin)\s+(?=\p{Lu})/iu;
const CONFIDENCE = 0.6;

/** `Paciente Valeria Montt Ríos`, `Patientin Selina Brun, geb. 3.3.2011`: without a colon or a gap, the line's own word is the label. */
export function patientBehindWord(sheet: Sheet): Reading | undefined {
  for (const segment of sheet.segments) {
    const word = segment.lines === 1 ? PATIENT.exec(segment.text)?.[0] : undefined;
    if (word === undefined || KIND.test(segment.text.slice(word.length))) continue;
    const name = readPerson(segment.text.slice(word.length), false);
    if (!name || name.quality < 1 || name.start > 0) continue;
    const place = placeOf(segment, word.length, word.length + name.end);
    return { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'behind-word' };
  }
  return undefined;
}

/** `Zusatzversicherung KPT, Versicherten-Nr. 77`, `Previsión Isapre Banmédica`: as for the patient. */
export function payerBehindWord(sheet: Sheet): InsurerCandidate | undefined {
  for (const segment of sheet.segments) {
    const word = segment.lines === 1 ? PAYER.exec(segment.text)?.[0] : undefined;
    if (word === undefined) continue;
    const name = readOrganization(segment.text.slice(word.length), true);
    const rest = name ? segment.text.slice(word.length + name.end).trim() : '';
    if (!name || !(rest === '' || /^[,;(·–-]/.test(rest))) continue;
    const place = placeOf(segment, word.length, word.length + name.end);
    return { value: name.value, segment, place, labelled: 0, method: 'payment' };
  }
  return undefined;
}
