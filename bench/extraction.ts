import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPdfReader } from '../lambdas/adapters/pdf-reader/pdf-reader.ts';
import { DOCUMENT_FIELDS } from '../lambdas/contracts/extraction-data.ts';
import type { Document } from '../lambdas/domain/document/document.ts';
import { identifyInsurer } from '../lambdas/domain/extraction/identify-insurer.ts';
import { normalizeReadings } from '../lambdas/domain/extraction/normalize-readings.ts';
import { outlineDocument } from '../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../lambdas/domain/extraction/read-amounts.ts';
import { readFields } from '../lambdas/domain/extraction/read-fields.ts';
import type { Readings } from '../lambdas/domain/extraction/reading.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import { Scores } from './extraction-scores.ts';
import { isRight, type Truth } from './extraction-truth.ts';

/** Reads and extracts a folder of PDFs with truth: `node bench/extraction.ts [--set DIR] [--layouts D1,D2] [--verbose]`. */
const { values: options } = parseArgs({
  options: { set: { type: 'string' }, layouts: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
/** The development corpus lies beside the repository, or beside the folder of its worktrees. */
const corpora = ['../shared/corpus/dev', '../../shared/corpus/dev'];
const folder = resolve(options.set ?? corpora.find((path) => existsSync(path)) ?? '../shared/corpus/dev');

interface Entry {
  readonly id: string;
  readonly file: string;
  readonly truth: string;
  readonly template: string;
  readonly language: string;
  readonly kind: string;
}

const layouts = options.layouts?.split(',');
const entries = readFileSync(join(folder, 'index.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Entry => JSON.parse(line))
  .filter((entry) => !layouts || layouts.includes(entry.template));

const reader = createPdfReader();
const scores = new Scores();
let [readMs, extractMs, pages] = [0, 0, 0];
for (const entry of entries) {
  const started = performance.now();
  const result = await reader.read(readFileSync(join(folder, entry.file)));
  const read = performance.now();
  const document = result.ok ? result.document : { pages: [], pageCount: 0 };
  const { kind, category, readings } = extract(document);
  extractMs += performance.now() - read;
  readMs += read - started;
  pages += document.pages.length;
  const truth: Truth = JSON.parse(readFileSync(join(folder, entry.truth), 'utf8'));
  scores.addKind(entry.id, kind, truth.fields ? 'health-invoice' : 'other');
  if (!truth.fields) continue;
  scores.addCategory(entry.id, category, truth.fields.category);
  for (const field of DOCUMENT_FIELDS) {
    const reading = readings[field];
    const right = reading !== undefined && isRight(field, reading.value, truth);
    scores.add({
      id: entry.id,
      groups: [entry.template, entry.language],
      field,
      wanted: truth.fields[field],
      reading,
      right,
    });
  }
}
await reader.close();
scores.print(options.verbose);
console.log(
  `\n${pages} pages: reading ${(readMs / pages).toFixed(1)} ms a page, extracting ${(extractMs / pages).toFixed(1)} ms a page`,
);

function extract(document: Document): { kind: string; category: string | null; readings: Readings } {
  const outline = outlineDocument(document);
  const amounts = readAmounts(document, outline).readings;
  const insurer = identifyInsurer(document, outline, INSURERS);
  const fields = readFields(document, outline, { ...amounts, ...insurer });
  return {
    kind: outline.kind,
    category: outline.category,
    readings: normalizeReadings({ ...amounts, ...insurer, ...fields }, outline),
  };
}
