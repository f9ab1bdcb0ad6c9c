import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { plainText } from '../text/plain-text.ts';
import type { PrintedValue } from '../text/printed-value.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { DOCTOR, NO_PROVIDER_WORDS, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isBehindRide } from './is-stop-of-ride.ts';
import { isKnownDegree } from './profession.ts';
import { readOrganization } from './read-organization.ts';
import { readPhysician } from './read-physician.ts';
import { WHO_SENT_BILL, withoutArticle } from './who-sent-bill.ts';

/** `die Honorarnote 26/0113 von Frau Dr. Ida Moss`, `la factura 118/26, extendida por Clínica Azahar`: whose the bill is. */
const BILL_FROM =
  /(?<!\p{L})(?:[\p{L}]*rechnung(?:en)?|honorarnoten?|liquidation(?:en)?|facturas?|recibos?|factures?|notes? d[’']honoraires|faturas?|notas? fisca(?:l|is)|kuitansi|tagihan)(?!\p{L})(?:[^.;:]|(?<= N\p{Ll}?)\.){0,60}?\s(?:von|durch|de[rs]|por|del?|du|de la|par|d[ao]|pel[ao]|dari|oleh)\s+(?:(?:Frau|Herrn?|Mme|M\.|Sra?\.|la|el|o|a)\s+)?(?=\p{Lu})/giu;
const LEAST_WORDS = 5;
const CONFIDENCE = 0.7;
/** That who treats is another than who writes is said on purpose. */
const SAID = 0.9;

/** `We bill on behalf of the ambulance service that cared for you: Harlan Creek Rescue`, `Für die Behandlung durch Dr. med. Orlowski`. */
const TREATED_BY = [
  String.raw`on behalf of (?:the |our )?(?:\p{Ll}+ ){0,8}?(?:\p{Ll}+: )?`,
  '(?:Behandlung(?:en)?|[Uu]ntersuchung(?:en)?|Leistungen) (?:(?:von|der|des) [^;]{3,80}? durch|durch|von|bei) (?:die |den )?(?:Frau |Herrn )?',
  '(?:claim|bill|invoice|charges) from (?=[^.;]{3,80} for (?:care|services|treatment))',
  '(?:[Rr]echnung|Honorarnote)(?: Nr\\.)? [^.;:]{2,30} vom \\d{1,2}\\.\\d{1,2}\\.\\d{4}, (?=(?:Ordination|Praxis|Klinik|Labor|MVZ|Dr\\.|Prof\\.)(?!\\p{L}))',
  '(?:soins|actes|prestations) (?:prodigués|dispensés|effectués|réalisés) par ',
  '(?:atendimento|tratamento|atención|tratamiento) (?:realizado|prestado|realizada|prestada) (?:por|pel[oa]) ',
].map((words) => new RegExp(`(?<!\\p{L})${words}(?=\\p{Lu})`, 'u'));

/** Who is said to have treated, on the paper of somebody else who bills for it. */
function treatedBy({ segments }: Sheet, payer: string, patient: string): Reading | undefined {
  for (const segment of segments) {
    if (segment.words.length < LEAST_WORDS) continue;
    for (const words of TREATED_BY) {
      const match = words.exec(segment.text);
      const at = match ? match.index + match[0].length : 0;
      const found = match ? whoTreats(segment.text.slice(at)) : undefined;
      const plain = plainText(found?.value ?? '').trim();
      if (!found || plain === payer.trim() || plain === patient) continue;
      const place = placeOf(segment, at + found.start, at + found.end);
      return { value: found.value, printed: found.value, confidence: SAID, place, method: 'sentence' };
    }
  }
  return undefined;
}

/** In a letter: the bill is `from`, the treatment was `at` or `by`, somebody who names himself by care. */
export function providerInProse(sheet: Sheet, payer: string, patient: string): Reading | undefined {
  const treated = treatedBy(sheet, payer, patient);
  if (treated) return treated;
  for (const [index, segment] of sheet.segments.entries()) {
    if (segment.words.length < LEAST_WORDS) continue;
    for (const match of segment.text.matchAll(
      /(?<!\p{L})(?:(?:from|by|at|with)|(?:deposit|payment|paid|remitted|payable|cheque|check) to)\s+(?=\p{Lu})/gu,
    )) {
      const at = match.index + match[0].length;
      if (isBehindRide(segment.text, at)) continue;
      const found = whoTreats(upToPatient(segment.text.slice(at), patient));
      const plain = plainText(found?.value ?? '').trim();
      if (!found || plain === payer.trim() || plain === patient) continue;
      const place = placeOf(segment, at + found.start, at + found.end);
      return { value: found.value, printed: found.value, confidence: CONFIDENCE, place, method: 'sentence' };
    }
    const billed = billFrom(segment, sheet.segments[index - 1], payer, patient);
    if (billed) return billed;
    // `Birch Row Hospital billed $4,890.00`: before the verb stands who did it.
    for (const match of segment.text.matchAll(WHO_SENT_BILL)) {
      const found = readOrganization(withoutArticle(match[0].trim()), true);
      const plain = plainText(found?.value ?? '');
      if (!found || plain === payer || !hasWord(plain, PROVIDER_WORDS) || hasWord(plain, NO_PROVIDER_WORDS)) continue;
      const at = match.index + match[0].indexOf(found.value);
      const place = placeOf(segment, at, at + found.value.length);
      return { value: found.value, printed: found.value, confidence: CONFIDENCE, place, method: 'sentence' };
    }
  }
  return undefined;
}

/** `provided by Bayview Imaging for Ana Ruiz`, `von Hautarztpraxis Dr. Behnsen für Henrike Quast`. */
function upToPatient(text: string, patient: string): string {
  const plain = plainText(text);
  const ends = patient === '' ? [] : FOR.map((word) => plain.indexOf(` ${word} ${patient}`)).filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, ...ends));
}

