import { placeOf, type Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type DateOrder, findDates } from '../text/printed-date.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

const LABEL = /^(?:date|datum|fecha|data|tanggal|tgl)[ :.]*$/i;
const LABEL_LENGTH = 12;
const SIGNED = anyWordPattern(
  'signed|signature|unterschrift|unterzeichnet|signe|firma|firmado|assinatura|assinado|tanda tangan|ttd',
);
/** From top to top, in line heights: the signature and the name stand between. */
const REACH = 4.5;
const CONFIDENCE = 0.55;

/** `53. Signed (Treating Dentist)` over a name and `Date 03/02/2026`: the day on which a form was signed, where it has no other. */
export function signedDate({ segments }: Sheet, order: DateOrder): Reading | undefined {
  for (const segment of segments) {
    if (segment.page > 1) break;
    if (!/^[dft]/.test(segment.plain) || !/\d/.test(segment.text)) continue;
    const [date] = findDates(segment.text, order);
    if (!date || date.start > LABEL_LENGTH || segment.text.length > date.end + 1) continue;
    if (!LABEL.test(segment.text.slice(0, date.start)) || !isUnderSignature(segment, segments)) continue;
    const place = placeOf(segment, date.start, date.end);
    const printed = segment.text.slice(date.start, date.end);
    return { value: date.iso, printed, confidence: CONFIDENCE, place, method: 'signed' };
  }
  return undefined;
}

function isUnderSignature(date: Segment, segments: readonly Segment[]): boolean {
  const height = date.bottom - date.top;
  return segmentsByHeight(segments)
    .between(date, date.top - REACH * height, date.top)
    .some(({ left, plain }) => Math.abs(left - date.left) < height && hasWord(plain, SIGNED));
}
