import { parseArgs } from 'node:util';
import { scannedSet } from '../test/scanned-set/scanned-set.ts';
import { evaluateExtraction } from './evaluate-extraction.ts';
import { findDrops, readBaseline, storeBaseline } from './extraction-baseline.ts';
import {
  composedDocuments,
  corpusFolder,
  documentsIn,
  printedAbroad,
  printedClaims,
  printedDocuments,
  printedEveryday,
} from './extraction-sets.ts';
import { measureReading } from './measure-reading.ts';
import { plantErrors, raiseTotals, withPlantedErrors } from './planted-errors.ts';
import { printEvaluation } from './print-evaluation.ts';
import { ScannedPages } from './scanned-pages.ts';
import { readSeveralTimes, withUnknownWords } from './unknown-words.ts';

/**
 * Reads and extracts sets of documents with truth and prints how well:
 * `node bench/extraction.ts [--set printed|printed-abroad|printed-everyday|printed-claims|later|held-out|shown|dev|negative|DIR] [--layouts D1,D2] [--verbose] [--baseline | --store]`.
 * `--scans clean|poor` prints the documents first and scans the prints; `--every N` takes one of N of them.
 * `--unknown-words SHARE` reads each document three times with that share (0 to 1) of its words replaced by nonsense.
 * `--planted-errors` reads what prints all three figures three times, with another of them printed wrongly each time;
 * `--raised-totals` reads it with total and insurer's share raised by the same amount.
 * Without `--set` all parts of the repository's own set, and the development corpus where it lies beside it.
 * `--speed` also measures processor time beside PDFium's bare text of the same pages, on the development corpus or else the
 * repository's own set. `--baseline` compares with the stored figures and fails on a drop; `--store` stores these.
 */
const { values: options } = parseArgs({
  options: {
    set: { type: 'string' },
    layouts: { type: 'string' },
    scans: { type: 'string' },
    'unknown-words': { type: 'string' },
    'planted-errors': { type: 'boolean', default: false },
    'raised-totals': { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
  },
});
const layouts = options.layouts?.split(',');
const quality = options.scans === 'clean' || options.scans === 'poor' ? options.scans : undefined;
const unknown = Number(options['unknown-words'] ?? 0);
const [PLANTED, RAISED] = ['planted errors', 'raised totals'];
const planting = { [PLANTED]: plantErrors, [RAISED]: raiseTotals };
const planted = options['planted-errors'] ? PLANTED : options['raised-totals'] ? RAISED : undefined;
/** One document of so many is read as a process's first. */
const FIRST_EVERY = 7;

const names = options.set
  ? [options.set]
  : [
      'printed',
      'printed-abroad',
      'printed-everyday',
      'printed-claims',
      'later',
      'held-out',
      'shown',
      'dev',
      'negative',
    ];
const drops: string[] = [];
const scanned = new ScannedPages();
for (const set of names) {
  const name = [set, quality && `${quality} scans`, unknown > 0 && `${unknown} unknown words`, planted]
    .filter(Boolean)
    .join(', ');
  const documents = documentsOf(set);
  if (!documents) {
    console.log(`\n== ${name} == is not beside the repository: left out`);
    continue;
  }
  const read = unknown > 0 ? [...readSeveralTimes(documents)] : documents;
  const given = quality ? scannedSet(read, quality, Number(options.every)) : read;
  const plant = planted && planting[planted];
  const evaluation = plant
    ? await evaluateExtraction(plant(documents), withPlantedErrors)
    : await evaluateExtraction(given, async (document, one) =>
        withUnknownWords(await scanned.read(one.file, document), unknown, one),
      );
  printEvaluation(name, evaluation, options.verbose);
  if (options.store) storeBaseline(name, evaluation);
  if (options.baseline) drops.push(...findDrops(name, evaluation, readBaseline()[name]));
}
if (options.speed) await printSpeed();
scanned.close();
scanned.print();
for (const drop of drops) console.error(`worse than the baseline: ${drop}`);
if (drops.length > 0) process.exitCode = 1;

function documentsOf(name: string) {
  if (name === 'later' || name === 'held-out' || name === 'shown') {
    return composedDocuments(name).filter(({ groups }) => !layouts || groups.some((group) => layouts.includes(group)));
  }
  if (name === 'printed') return printedDocuments();
  if (name === 'printed-abroad') return printedAbroad();
  if (name === 'printed-everyday') return printedEveryday();
  if (name === 'printed-claims') return printedClaims();
  const folder = corpusFolder(name);
  return folder ? documentsIn(folder, layouts) : undefined;
}

async function printSpeed() {
  const documents = documentsOf('dev') ?? documentsOf('held-out') ?? [];
  const files = documents.map(({ file }) => file);
  const firsts = files.filter((_, index) => index % FIRST_EVERY === 0);
  const { warm, first } = await measureReading(files, firsts);
  const { pages, read, extract, bare, waited } = warm;
  const [ours, ratio] = [read + extract, (read + extract) / bare];
  console.log(
    `\nprocessor time a page, warm (${pages} pages): reading ${read.toFixed(2)} + extracting ${extract.toFixed(2)}`,
  );
  console.log(
    `= ${ours.toFixed(2)} ms, of which their own thread ${waited.toFixed(2)}; PDFium's bare text ${bare.toFixed(2)} ms; ${ratio.toFixed(2)} times that`,
  );
  console.log(
    `processor time of a process's first document, the median of ${firsts.length}, ${first.ours.toFixed(0)} ms (target: at most 200); bare text ${first.bare.toFixed(0)} ms`,
  );
}
