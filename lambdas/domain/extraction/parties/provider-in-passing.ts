import { placeOf } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { NO_PROVIDER_WORDS } from '../words/provider-words.ts';
import { isOtherHouse } from './is-other-house.ts';
import { isBehindRide, isStopOfRide } from './is-stop-of-ride.ts';
import { readOrganization } from './read-organization.ts';
import { readPhysician } from './read-physician.ts';

/** `Cabinet d’orthodontie du Splendid`, `Gabinete de Psicología Guadalmina`: of which care a place is. */
const OF_CARE =
  "(?:de |d[’'])(?:\\p{Ll}+(?:ie|ía|ia) (?:(?:du|de la|de|del|da|do) )?|(?=\\p{Lu}\\p{Ll}+(?:ie|ía|ia)(?!\\p{L})))";
/** What places of care are, as the first word of their names. */
const PLACE_OF_CARE = new RegExp(
  `(?<![\\p{L}-])(?=(?:${[
    '(?:\\p{Lu}\\p{Ll}+-)?(?:Klinikum|Krankenhaus|Klinik|Spital|Sanatorium|Praxis|Zentrum)|\\p{Lu}\\p{Ll}+(?:klinik|zentrum|praxis|spital|krankenhaus)',
    'Hospital|Cl[íi]nica|Sanatorio|Policl[íi]nic[oa]|Consult[óo]rio|Laborat[óo]rio|Farm[áa]cia|Centro M[ée]dico|Fundaci[óo]n|Funda[çc][ãa]o|Gabinete',
    'Clinique|Polyclinique|H[ôo]pital|Laboratoire|Pharmacie|Cabinet|Centre (?:M[ée]dical|Hospitalier)',
    'RS(?:UD|IA|I|U|UP|K|AB)?|Rumah Sakit|Puskesmas|Apotek',
  ].join('|')}) (?:(?:m[ée]dic\\p{L}*|dent[aá]\\p{L}*|odontol\\p{L}*|veterin\\p{L}*|gigi) )?(?:${OF_CARE})?\\p{Lu})`,
  'gu',
);
const CONFIDENCE = 0.6;
/** In characters; no name is longer, with what may end it. A line of nothing but names must not be read anew for each of them. */
const LONGEST = 1_000;

/** In other languages than English a place of care is named by what it is: the only one of a paper gave the care, wherever it is named. */
export function providerInPassing(sheet: Sheet, payer: string): Reading | undefined {
  const found = new Map<string, Reading>();
  for (const segment of sheet.segments) {
    for (const { index } of everyMatch(segment.text, PLACE_OF_CARE)) {
      // `A/C: Clínica Central`: what a colon announces, its label says better.
      if (/:\s*$/.test(segment.text.slice(Math.max(0, index - LONGEST), index))) continue;
      if (isStopOfRide(segment, sheet) || isBehindRide(segment.text, index)) continue;
      if (isOtherHouse(segment, index, sheet)) continue;
      const text = segment.text.slice(index, index + LONGEST);
      const name = readPhysician(text) ?? readOrganization(text, true);
      const plain = plainText(name?.value ?? '');
      if (!name || plain === payer || hasWord(plain, NO_PROVIDER_WORDS) || hasWord(plain, INSURER_WORDS)) continue;
      const place = placeOf(segment, index + name.start, index + name.end);
      found.set(plain, { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'passing' });
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}
