import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeInvoice } from '../samples/sample-invoice.ts';
import { uniqueInvoice } from '../test/flow/unique-invoice.ts';

/** The development corpora lie beside the repository, or beside the folder of its worktrees. */
const corpus = ['../shared/corpus', '../../shared/corpus'].find((path) => existsSync(path));

/** Digital invoices: of a folder, else of the corpus, else composed. */
export function digitalInvoices(count: number, folder = corpus && join(corpus, 'dev')): Uint8Array[] {
  if (folder === undefined) return Array.from({ length: count }, () => composeInvoice(uniqueInvoice()));
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  return names.slice(0, count).map((name) => readFileSync(join(folder, name)));
}

/** Scanned invoices of one page; none where there is no corpus. */
export function scannedInvoices(count: number): Uint8Array[] {
  if (corpus === undefined) return [];
  const folder = join(corpus, 'dev-scanned');
  return readFileSync(join(folder, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): { readonly file: string; readonly pages: number } => JSON.parse(line))
    .filter(({ pages }) => pages === 1)
    .slice(0, count)
    .map(({ file }) => readFileSync(join(folder, file)));
}
