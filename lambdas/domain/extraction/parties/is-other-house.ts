import type { Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
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
  if (isItsCaption(left?.text ?? '')) return true;
  return label !== undefined && label !== segment && (isItsCaption(label.text) || isInItsSection(label, sheet));
}

/** `Dados do Solicitante` over a form's row of boxes, of which one asks for a name. */
function isInItsSection(label: Segment, sheet: Sheet): boolean {
  const [first = label] = sheet.neighbours.row(label);
  const { page, top, bottom, left } = first;
  const head = aroundOnSheet(sheet)(page, top - HEAD_REACH * (bottom - top), top).findLast(
    (one) => one.bottom <= bottom && one.top < top && Math.abs(one.left - left) < EDGE,
  );
  return head !== undefined && sheet.neighbours.row(head).length === 1 && isItsCaption(head.text);
}

/** In heights of a box's small type; and in points. */
const [HEAD_REACH, EDGE] = [4, 6];

function isItsCaption(text: string): boolean {
  if (text === '' || text.length > MOST_LETTERS) return false;
  return text.trim().split(/\s+/).length <= MOST_WORDS && hasWord(plainText(text), OF_OTHER_HOUSE);
}
