import { placeOf } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';
import { readOrganization } from './read-organization.ts';

/** Words for who pays that are no part of such a name. */
const PAYER =
  /^(?:previsi[óo]n|obra social|aseguradora|krankenkasse|kostentr[äa]ger|(?:kranken|zusatz)versicher(?:er|ung)|versicherer|assureur|organisme(?: assureur| payeur)?|conv[êe]nio|seguradora|operadora|(?:perusahaan )?penjamin)\s+(?=\p{Lu})/iu;

const MOST_WORDS = 7;

/** `Zusatzversicherung KPT, Versicherten-Nr. 77`, `Previsión Isapre Banmédica`: without a colon or a gap, the line's own word is the label. */
export function payerBehindWord(sheet: Sheet): InsurerCandidate | undefined {
  for (const segment of sheet.segments) {
    const word = segment.lines === 1 ? PAYER.exec(segment.text)?.[0] : undefined;
    if (word === undefined) continue;
    const behind = segment.text.slice(word.length);
    // `Organisme Caisse nationale de maladie`: words that a line goes on with in small letters.
    const isWhole = segment.words.length <= MOST_WORDS && /^[\p{L}’' -]+$/u.test(behind);
    const name = readOrganization(behind, !isWhole);
    const rest = name ? segment.text.slice(word.length + name.end).trim() : '';
    if (!name || !(rest === '' || /^[,;(·–-]/.test(rest))) continue;
    const place = placeOf(segment, word.length, word.length + name.end);
    return { value: name.value, segment, place, labelled: 0, method: 'payment' };
  }
  return undefined;
}
