import { isFigureOrDate, isNumberAlone } from '../layout/cells-beside.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { readId } from './read-id.ts';

/** In English and German, in English with a word for number; elsewhere a policy is as often an employer's, and its members have certificates. */
const POLICY =
  /(?<!\p{L})(?:policy (?:no|number|nr|#)|(?:polizzen?|policen?|versicherungsschein)(?:[ -]?(?:nummer|nr|no))?)(?!\p{L})[.:]{0,2}\s*/giu;
/** `Group policy no.`, `Gruppenpolizze`: many are insured by it. */
const OF_MANY = /(?:group|master|corporate|scheme|gruppen?|rahmen|kollektiv|firmen)[ -]*$/;
const LEAST_FIGURES = 6;
const CONFIDENCE = 0.5;

/**
 * Where no number of the insured is printed at all, that of the one policy: `Policy no.   IS-4471902`, `Polizze 4.071.882-K, Leistungsfall
 * 26-773410`. Who is insured alone has no other.
 */
export function numberOfPolicy(sheet: Sheet): Reading | undefined {
  const found = sheet.segments.flatMap((segment) => numbersIn(segment, sheet));
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

function numbersIn(segment: Segment, { neighbours }: Sheet): readonly Reading[] {
  const { text } = segment;
  return [...text.matchAll(POLICY)].flatMap((match) => {
    if (OF_MANY.test(plainText(text.slice(0, match.index)))) return [];
    const from = match.index + match[0].length;
    if (from < text.length) return numberAt(segment, from) ?? [];
    const cell = [neighbours.rightOf(segment), neighbours.below(segment)].find((one) => one && isNumberAlone(one));
    return (cell && numberAt(cell, 0)) ?? [];
  });
}

function numberAt(segment: Segment, from: number): Reading | undefined {
  const id = /^(?:\p{Lu}{1,4}[ -]?)?\d/u.test(segment.text.slice(from))
    ? readId(segment.text.slice(from), false)
    : undefined;
  if (!id || id.value.replace(/\D/g, '').length < LEAST_FIGURES || isFigureOrDate({ text: id.value })) return undefined;
  const place = placeOf(segment, from + id.start, from + id.end);
  return { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'policy' };
}
