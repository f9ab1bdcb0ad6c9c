import { MOST_VALUES, SAID, SENTENCE_WORDS, sentenceLikelihoods } from '../labels/judge-sentence.ts';
import type { ValueInText } from '../labels/sentence-features.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import { ID_FIELDS, type IdField, type Reading } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { findMoney } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';
import { isOfPermit } from '../words/permit-words.ts';
import { isOthersCertificate } from './others-certificate.ts';
import { readId } from './read-id.ts';

const LIKELY = 0.85;
const BELIEVED = 0.6;
/** Capitals and figures, of which four at least are figures, and more than a year or a postcode. */
const NUMBER =
  /(?<![\p{L}\d])(?!\d{4}(?![\p{L}\d./-]))(?:\p{Lu}{1,5} )?(?=[\p{Lu}\d])(?=(?:[^\s\d]{0,9}\d){4})[\p{Lu}\d]+(?:[./-][\p{Lu}\d]+)*(?![\p{L}\d])/gu;

/** In characters: what stands so near before a number may say whose it is, and of what: `We have authorised … under the number`. */
const [NEAR, NEAR_VERB] = [40, 60];

/** No number without four figures that stand so near to each other. */
const FOUR_FIGURES = /\d(?:[^\s\d]{0,9}\d){3}/;

/** A number that a sentence says is the field's, by its likeness to others (see judge-sentence.ts): the likeliest. */
export function numberInSentence(sheet: Sheet, field: IdField, taken: ReadonlySet<string>): Reading | undefined {
  let best: Said | undefined;
  for (const said of numbersSaid(sheet)) {
    const isLikelier = said.field === field && said.likelihood >= (best?.likelihood ?? 0);
    if (isLikelier && !taken.has(said.reading.value)) best = said;
  }
  return best?.reading;
}

/** What a sentence says that a number is. */
interface Said {
  readonly field: IdField;
  readonly reading: Reading;
  readonly likelihood: number;
}

/** All numbers of all sentences that are likely a field's, in their order. */
const numbersSaid = onceASheet(({ segments }): readonly Said[] =>
  segments.flatMap((segment) => {
    const { text, words } = segment;
    if (words.length < SENTENCE_WORDS || !/\d{3}/.test(text) || !FOUR_FIGURES.test(text)) return [];
    const values = valuesIn(segment);
    if (values.length > MOST_VALUES) return [];
    return values.flatMap((value) => (value.kind === 'number' ? saidOf(segment, value, values) : []));
  }),
);

function saidOf(segment: Segment, value: ValueInText, values: readonly ValueInText[]): readonly Said[] {
  const others = values.filter((one) => one !== value);
  const likely = sentenceLikelihoods(segment.text, value, others);
  const said = ID_FIELDS.map((field) => ({ field, likelihood: likely[SAID.indexOf(field)] ?? 0 })).filter(
    ({ likelihood }) => likelihood >= LIKELY,
  );
  const id = said.length > 0 ? readId(segment.text.slice(value.start, value.end), false) : undefined;
  if (!id) return [];
  const near = segment.plain.slice(Math.max(0, value.start - NEAR), value.end);
  const isOthers: { readonly [F in IdField]: boolean } = {
    claim_number: isOfPermit(segment.plain.slice(Math.max(0, value.start - NEAR_VERB), value.start)),
    insured_id: isOthersCertificate(id.value, near, near),
    invoice_number: false,
  };
  const place = placeOf(segment, value.start + id.start, value.start + id.end);
  const reading: Reading = { value: id.value, printed: id.value, confidence: BELIEVED, place, method: 'sentence' };
  return said.flatMap((one) => (isOthers[one.field] ? [] : { ...one, reading }));
}

function valuesIn({ text, thousandths }: Segment): readonly ValueInText[] {
  const amounts = findMoney(text, thousandths)
    .filter(({ certain }) => certain)
    .map(({ start, end, cents }) => ({ kind: 'amount' as const, start, end, cents }));
  const dates = findDates(text, 'day-first').map(({ start, end }) => ({ kind: 'date' as const, start, end }));
  const known: ValueInText[] = [...amounts, ...dates];
  if (known.length > MOST_VALUES) return known;
  const numbers = everyMatch(text, NUMBER)
    .map(({ index, 0: printed }) => ({ kind: 'number' as const, start: index, end: index + printed.length }))
    .filter(({ start, end }) => !known.some((one) => one.start < end && one.end > start));
  return [...known, ...numbers];
}
