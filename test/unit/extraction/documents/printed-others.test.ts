import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../../../bench/evaluate-extraction.ts';
import { createPdfReader } from '../../../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';

/** A printed paper: an invoice of another trade, a paper about care that bills none, or, to compare, a bill for care that says little. */
interface Paper {
  readonly file: string;
  readonly kind: 'health-invoice' | 'other';
  readonly group: string;
  /** What it is, in a line. */
  readonly about: string;
}

const FOLDER = join(import.meta.dirname, '../../../extraction-set/printed-others');
/** What is still mistaken: two portals' pages, bare bills for insoles and for `3 séances`. */
const MISTAKEN = ['en-e31.pdf', 'es-e40.pdf', 'es-e55.pdf', 'fr-e53.pdf'];

const reader = createPdfReader({ deadlineMs: PATIENCE_MS });
afterAll(() => reader.close());

function papers(): Paper[] {
  return readFileSync(join(FOLDER, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Paper => JSON.parse(line));
}

it('invoices of other trades, and papers about care that bill none, are taken for no bill for care, and such bills for one', async () => {
  const mistaken: string[] = [];
  for (const { file, kind } of papers()) {
    const read = await reader.read(readFileSync(join(FOLDER, file)));
    if (!read.ok || outlineDocument(read.document).kind !== kind) mistaken.push(file);
  }

  expect(mistaken).toEqual(MISTAKEN);
}, 240_000);
