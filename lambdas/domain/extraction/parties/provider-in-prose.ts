import type { Reading } from '../reading.ts';
import { placeOf, type Segment } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { DOCTOR, NO_PROVIDER_WORDS, PROVIDER_WORDS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import { readPerson } from './read-person.ts';

/** `die Honorarnote 26/0113 von Frau Dr. Ida Moss`, `la factura 118/26, extendida por Clínica Azahar`: whose the bill is. */
const BILL_FROM =
  /(?<!\p{L})(?:[\p{L}]*rechnung|honorarnote|liquidation|factura|recibo|facture|note d[’']honoraires|fatura|nota fiscal|kuitansi|tagihan)(?!\p{L})(?:[^.;:]|(?<= N\p{Ll}?)\.){0,60}?\s(?:von|durch|de[rs]|por|del?|du|de la|par|d[ao]|pel[ao]|dari|oleh)\s+(?:(?:Frau|Herrn?|Mme|M\.|Sra?\.|la|el|o|a)\s+)?(?=\p{Lu})/giu;
const LEAST_WORDS = 5;
const CONFIDENCE = 0.7;

/** In a letter: the bill is `from`, the treatment was `at` or `by`, somebody who names himself by care. */
export function providerInProse(sheet: Sheet, payer: string, patient: string): Reading | undefined {
  for (const segment of sheet.segments) {
    if (segment.words.length < LEAST_WORDS) continue;
    for (const match of segment.text.matchAll(
      /(?<!\p{L})(?:(?:from|by|at|with)|(?:deposit|payment|paid|remitted|payable|cheque|check) to)\s+(?=\p{Lu})/gu,
    )) {
      const at = match.index + match[0].length;
      // `provided by Bayview Imaging for Ana Ruiz`
      const [before = ''] = patient === '' ? [] : segment.plain.slice(at).split(` for ${patient}`);
      const found = readOrganization(segment.text.slice(at, before === '' ? undefined : at + before.length), true);
      const plain = plainText(found?.value ?? '');
      if (!found || !plain.includes(' ') || plain === payer) continue;
      if (!hasWord(plain, PROVIDER_WORDS) || hasWord(plain, NO_PROVIDER_WORDS)) continue;
      const place = placeOf(segment, at + found.start, at + found.end);
      return { value: found.value, printed: found.value, confidence: CONFIDENCE, place, method: 'sentence' };
    }
    const billed = billFrom(segment, payer, patient);
    if (billed) return billed;
    // `Birch Row Hospital billed $4,890.00`: before the verb stands who did it.
    for (const match of segment.text.matchAll(
      /(?:(?:\p{Lu}[\p{L}&.'’-]*|of|and|&|for) ){2,8}(?=(?:billed|charged|invoiced) )/gu,
    )) {
      const found = readOrganization(match[0].trim(), true);
      const plain = plainText(found?.value ?? '');
      if (!found || plain === payer || !hasWord(plain, PROVIDER_WORDS) || hasWord(plain, NO_PROVIDER_WORDS)) continue;
      const place = placeOf(segment, match.index + found.start, match.index + found.end);
      return { value: found.value, printed: found.value, confidence: CONFIDENCE, place, method: 'sentence' };
    }
  }
  return undefined;
}

function billFrom(segment: Segment, payer: string, patient: string): Reading | undefined {
  for (const match of everyMatch(segment.text, BILL_FROM)) {
    const at = match.index + match[0].length;
    const [text = ''] = segment.text.slice(at).split(/ \((?=[^)]*\d)/);
    if (!/^\p{Lu}/u.test(text)) continue;
    const found = DOCTOR.test(text) ? readPerson(text, true) : readOrganization(text, true);
    const plain = plainText(found?.value ?? '').trim();
    if (!found || !plain.includes(' ') || plain === payer || plain === patient) continue;
    const named = DOCTOR.test(text) || hasWord(plain, PROVIDER_WORDS);
    if (!named || hasWord(plain, INSURER_WORDS) || hasWord(plain, NO_PROVIDER_WORDS)) continue;
    const place = placeOf(segment, at + found.start, at + found.end);
    return { value: found.value, printed: found.value, confidence: CONFIDENCE, place, method: 'sentence' };
  }
  return undefined;
}
