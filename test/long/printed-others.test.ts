import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../bench/evaluate-extraction.ts';
import { createPdfReader } from '../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import { outlineDocument } from '../../lambdas/domain/extraction/outline-document.ts';

/** A printed paper: an invoice of another trade, a paper about care that bills none, or, to compare, a bill for care that says little. */
interface Paper {
  readonly file: string;
  readonly kind: 'health-invoice' | 'other';
  readonly group: string;
  /** What it is, in a line. */
  readonly about: string;
}

const FOLDER = join(import.meta.dirname, '../extraction-set/printed-others');
/** Taken for bills for care still: portals' pages, letters and trades told in words of care. */
const OTHERS_MISTAKEN =
  'de-g03 de-g09 en-e31 en-f06 en-f07 en-g03 es-e40 es-f02 es-f08 es-g08 es-g10 fr-f01 fr-f06 fr-g04 fr-g05 id-f08 id-g05 pt-g01 pt-g06';
/** And for none: bare bills of houses that nothing names as such, nearly all without an insurer, and letters that are bills. */
const BILLS_MISTAKEN =
  'de-f09 de-g02 de-g05 en-f09 en-f10 en-g07 es-e55 es-f09 es-f10 es-g05 es-g06 fr-e53 fr-f09 fr-f10 fr-g06 fr-g07 id-f09 id-f10 id-g01 pt-f09 pt-f10 pt-g04 pt-g09';

const reader = createPdfReader({ deadlineMs: PATIENCE_MS });
afterAll(() => reader.close());

function papers(): Paper[] {
  return readFileSync(join(FOLDER, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Paper => JSON.parse(line));
}

it('invoices of other trades, and papers about care that bill none, are taken for no bill for care, and such bills for one', async () => {
  const mistaken: Record<Paper['kind'], string[]> = { other: [], 'health-invoice': [] };
  for (const { file, kind } of papers()) {
    const read = await reader.read(readFileSync(join(FOLDER, file)));
    if (!read.ok || outlineDocument(read.document).kind !== kind) mistaken[kind].push(basename(file, '.pdf'));
  }

  expect({ others: mistaken.other.sort().join(' '), bills: mistaken['health-invoice'].sort().join(' ') }).toEqual({
    others: OTHERS_MISTAKEN,
    bills: BILLS_MISTAKEN,
  });
}, 240_000);
