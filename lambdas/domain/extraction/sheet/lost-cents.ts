import type { Segment } from '../layout/layout.ts';
import { onceASheet } from './once-a-sheet.ts';
import type { Sheet } from './sheet.ts';

const CENTS = /[.,]\d{2}(?!\d)/;
/** So many figures with cents, and so many times as many as without, tell how a document prints its money. */
const FEWEST = 3;
const MAJORITY = 2;

/**
 * Whether a recogniser lost an amount's decimal separator, or took a box's number for an amount: the others on the sheet
 * are printed with cents, and this is not.
 */
export function hasLostCents(printed: string, segment: Segment, sheet: Sheet): boolean {
  return !CENTS.test(printed) && printsCents(sheet) && isRecognized(segment);
}

const printsCents = onceASheet((sheet) => {
  let [withCents, without] = [0, 0];
  for (const segment of sheet.segments.filter(isRecognized)) {
    for (const { certain, start, end } of segment.money) {
      if (CENTS.test(segment.text.slice(start, end))) withCents += 1;
      else if (certain) without += 1;
    }
  }
  return withCents >= FEWEST && withCents >= MAJORITY * without;
});

/** Words of a text layer are sure. */
function isRecognized({ words }: Segment): boolean {
  return words.some(({ confidence }) => confidence < 1);
}
