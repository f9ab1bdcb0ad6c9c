import type { Reading } from '../reading.ts';
import { placeOf } from '../sheet/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isGeneralName } from '../text/general-names.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { CARE_GIVERS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';

const BULLET = /^(?:[-–•*] ?)?/u;
const NAME = /^\p{Lu}[\p{L}&.'’-]+(?: (?:\p{Lu}[\p{L}&.'’-]*|d[aeiou]s?|del|und|y|e|et|&)){1,6}$/u;
const CONFIDENCE = 0.55;

/** A line that is nothing but an insurer's name, the only one such. */
export function insurerOnItsOwn(sheet: Sheet): Reading | undefined {
  const labelled = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const found = sheet.segments.flatMap((segment) => {
    const from = BULLET.exec(segment.text)?.[0].length ?? 0;
    const name =
      segment.lines === 1 && !labelled.has(segment) ? readOrganization(segment.text.slice(from), false) : undefined;
    const plain = plainText(name?.value ?? '');
    if (!name || !NAME.test(name.value) || isGeneralName(name.value)) return [];
    if (!hasWord(plain, INSURER_WORDS) || hasWord(plain, CARE_GIVERS)) return [];
    return [{ segment, name, from }];
  });
  const [only] = found;
  if (!only || found.some(({ name }) => name.value !== only.name.value)) return undefined;
  const { segment, name, from } = only;
  const place = placeOf(segment, from + name.start, from + name.end);
  return { value: name.value, printed: name.value, confidence: CONFIDENCE, place, method: 'own-line' };
}
