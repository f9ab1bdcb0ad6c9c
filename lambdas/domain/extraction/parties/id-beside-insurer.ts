import { placeOf, type Segment } from '../layout/layout.ts';
import { readId } from '../numbers/read-id.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** An insurer's own short code (`Aetna (60054)`) has five or six figures; a member's number has more. */
const LEAST_LETTERS = 7;
const BEHIND = /^\s*[(/,;·–-]?\s*(?:ID|N[°º]|No|Nr)?\s*[.:#]*\s*/i;
/** `(customer number 5530018-02`, `, Kundennummer 5530018`: whoever is an insurer's customer is insured. */
const CUSTOMER =
  /^\s*[(,;·–-]\s*(?:(?:your |our )?(?:customer|client)(?:’s|'s)? (?:no\.?|number|id|ref(?:erence)?\.?)|Kunden-?(?:nummer|nr\.?)|(?:n\.?[°ºo]|no\.?|nro\.?|num[ée]ro|número)(?: de)? client[e]?|client(?:e)? (?:n\.?[°ºo]|nro\.?|num[ée]ro|número)|(?:no\.?|nomor) (?:nasabah|pelanggan))\s*:?\s*(?=\S*\d)/iu;

/** By this it was read: a number that says whose customer somebody is goes before one that the state gives everybody. */
export const CUSTOMERS_NUMBER = 'customer-of-insurer';

/** `CNAS (80%)`: the rate stands between them. */
const RATE = /^\s*\(?\d{1,3}\s?%\)?\s*$/;
const MARKED = /^(?:ID\b|N(?:[°ºo]|ro?)\.? ?:)/i;

/**
 * The member's number without a label of its own: right behind the insurer's name, in brackets or as a bare `ID`
 * (`HMO: Avon Healthcare (MBR3457542)`, `Primary: Aetna PPO   ID W5511729`), on its line or under it.
 */
export function idBesideInsurer(sheet: Sheet, insurer: Reading | undefined): Reading | undefined {
  const named = sheet.segments.find(
    (segment) => segment.page === insurer?.place?.page && segment.text.includes(insurer?.printed ?? '\n'),
  );
  if (!named || !insurer?.printed) return undefined;
  const row = sheet.neighbours.row(named);
  const beside = row[row.indexOf(named) + 1];
  const next = beside && MARKED.test(beside.text) ? beside : lineBelow(named, sheet);
  const rest = named.text.slice(named.text.indexOf(insurer.printed) + insurer.printed.length).replace(RATE, '');
  const [segment, text] = rest.trim() === '' && next && MARKED.test(next.text) ? [next, next.text] : [named, rest];
  const customer = CUSTOMER.exec(text)?.[0].length;
  const marked = customer !== undefined || segment === next || /^\s*\(|^\s\/\s(?:\p{Lu}{1,4})?\d/u.test(text);
  const skipped = customer ?? BEHIND.exec(text)?.[0].length ?? 0;
  const id = marked ? readId(text.slice(skipped), false) : undefined;
  if (!id || id.value.replace(/[^\p{L}\d]/gu, '').length < LEAST_LETTERS) return undefined;
  const from = segment.text.length - text.length + skipped + id.start;
  const place = placeOf(segment, from, from + id.value.length);
  const method = customer === undefined ? 'beside-insurer' : CUSTOMERS_NUMBER;
  return { value: id.value, printed: id.value, confidence: 0.65, place, method };
}

function lineBelow({ page, left, top, bottom }: Segment, { segments }: Sheet): Segment | undefined {
  const height = bottom - top;
  return segments.find(
    (other) =>
      other.page === page &&
      Math.abs(other.left - left) < height / 2 &&
      other.top > top + 0.6 * height &&
      other.top < top + 2 * height,
  );
}
