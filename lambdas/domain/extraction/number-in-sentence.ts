import { MOST_VALUES, SAID, SENTENCE_WORDS, sentenceLikelihoods } from './labels/judge-sentence.ts';
import type { ValueInText } from './labels/sentence-features.ts';
import { readId } from './read-id.ts';
import type { Reading } from './reading.ts';
import { placeOf } from './sheet/layout.ts';
import type { Sheet } from './sheet/sheet.ts';
import { everyMatch } from './text/every-match.ts';
import { findMoney } from './text/money.ts';
import { findDates } from './text/printed-date.ts';

type NumberField = 'claim_number' | 'insured_id' | 'invoice_number';

const LIKELY = 0.85;
const BELIEVED = 0.6;
/** Capitals and figures, of which four at least are figures, and more than a year or a postcode. */
const NUMBER =
  /(?<![\p{L}\d])(?!\d{4}(?![\p{L}\d./-]))(?:\p{Lu}{1,5} )?(?=[\p{Lu}\d])(?=(?:[^\s\d]{0,9}\d){4})[\p{Lu}\d]+(?:[./-][\p{Lu}\d]+)*(?![\p{L}\d])/gu;

/** A number that a sentence says is the field's, by its likeness to others (see judge-sentence.ts): the likeliest. */
export function numberInSentence(sheet: Sheet, field: NumberField, taken: ReadonlySet<string>): Reading | undefined {
  let best: { readonly reading: Reading; readonly likelihood: number } | undefined;
  for (const segment of sheet.segments) {
    if (segment.words.length < SENTENCE_WORDS || !/\d{3}/.test(segment.text)) continue;
    const values = valuesIn(segment.text);
    if (values.length > MOST_VALUES) continue;
    for (const value of values.filter(({ kind }) => kind === 'number')) {
      const likely = sentenceLikelihoods(
        segment.text,
        value,
        values.filter((one) => one !== value),
      );
      const likelihood = likely[SAID.indexOf(field)] ?? 0;
      if (likelihood < Math.max(LIKELY, best?.likelihood ?? 0)) continue;
      const id = readId(segment.text.slice(value.start, value.end), false);
      if (!id || taken.has(id.value)) continue;
      const place = placeOf(segment, value.start + id.start, value.start + id.end);
      best = {
        likelihood,
        reading: { value: id.value, printed: id.value, confidence: BELIEVED, place, method: 'sentence' },
      };
    }
  }
  return best?.reading;
}

function valuesIn(text: string): readonly ValueInText[] {
  const amounts = findMoney(text)
    .filter(({ certain }) => certain)
    .map(({ start, end, cents }) => ({ kind: 'amount' as const, start, end, cents }));
  const dates = findDates(text, 'day-first').map(({ start, end }) => ({ kind: 'date' as const, start, end }));
  const known: ValueInText[] = [...amounts, ...dates];
  const numbers = everyMatch(text, NUMBER)
    .map(({ index, 0: printed }) => ({ kind: 'number' as const, start: index, end: index + printed.length }))
    .filter(({ start, end }) => !known.some((one) => one.start < end && one.end > start));
  return [...known, ...numbers];
}
