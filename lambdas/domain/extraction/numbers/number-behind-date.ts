import { placeOf } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { readId } from './read-id.ts';

const BILL =
  "(?:invoice|fee note|bill|rechnung|honorarnote|facture|note d[’']honoraires|factura|fatura|faktur|kuitansi)";
const OF = '(?:of|dated|vom|du|del?|da?|de fecha|tanggal|tgl\\.?)';
/** A bill, its day, and a sign for a number. */
const DATED = new RegExp(
  `(?<!\\p{L})${BILL} ${OF} (?=\\d)(?:[\\d/.-]{6,10}|\\d{1,2}\\.? (?:de )?\\p{L}{3,10}\\.? (?:de )?\\d{4}),? \\(?(?:n[°ºr]\\.?|no\\.?|nro\\.?|nummer|number|#)\\s?(?=\\S*\\d)`,
  'iu',
);
const CONFIDENCE = 0.66;

/** `Facture du 29/10/2026 n° 2026-1190`, in one cell or in two: the number behind a bill's day. */
export function numberBehindDate({ segments, neighbours }: Sheet): Reading | undefined {
  for (const segment of segments) {
    if (!/\d{3}/.test(segment.text)) continue;
    const row = neighbours.row(segment);
    const label = row[row.indexOf(segment) - 1];
    const before = label && segment.lines === 1 && !/\d/.test(label.text) ? `${label.text} ` : '';
    const said = DATED.exec(before + segment.text);
    const from = said ? said.index + said[0].length - before.length : 0;
    const id = from > 0 ? readId(segment.text.slice(from), true) : undefined;
    if (!id) continue;
    const place = placeOf(segment, from + id.start, from + id.end);
    return { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'behind-date' };
  }
  return undefined;
}
