import type { Reading } from '../reading.ts';
import { labelledValues, readingOf } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { CARE_GIVERS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';

const BELIEVED = 0.5;

/** `Provider: Jubilee Health Insurance`, `Issuer: APA Insurance`: who provides the cover, and no care, is the insurer. */
export function insurerAsProvider(sheet: Sheet): Reading | undefined {
  const found = labelledValues(sheet, 'provider_name', readOrganization).find(
    ({ value, score }) =>
      score >= BELIEVED && hasWord(plainText(value), INSURER_WORDS) && !hasWord(plainText(value), CARE_GIVERS),
  );
  return found && readingOf(found);
}
