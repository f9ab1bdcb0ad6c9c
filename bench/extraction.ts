import { parseArgs } from 'node:util';
import { evaluateExtraction } from './evaluate-extraction.ts';
import { findDrops, readBaseline, storeBaseline } from './extraction-baseline.ts';
import { composedDocuments, corpusFolder, documentsIn, printedDocuments } from './extraction-sets.ts';
import { printEvaluation } from './print-evaluation.ts';
import { ScannedPages } from './scanned-pages.ts';

/**
 * Reads and extracts sets of documents with truth and prints how well:
 * `node bench/extraction.ts [--set later|held-out|shown|printed|printed-others|dev|negative|DIR] [--layouts D1,D2] [--verbose] [--baseline | --store]`.
 * Without `--set` all parts of the repository's own set, and the development corpus where it lies beside it.
 * `--baseline` compares with the stored figures and fails on a drop; `--store` stores these.
 */
const { values: options } = parseArgs({
  options: {
    set: { type: 'string' },
    layouts: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
  },
});
const layouts = options.layouts?.split(',');

const names = options.set
  ? [options.set]
  : ['later', 'held-out', 'shown', 'printed', 'printed-others', 'dev', 'negative'];
const drops: string[] = [];
const scanned = new ScannedPages();
for (const name of names) {
  const documents = documentsOf(name);
  if (!documents) {
    console.log(`\n== ${name} == is not beside the repository: left out`);
    continue;
  }
  const evaluation = await evaluateExtraction(documents, (file, document) => scanned.read(file, document));
  printEvaluation(name, evaluation, options.verbose);
  if (options.store) storeBaseline(name, evaluation);
  if (options.baseline) drops.push(...findDrops(name, evaluation, readBaseline()[name]));
}
await scanned.close();
scanned.print();
for (const drop of drops) console.error(`worse than the baseline: ${drop}`);
if (drops.length > 0) process.exitCode = 1;

function documentsOf(name: string) {
  if (name === 'later' || name === 'held-out' || name === 'shown') {
    return composedDocuments(name).filter(({ groups }) => !layouts || groups.some((group) => layouts.includes(group)));
  }
  if (name === 'printed') return printedDocuments('invoices');
  if (name === 'printed-others') return printedDocuments('other-documents');
  const folder = corpusFolder(name);
  return folder ? documentsIn(folder, layouts) : undefined;
}
