import { isAligned, type Segment, typeHeight } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import { hitsOn } from '../sheet/on-segment.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isAddressLine } from '../text/address-words.ts';
import { hasWord } from '../text/word-pattern.ts';
import { isPaperTitle } from '../words/paper-title.ts';
import { CARE_GIVERS, DOCTOR } from '../words/provider-words.ts';
import { isOfKind } from './is-of-kind.ts';

/** From one line's end to the other's beginning, in heights of the larger; how far in points they may be out of line. */
const [APART, EDGE, MIDDLE] = [0.6, 3, 6];
const [LARGER, MOST_WORDS] = [1.2, 4];

/** `HOSPITAL` in small type over `SAN ANDRÉS` in large: the kind of house, which is no name by itself, and what it is called. */
export function kindOverName(name: Segment, sheet: Sheet): readonly Segment[] | undefined {
  const reach = name.bottom - name.top;
  const near = aroundOnSheet(sheet)(name.page, name.top - 2 * reach, name.bottom + 2 * reach);
  if (isKind(name)) {
    const other = near.find((line) => isKindOver(name, line) && isProperName(line, sheet));
    return other && [name, other];
  }
  const kind = isProperName(name, sheet) ? near.find((line) => isKind(line) && isKindOver(line, name)) : undefined;
  return kind && [kind, name];
}

function isKind({ plain, words, lines }: Segment): boolean {
  return lines === 1 && (isOfKind(plain) || (words.length === 1 && hasWord(plain, CARE_GIVERS)) || WHOLE.test(plain));
}

const WHOLE = /^ *rumah sakit(?: (?:umum|ibu dan anak|bersalin|gigi dan mulut|mata|jiwa|khusus))? *$/;

function isKindOver(kind: Segment, name: Segment): boolean {
  const apart = name.top - kind.bottom;
  const height = name.bottom - name.top;
  return (
    kind !== name &&
    apart > -0.3 * height &&
    apart < APART * height &&
    typeHeight(name) > LARGER * typeHeight(kind) &&
    isAligned(kind, name, EDGE, MIDDLE)
  );
}

/** What is called so says no kind itself. */
function isProperName(line: Segment, sheet: Sheet): boolean {
  return (
    line.lines === 1 &&
    line.words.length <= MOST_WORDS &&
    /^\p{Lu}[\p{L}’'. &-]+$/u.test(line.text) &&
    !hasWord(line.plain, CARE_GIVERS) &&
    !DOCTOR.test(line.text) &&
    !isPaperTitle(line.plain) &&
    !isAddressLine(line.plain) &&
    !hitsOn(line, sheet).some(isLabelled)
  );
}
