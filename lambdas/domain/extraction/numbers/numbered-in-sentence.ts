import { NUMBER_PHRASES } from '../labels/number-phrases.ts';
import { wordsOf } from '../labels/words-of.ts';
import { placeOf } from '../layout/layout.ts';
import type { IdField, Reading } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { readId } from './read-id.ts';

/** What says behind a noun that its number follows: words may stand between, whose it is. */
const NUMBERED = new RegExp(
  `(?<![a-z])(?:${[
    'numbered|(?:bearing|bears|carries|has|under|with)(?: the)? number',
    '(?:mit|unter) der (?:nummer|nr)|(?:tragt|hat) die (?:nummer|nr)',
    'numerotee?s?|(?:portant|porte|sous) le (?:numero|n o|n)',
    'numerad[oa]s?|(?:con|bajo|lleva) (?:el )?(?:numero|n o|n)',
    '(?:com|sob|tem|leva) o (?:numero|n o|n)',
    'bernomor|dengan nomor',
  ].join('|')})(?: *[.:])? +(?=[a-z]*[^a-z]{0,2}\\d)`,
  'g',
);
const MOST_BETWEEN = 10;
const LEAST_WORDS = 7;
const LEAST_LETTERS = 4;
const CONFIDENCE = 0.6;
const SENTENCE_END = /[.!?]\s+(?=\p{Lu})/u;

type Kind = NonNullable<ReturnType<typeof NUMBER_PHRASES.kindsOf>>[number];
const FIELDS: Partial<Record<Kind, IdField>> = {
  claim: 'claim_number',
  procedure: 'claim_number',
  invoice: 'invoice_number',
  receipt: 'invoice_number',
  insured: 'insured_id',
};
/** Insurers' and hospitals' names hold these. */
const IN_NAMES: ReadonlySet<Kind> = new Set<Kind>(['payer', 'beside', 'link']);

/** `The tax invoice from Thomson Hill Surgery Centre, numbered D26043008814`: a number and, words before it, the noun that it is of. */
export function numberedInSentence(sheet: Sheet, field: IdField): Reading | undefined {
  return numbersSaid(sheet).find((one) => one.field === field)?.reading;
}

const numbersSaid = onceASheet(({ segments }): readonly { readonly field: IdField; readonly reading: Reading }[] =>
  segments.flatMap((segment) => {
    const { text, plain, words } = segment;
    if (words.length < LEAST_WORDS || !/\d{3}/.test(text)) return [];
    return [...plain.matchAll(NUMBERED)].flatMap((match) => {
      const from = match.index + match[0].length;
      const id = readId(text.slice(from), true);
      const sentence = text.slice(0, match.index).split(SENTENCE_END).at(-1) ?? '';
      const field = id && fieldOf(plain.slice(match.index - sentence.length, match.index));
      if (!id || !field || id.value.length < LEAST_LETTERS) return [];
      const place = placeOf(segment, from + id.start, from + id.end);
      return [
        { field, reading: { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'sentence' } },
      ];
    });
  }),
);

/** What the last noun that is numbered is of. */
function fieldOf(before: string): IdField | undefined {
  for (const { text } of wordsOf(before).slice(-MOST_BETWEEN).reverse()) {
    // A clinic may have issued it; `número clínico` is another matter.
    if (text === 'clinica') continue;
    const kinds = NUMBER_PHRASES.kindsOf(text)?.filter((kind) => !IN_NAMES.has(kind));
    if (!kinds || kinds.length === 0) continue;
    return kinds.flatMap((kind) => FIELDS[kind] ?? [])[0];
  }
  return undefined;
}
