import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { composeInvoices, type Part } from '../test/extraction-set/extraction-set.ts';
import type { TrueDocument } from './evaluate-extraction.ts';

const ROOT = join(import.meta.dirname, '..');

interface IndexRow {
  /** Absent in some sets: the file's name stands for it. */
  readonly id?: string;
  readonly file: string;
  readonly truth: string;
  readonly template: string;
  readonly producer: string;
  readonly language: string;
}

/** The documents of a folder that holds an `index.jsonl` as described in ../shared/corpus/README.md. */
export function documentsIn(folder: string, layouts?: readonly string[]): TrueDocument[] {
  return readFileSync(join(folder, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): IndexRow => JSON.parse(line))
    .filter(({ template }) => !layouts || layouts.includes(template))
    .map(({ id, file, truth, template, producer, language }) => ({
      id: id ?? file,
      groups: [template, language, producer].filter((group) => group !== undefined),
      file: readFileSync(join(folder, file)),
      truth: JSON.parse(readFileSync(join(folder, truth), 'utf8')),
    }));
}

/** The documents of the repository's own set that other programs printed, in English, with some that are no invoices. */
export function printedDocuments(): TrueDocument[] {
  return documentsIn(join(ROOT, 'test/extraction-set/printed'));
}

/** As `printedDocuments`, in German, French, Spanish, Portuguese and Indonesian. */
export function printedAbroad(): TrueDocument[] {
  return documentsIn(join(ROOT, 'test/extraction-set/printed-abroad'));
}

/** As `printedDocuments`, in six languages: what clinics' software and word processors print, invoices only. */
export function printedEveryday(): TrueDocument[] {
  return documentsIn(join(ROOT, 'test/extraction-set/printed-everyday'));
}

/** As `printedDocuments`, in six languages: what providers issue, and what goes between them and payers. */
export function printedClaims(): TrueDocument[] {
  return documentsIn(join(ROOT, 'test/extraction-set/printed-claims'));
}

/** The documents of one part of the repository's own set. */
export function composedDocuments(part: Part): TrueDocument[] {
  return composeInvoices(part).map(({ id, layout, language, file, fields }) => ({
    id,
    groups: [layout, language],
    file,
    truth: { fields },
  }));
}

/** A set of the corpus that lies beside the repository, or beside the folder of its worktrees, or else a folder by its path; undefined where there is none. */
export function corpusFolder(set: string): string | undefined {
  const ofCorpus = ['../shared/corpus', '../../shared/corpus'].map((corpus) => join(ROOT, corpus, set));
  return [...ofCorpus, resolve(set)].find(existsSync);
}
