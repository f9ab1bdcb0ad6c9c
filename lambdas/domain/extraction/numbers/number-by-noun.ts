import { NUMBER_PHRASES } from '../labels/number-phrases.ts';
import type { LabelWord } from '../labels/words-of.ts';
import { wordsOf } from '../labels/words-of.ts';
import { isFigureOrDate, isNumberAlone } from '../layout/cells-beside.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { isOthersCertificate } from './others-certificate.ts';
import { isPayingCard } from './paying-card.ts';
import { readId } from './read-id.ts';

type Kind = NonNullable<ReturnType<typeof NUMBER_PHRASES.kindsOf>>[number];
type Field = 'claim_number' | 'insured_id';

const FIELDS: Partial<Record<Kind, Field>> = { insured: 'insured_id', card: 'insured_id', claim: 'claim_number' };
const CONFIDENCE = 0.6;
const LEAST_FIGURES = 6;
const [MOST_CAPTION_WORDS, MOST_BETWEEN] = [5, 4];
/** Beside the noun in a caption these say nothing else: whose it is, and a form's letter. */
const NEUTRAL = /^(?:[a-z]|plan|scheme|fund|on|their|our|your|his|her|its|ihre?r?|su|votre|notre|seu|sua|anda)$/;
/** Kinds of words that don't change what a noun's number is of. */
const PASSED: ReadonlySet<Kind> = new Set<Kind>(['number', 'payer', 'beside', 'link']);
const MARK = /^(?:n[or]?|n o|nos?|nro|num|numero|number|nummer|nomor|id)$/;
/** Of whose card it is speaks the line; so does an insurer's name there. */
const INSURED = wordPattern(
  'insured|member\\w*|health|medical|sanitaria|salud|saude|sante|versichert\\w*|gesundheits\\w*|asegurad[oa]|afiliad[oa]|segurad[oa]|beneficiari[oa]|assure\\w*|adherente?|tertanggung|peserta',
);

interface Found {
  readonly field: Field;
  readonly reading: Reading;
}

/**
 * The number of a noun that no word for number makes a label: under `Aetna member` or `Their claim`, and in running text
 * `(member 4419 0276 55)`, `Afiliado OSDE 310 Nº 61 884120 7 01`, `laut Karte unter der Nummer T 550 118 447`.
 */
export function numberByNoun(sheet: Sheet, field: Field, taken: ReadonlySet<string>): Reading | undefined {
  const found = numbersOfNouns(sheet).filter((one) => one.field === field && !taken.has(one.reading.value));
  const [first, ...others] = found;
  // Two members, or two claims: none of them is the paper's.
  return others.some(({ reading }) => reading.value !== first?.reading.value) ? undefined : first?.reading;
}

const numbersOfNouns = onceASheet((sheet): readonly Found[] =>
  sheet.segments.flatMap((segment, at) => {
    const words = wordsOf(segment.plain);
    const captioned = byCaption(segment, words, sheet);
    return captioned ? [captioned] : inText(segment, words, sheet.segments[at + 1]);
  }),
);

function byCaption(segment: Segment, all: readonly LabelWord[], { neighbours }: Sheet): Found | undefined {
  const words = /^\d{1,2}$/.test(all[0]?.text ?? '') ? all.slice(1) : all;
  if (words.length > MOST_CAPTION_WORDS || words.length < 2 || /\d/.test(words.map(({ text }) => text).join('')))
    return;
  const isNamed = hasWord(segment.plain, INSURER_WORDS);
  const fields = new Set<Field>();
  for (const { text } of words) {
    const kinds = NUMBER_PHRASES.kindsOf(text)?.filter((kind) => !PASSED.has(kind)) ?? [];
    const field = kinds.flatMap((kind) => FIELDS[kind] ?? [])[0];
    if (field) fields.add(field);
    else if (!NEUTRAL.test(text) && (kinds.length > 0 || !(isNamed || NUMBER_PHRASES.kindsOf(text)))) return undefined;
  }
  const [field] = fields;
  if (!field || fields.size > 1 || isOthersCertificate('', segment.plain, segment.plain)) return undefined;
  const cell = [neighbours.rightOf(segment), neighbours.below(segment)].find(
    (one) => one && isNumberAlone(one) && !isFigureOrDate(one) && isLong(one.text),
  );
  return cell && foundIn(cell, 0, field);
}

/** The number behind a noun, with nothing or a few words and a mark between. */
function inText(segment: Segment, words: readonly LabelWord[], next: Segment | undefined): readonly Found[] {
  return words.flatMap(({ text }, at) => {
    const kinds = NUMBER_PHRASES.kindsOf(text) ?? [];
    const isFile = kinds.includes('file') && hasWord(segment.plain, INSURER_WORDS);
    const field = kinds.flatMap((kind) => FIELDS[kind] ?? [])[0] ?? (isFile ? 'claim_number' : undefined);
    if (!field) return [];
    const isCard = !kinds.includes('insured') && field === 'insured_id';
    if (isCard && !isMembersCard(segment.plain)) return [];
    if (field === 'insured_id' && isOthersCertificate('', segment.plain, segment.plain)) return [];
    const from = startOfNumber(segment.text, words, at);
    if (from === undefined) return [];
    const isAtEnd = from >= segment.text.trimEnd().length;
    const found = isAtEnd
      ? next && isNextLine(next, segment) && foundIn(next, 0, field)
      : foundIn(segment, from, field);
    return found ? [found] : [];
  });
}

function isMembersCard(plain: string): boolean {
  return !isPayingCard(plain) && (hasWord(plain, INSURED) || hasWord(plain, INSURER_WORDS));
}

/** Right behind the noun, or behind the mark that follows it. */
function startOfNumber(text: string, words: readonly LabelWord[], at: number): number | undefined {
  const noun = words[at];
  if (!noun) return undefined;
  const behind = /^[ :]+(?=(?:\p{Lu}{1,4} ?)?\d)/u.exec(text.slice(noun.end))?.[0];
  for (const word of words.slice(at + 1, at + 2 + MOST_BETWEEN)) {
    if (/[,;:()]|\p{L}{3}\.\s/u.test(text.slice(noun.end, word.start))) break;
    if (MARK.test(word.text)) return word.end + (/^[.:º°]*\s*/.exec(text.slice(word.end))?.[0].length ?? 0);
    if (NUMBER_PHRASES.kindsOf(word.text)?.some((kind) => !PASSED.has(kind))) break;
  }
  return behind ? noun.end + behind.length : undefined;
}

function isNextLine({ page, top, left }: Segment, above: Segment): boolean {
  const height = above.bottom - above.top;
  return page === above.page && top > above.top && top - above.top < 2 * height && left <= above.left + height;
}

function foundIn(segment: Segment, from: number, field: Field): Found | undefined {
  const id = readId(segment.text.slice(from), false);
  if (!id || !isLong(id.value) || isFigureOrDate({ text: id.value })) return undefined;
  const [start, end] = [from + id.start, from + id.end];
  if (segment.money.some((money) => money.certain && money.start < end && money.end > start)) return undefined;
  const place = placeOf(segment, start, end);
  return { field, reading: { value: id.value, printed: id.value, confidence: CONFIDENCE, place, method: 'noun' } };
}

function isLong(text: string): boolean {
  return text.replace(/\D/g, '').length >= LEAST_FIGURES;
}