const FOR = ['for', 'fur', 'pour', 'para', 'untuk'];

/** `Ordination Dr. Egger` is the practice's name. */
const PRACTICE = /^Ordination /;

/** Who names himself by care at a text's beginning: by a word of it, as a physician, or by a profession behind the name. */
function whoTreats(from: string): PrintedValue | undefined {
  // `Mr Jonathan Ferris FRCS We have received`: behind the degree nothing is of the name.
  const words = from.split(' ');
  const degree = words.findIndex(isKnownDegree);
  const text = degree < 0 ? from : words.slice(0, degree).join(' ');
  const isDoctor = DOCTOR.test(text);
  const found = isDoctor && !PRACTICE.test(text) ? readPhysician(text) : readOrganization(text, true);
  const plain = plainText(found?.value ?? '').trim();
  if (!found || !plain.includes(' ') || hasWord(plain, NO_PROVIDER_WORDS)) return undefined;
  const [, behind = ''] = /^, (.{3,60})/u.exec(text.slice(found.end)) ?? [];
  const treats = isDoctor || hasWord(plain, PROVIDER_WORDS) || (behind !== '' && OF_PROFESSION.test(plainText(behind)));
  return treats ? found : undefined;
}

/** `Claire Vasseur, psychologue à Quimper` */
const OF_PROFESSION =
  /^ *(?:[a-z]+ ){0,2}?(?:[a-z]*(?:ologue|olog[oae]|ologist|therapeute?(?:in)?|terapeuta|therapist|dentiste?a?|opticien|optician|arzt|arztin|surgeon|physician)|infirmi(?:er|ere)|sage femme|hebamme|enfermer[oa])(?![a-z])/;

/** @param above the line over it, which goes on in it where it begins with a small letter: `Liquidation für ärztliche Leistungen` / `der Praxis …`. */
function billFrom(segment: Segment, above: Segment | undefined, payer: string, patient: string): Reading | undefined {
  const before = above && /^\p{Ll}/u.test(segment.text) ? `${above.text} ` : '';
  for (const match of everyMatch(before + segment.text, BILL_FROM)) {
    const at = match.index + match[0].length - before.length;
    if (at <= 0 || isBehindRide(segment.text, at)) continue;
    const [text = ''] = upToPatient(segment.text.slice(at), patient).split(BRACKET);
    if (!/^\p{Lu}/u.test(text)) continue;
    const found = whoTreats(text);
    const plain = plainText(found?.value ?? '').trim();
    if (!found || plain === payer.trim() || plain === patient || hasWord(plain, INSURER_WORDS)) continue;
    const place = placeOf(segment, at + found.start, at + found.end);
    const value = / der $/.test(match[0]) ? found.value.replace(DECLINED, '') : found.value;
    return { value, printed: found.value, confidence: CONFIDENCE, place, method: 'sentence' };
  }
  return undefined;
}

/** `(Nr. 4)`; behind a physician's name the bracket says of which trade. */
const BRACKET = / \((?=[^)]*\d)|(?<=Dr\. \p{Lu}[^(]{2,40}) \(/u;

/** `der Radiologischen Gemeinschaftspraxis` is the Radiologische. */
const DECLINED = /(?<=^\p{Lu}\p{Ll}+(?:isch|lich|nal|är|ell)e)n(?= \p{Lu})/u;
