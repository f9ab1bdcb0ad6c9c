import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { NO_PROVIDER_WORDS, PROVIDER_WORDS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';

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
