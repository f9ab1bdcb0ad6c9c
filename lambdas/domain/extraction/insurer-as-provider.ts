import { INSURER_WORDS } from './insurer-words.ts';
import { labelledValues, readingOf } from './labelled-values.ts';
import { plainText } from './plain-text.ts';
import { CARE_GIVERS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { hasWord } from './word-pattern.ts';

const BELIEVED = 0.5;

/** `Provider: Jubilee Health Insurance`, `Issuer: APA Insurance`: who provides the cover, and no care, is the insurer. */
export function insurerAsProvider(sheet: Sheet): Reading | undefined {
  const found = labelledValues(sheet, 'provider_name', readOrganization).find(
    ({ value, score }) =>
      score >= BELIEVED && hasWord(plainText(value), INSURER_WORDS) && !hasWord(plainText(value), CARE_GIVERS),
  );
  return found && readingOf(found);
}
