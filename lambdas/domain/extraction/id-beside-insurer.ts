import { placeOf } from './layout.ts';
import { readId } from './read-id.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';

/** An insurer's own short code (`Aetna (60054)`) has five or six figures; a member's number has more. */
const LEAST_LETTERS = 7;
const BEHIND = /^\s*[(,;·–-]?\s*(?:ID|N[°º]|No|Nr)?\s*[.:#]*\s*/i;

/**
 * The member's number without a label of its own: right behind the insurer's name, in brackets or as a bare `ID`
 * (`HMO: Avon Healthcare (MBR3457542)`, `Primary: Aetna PPO   ID W5511729`).
 */
export function idBesideInsurer(sheet: Sheet, insurer: Reading | undefined): Reading | undefined {
  const named = sheet.segments.find(
    (segment) => segment.page === insurer?.place?.page && segment.text.includes(insurer?.printed ?? '\n'),
  );
  if (!named || !insurer?.printed) return undefined;
  const row = sheet.neighbours.row(named);
  const next = row[row.indexOf(named) + 1];
  const rest = named.text.slice(named.text.indexOf(insurer.printed) + insurer.printed.length);
  const [segment, text] =
    rest.trim() === '' && next && /^(?:ID\b|N(?:[°ºo]|ro?)\.? ?:)/i.test(next.text) ? [next, next.text] : [named, rest];
  const marked = segment === next || /^\s*\(/.test(text);
  const skipped = BEHIND.exec(text)?.[0].length ?? 0;
  const id = marked ? readId(text.slice(skipped), false) : undefined;
  if (!id || id.value.replace(/[^\p{L}\d]/gu, '').length < LEAST_LETTERS) return undefined;
  const from = segment.text.length - text.length + skipped + id.start;
  const place = placeOf(segment, from, from + id.value.length);
  return { value: id.value, printed: id.value, confidence: 0.65, place, method: 'beside-insurer' };
}
