import { createPdfReader } from '../lambdas/adapters/pdf-reader/pdf-reader.ts';
import { DOCUMENT_FIELDS, type DocumentField } from '../lambdas/contracts/extraction-data.ts';
import type { Document } from '../lambdas/domain/document/document.ts';
import type { Reading } from '../lambdas/domain/extraction/reading.ts';
import { extractDocument } from './extract-document.ts';
import { isRight, type Truth, wantedOf } from './extraction-truth.ts';

/** A document with its truth; the groups are what its figures are also shown by: layout, language, producer. */
export interface TrueDocument {
  readonly id: string;
  readonly groups: readonly string[];
  readonly file: Uint8Array;
  readonly truth: Truth;
}

/** One field of one document: what it says and what was read. */
export interface FieldOutcome {
  readonly id: string;
  readonly groups: readonly string[];
  readonly field: DocumentField;
  readonly wanted: string | number | null | undefined;
  readonly reading: Reading | undefined;
  readonly right: boolean;
}

/** What the production reader and extractor made of a set. */
export interface Evaluation {
  readonly outcomes: readonly FieldOutcome[];
  readonly kinds: readonly { readonly id: string; readonly found: string; readonly wanted: string }[];
  readonly categories: readonly {
    readonly id: string;
    readonly found: string | null;
    readonly wanted: string | number | null | undefined;
  }[];
  /** The amount check's result against what is planted in the document. */
  readonly amountChecks: readonly { readonly id: string; readonly found: string; readonly wanted: string }[];
  readonly pages: number;
  readonly readMs: number;
  readonly extractMs: number;
}

/** What is done to a document between reading and extracting: image pages are read, words are replaced. */
export type Prepare<T extends TrueDocument> = (document: Document, one: T) => Document | Promise<Document>;

/** What is read is asked for here, not how fast: on a busy machine the pipeline's deadline would make other figures of it. */
export const PATIENCE_MS = 60_000;

/** Reads and extracts every document as the pipeline does; image pages stay unread unless they are prepared. */
export async function evaluateExtraction<T extends TrueDocument>(
  documents: Iterable<T> | AsyncIterable<T>,
  prepare: Prepare<T> = (document) => document,
): Promise<Evaluation> {
  const outcomes: FieldOutcome[] = [];
  const kinds = [];
  const categories = [];
  const amountChecks = [];
  let [readMs, extractMs, pages] = [0, 0, 0];
  const reader = createPdfReader({ deadlineMs: PATIENCE_MS });
  for await (const one of documents) {
    const { id, groups, file, truth } = one;
    const started = performance.now();
    const result = await reader.read(file);
    readMs += performance.now() - started;
    const document = await prepare(result.ok ? result.document : { pages: [], pageCount: 0 }, one);
    const read = performance.now();
    const { kind, category, readings, amountCheck } = extractDocument(document);
    extractMs += performance.now() - read;
    pages += document.pages.length;
    kinds.push({ id, found: kind, wanted: truth.fields ? 'health-invoice' : 'other' });
    if (!truth.fields) continue;
    const isAccepted = category !== null && truth.accept?.category?.includes(category);
    categories.push({ id, found: category, wanted: isAccepted ? category : truth.fields.category });
    const wanted = truth.expected_amounts_consistent === false ? 'FAIL' : 'PASS';
    amountChecks.push({ id, found: amountCheck, wanted });
    for (const field of DOCUMENT_FIELDS) {
      const reading = readings[field];
      const right = reading !== undefined && isRight(field, reading.value, truth);
      outcomes.push({ id, groups, field, wanted: wantedOf(field, reading?.value, truth), reading, right });
    }
  }
  await reader.close();
  return { outcomes, kinds, categories, amountChecks, pages, readMs, extractMs };
}
