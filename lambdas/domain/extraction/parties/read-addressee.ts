import type { Reading } from '../reading.ts';
import { placeOf, type Segment } from '../sheet/layout.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isTitle } from '../text/person-name.ts';
import { hasWord } from '../text/word-pattern.ts';
import { PROVIDER_WORDS } from './provider-words.ts';
import { readPerson } from './read-person.ts';

/** The part of the first page where a letter shows its address through the envelope's window. */
const WINDOW = 0.42;
/** No letter has more lines in its window; files made to exhaust a reader do. */
const MOST_LINES = 150;
/** Lines of an address follow each other within this many line heights. */
const PITCH = 2;
const SAME_EDGE_POINTS = 3;
const STREET = /\d/;
const POSTCODE = new RegExp(
  [
    String.raw`^(?:[A-Z]{1,3}[- ]?)?\d{4,5}(?:-\d{3})?\s+\p{L}`,
    // Behind the town, as in English-speaking countries: `DE 19801-2210`, `VIC 3931`, `SW1A 1AA`, `R95 T6C2`, `V5K 0A1`, a county.
    String.raw`\p{L}[ ,]+(?:\d{5,6}(?:-\d{4})?|[A-Z]{2,3} \d{4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|Co\.? \p{Lu}\p{L}+)$`,
  ].join('|'),
  'u',
);
const SECOND_LINE = /^(?:apt|apartment|unit|suite|ste|flat|floor|#|p\.? ?o\.? box)\b/i;
const CONTACT = /tel|fon|fax|@|www|nif|cif|iban|cnpj|nit|siret|finess|inami/i;
const DOCTOR = /\b(?:Dr|Dra|Prof|Dres)\b/;
/** Without a form of address (`Frau`, `M.`) a name over a street may be anybody's. */
const [ADDRESSED, BARE] = [0.65, 0.55];

/**
 * The person whom a letter is addressed to: a name, a street under it and a town under that, in the envelope's window.
 * Bills and statements without a labelled patient go to the patient.
 */
export function readAddressee(sheet: Sheet): Reading | undefined {
  const labelled = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const lines = sheet.segments
    .filter((one) => one.page === 1 && one.lines === 1 && one.top < WINDOW * one.pageHeight && !labelled.has(one))
    .slice(0, MOST_LINES);
  for (const line of lines) {
    const person = readPerson(line.text, false);
    if (!person || person.quality < 1 || DOCTOR.test(line.text) || hasWord(line.plain, PROVIDER_WORDS)) continue;
    const street = nextLine(line, lines);
    const second = street && nextLine(street, lines);
    // `8 Harbour St, Wollongong NSW 2500`
    const isOneLine = street !== undefined && /^\d+\S* \p{L}.*, /u.test(street.text) && POSTCODE.test(street.text);
    const town = isOneLine ? street : second && SECOND_LINE.test(second.text) ? nextLine(second, lines) : second;
    if (!street || !town || !STREET.test(street.text) || !POSTCODE.test(town.text)) continue;
    if ([street, town, nextLine(town, lines)].some((one) => one && CONTACT.test(one.text))) continue;
    const before = lines.find((other) => nextLine(other, lines) === line);
    const addressed = [line.words[0]?.text, before?.text].some((word) => word !== undefined && isAddress(word));
    const place = placeOf(line, person.start, person.end);
    const confidence = addressed ? ADDRESSED : BARE;
    return { value: person.value, printed: person.value, confidence, place, method: 'addressee' };
  }
  return undefined;
}

function isAddress(word: string): boolean {
  return isTitle(word.replace(/[.,]+$/, '')) || /^(?:An|Herrn|To|À|A|Kepada Yth\.?)$/.test(word);
}

function nextLine(line: Segment, lines: readonly Segment[]): Segment | undefined {
  const height = line.bottom - line.top;
  return lines.find(
    (other) =>
      other.top > line.top + 0.5 * height &&
      other.top < line.top + PITCH * height &&
      [other.left - line.left, other.right - line.right].some((offset) => Math.abs(offset) < SAME_EDGE_POINTS),
  );
}
