import { createPdfReader } from '../lambdas/adapters/pdf-reader/pdf-reader.ts';
import type { Document, Word } from '../lambdas/domain/document/document.ts';
import { PATIENCE_MS, type TrueDocument } from './evaluate-extraction.ts';

const FIGURES = ['total_amount', 'insurance_amount', 'out_of_pocket'] as const;
type Figure = (typeof FIGURES)[number];

/** A figure that is printed otherwise: by another digit, by two that changed places, or without one; never so that rounding explains it. */
interface PlantedError {
  readonly figure: Figure;
  readonly value: string;
  readonly changed: string;
}

/** A document of which one figure or two are printed otherwise than the rest would have them, wherever they stand. */
export interface PlantedDocument extends TrueDocument {
  readonly planted: readonly PlantedError[];
}

/**
 * Each consistent document that prints total, insurer's and patient's share, three times: with another of them changed
 * each time. Its truth is what is printed then, and that the amounts do not agree.
 */
export async function* plantErrors(documents: Iterable<TrueDocument>): AsyncGenerator<PlantedDocument> {
  let count = 0;
  for await (const [one, values] of printingAll(documents)) {
    count += 1;
    for (const [index, figure] of FIGURES.entries()) {
      const value = values[figure];
      const changed = MISPRINTS[(count + index) % MISPRINTS.length]?.(value) ?? withOtherDigit(value);
      yield withPlanted(one, [{ figure, value, changed }]);
    }
  }
}

/**
 * The same documents with total and insurer's share raised by the same amount, so that the three agree: only the lines, a gross with
 * its discount or another figure can tell. Where a bill prints nothing of that kind nobody can.
 */
export async function* raiseTotals(documents: Iterable<TrueDocument>): AsyncGenerator<PlantedDocument> {
  for await (const [one, values] of printingAll(documents)) {
    const by = Math.floor(Number(values.total_amount) * RAISED) + 1;
    const planted = (['total_amount', 'insurance_amount'] as const).map((figure) => ({
      figure,
      value: values[figure],
      changed: (Number(values[figure]) + by).toFixed(2),
    }));
    if (planted.every(({ value, changed }) => value.length === changed.length)) yield withPlanted(one, planted);
  }
}

/** As a share of the total. */
const RAISED = 0.07;

/** The consistent documents that print all three figures, and these. */
async function* printingAll(
  documents: Iterable<TrueDocument>,
): AsyncGenerator<readonly [TrueDocument, Record<Figure, string>]> {
  const reader = createPdfReader({ deadlineMs: PATIENCE_MS });
  for (const one of documents) {
    const values = statedIn(one);
    if (!values) continue;
    const result = await reader.read(one.file);
    const words = result.ok ? wordsOf(result.document) : [];
    if (FIGURES.every((figure) => words.some((word) => prints(word, values[figure])))) yield [one, values];
  }
  await reader.close();
}

function withPlanted(one: TrueDocument, planted: readonly PlantedError[]): PlantedDocument {
  const changed = Object.fromEntries(planted.map((error) => [error.figure, error.changed]));
  const fields = { ...one.truth.fields, ...changed };
  // A rate that is printed stays; one that is worked out is that of what is printed now.
  const rate = ((100 * Number(fields.insurance_amount)) / Number(fields.total_amount)).toFixed(2);
  const accept = { ...one.truth.accept, insurance_percent: [rate, null] };
  const errors = planted.map((error) => `${error.figure} ${error.value} as ${error.changed}`);
  return {
    ...one,
    id: [one.id, ...errors].join(', '),
    truth: { fields, accept, expected_amounts_consistent: false },
    planted,
  };
}

/** The document as it is printed with its errors. */
export function withPlantedErrors(document: Document, { planted }: PlantedDocument): Document {
  const change = (word: Word) => {
    const error = planted.find(({ value }) => prints(word, value));
    return error ? { ...word, text: changedIn(word.text, error.changed) } : word;
  };
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, words: line.words.map(change) })),
  }));
  return { ...document, pages };
}

/** The three figures with two decimals each; undefined unless all are there, above zero and unlike. */
function statedIn({ truth }: TrueDocument): Record<Figure, string> | undefined {
  const { fields, expected_amounts_consistent: isConsistent } = truth;
  const [total = 0, insurance = 0, patient = 0] = FIGURES.map((figure) => Number(fields?.[figure] ?? 0));
  if (isConsistent === false || insurance <= 0 || patient <= 0 || total <= 0 || insurance === patient) return undefined;
  return { total_amount: total.toFixed(2), insurance_amount: insurance.toFixed(2), out_of_pocket: patient.toFixed(2) };
}

function wordsOf({ pages }: Document): readonly Word[] {
  return pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words));
}

const NUMBER = /\d[\d.,'’]*\d|\d/;

/** Whether a word is a figure with its cents, or without where they are nil, in whatever separators; signs and currencies may stand around it. */
function prints({ text }: Word, value: string): boolean {
  const [number = ''] = NUMBER.exec(text) ?? [];
  if (/\d/.test(text.replace(number, ''))) return false;
  const digits = number.replace(/\D/g, '');
  const hasCents = /[.,]\d{2}$/.test(number);
  return hasCents ? digits === value.replace('.', '') : `${digits}.00` === value;
}

/** The text with the digits of another figure, of the same length or without its second, in its own separators. */
function changedIn(text: string, changed: string): string {
  const digits = [...changed.replace('.', '')];
  const isShorter = digits.length < text.replace(/\D/g, '').length;
  let seen = 0;
  return text.replace(/\d/g, (digit) => {
    seen += 1;
    return isShorter && seen === 2 ? '' : (digits.shift() ?? digit);
  });
}

const MISPRINTS: readonly ((value: string) => string | undefined)[] = [withOtherDigit, withSwappedDigits, withoutDigit];

function withOtherDigit(value: string): string {
  const at = /^\d\d/.test(value) ? 1 : 0;
  // Never a nought in front.
  const digit = (Number(value[at]) + 3) % 10 || (at === 0 ? 1 : 0);
  return `${value.slice(0, at)}${digit}${value.slice(at + 1)}`;
}

/** `452.00` for 542.00; undefined where all digits before the point are alike. */
function withSwappedDigits(value: string): string | undefined {
  const swapped = value.replace(/(\d)(?!\1)([1-9])(?=\d*\.)/, '$2$1');
  return swapped === value ? undefined : swapped;
}

/** `81.20` for 881.20; undefined where the groups of thousands would break, or another figure be left than a tenth. */
function withoutDigit(value: string): string | undefined {
  const whole = value.indexOf('.');
  return whole < 2 || whole % 3 === 1 || Number(value[0] + value.slice(2)) * 10 === Number(value)
    ? undefined
    : value[0] + value.slice(2);
}
