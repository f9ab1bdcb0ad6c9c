import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { OF_OTHER_HOUSE } from '../words/other-house-words.ts';

/** In letters and words; in a longer text a colon ends no caption. */
const [MOST_LETTERS, MOST_WORDS] = [60, 5];

/**
 * `Hospital solicitante: San Telmo`, `Zuweiser` | `Klinikum Elmfurt`: a house that sent the patient or gets them, not who bills.
 * @param from where in the segment's text its name begins.
 */
export function isOtherHouse(segment: Segment, from: number, sheet: Sheet, label?: Segment): boolean {
  if (from > 0) return isItsCaption(segment.text.slice(Math.max(0, from - MOST_LETTERS - 1), from));
  const row = sheet.neighbours.row(segment);
  const left = row[row.indexOf(segment) - 1];
  return isItsCaption(left?.text ?? '') || (label !== undefined && label !== segment && isItsCaption(label.text));
}

function isItsCaption(text: string): boolean {
  if (text === '' || text.length > MOST_LETTERS) return false;
  return text.trim().split(/\s+/).length <= MOST_WORDS && hasWord(plainText(text), OF_OTHER_HOUSE);
}
