import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadPdfium } from '../lambdas/adapters/pdf-reader/pdfium.ts';
import { readDocument } from '../lambdas/adapters/pdf-reader/read-document.ts';
import { REGEXPS_COMPILED_ONCE } from '../lib/bundle-functions.ts';
import { readBareText } from './bare-text.ts';
import { extractDocument } from './extract-document.ts';

/** Processor time in milliseconds a page, warm: our reading and extracting beside PDFium's bare text of the same pages. */
export interface ReadingTimes {
  readonly pages: number;
  readonly read: number;
  readonly extract: number;
  readonly bare: number;
  /** Of reading and extracting, what their own thread takes: so long somebody waits. The rest is of V8's threads, which collect and compile beside it. */
  readonly waited: number;
}

/**
 * So many rounds until the engine has compiled what it will: over 60 invoices extraction took 1.7 times as long in the first five
 * rounds as from the fiftieth on, and 1.1 times in the rounds from 26 to 40.
 */
const WARM_UP = 50;
const ROUNDS = 15;
const MOST_PAGES = 50;

/**
 * Measures on one thread, the three in turn in each round, so that whatever else the machine does hits them alike; of the rounds
 * the median counts. Each is measured over all files at once: to ask the system for the processor time costs as much as a tenth
 * of a page (measured: file by file it gave 14.4 ms a page where this gave 12.6, and 3.3 for bare text where this gave 3.0).
 * @param files digital PDFs.
 */
export async function measureReading(files: readonly Uint8Array[]): Promise<ReadingTimes> {
  const pdfium = await loadPdfium();
  const rounds: Omit<ReadingTimes, 'pages'>[] = [];
  let pages = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [read, results, reading] = timed(() => files.map((file) => readDocument(pdfium, file, MOST_PAGES)));
    const readable = files.filter((_, at) => results[at]?.ok);
    const documents = results.flatMap((result) => (result.ok ? [result.document] : []));
    const [extract, , extracting] = timed(() => documents.map(extractDocument));
    const [bare, counts] = timed(() => readable.map((file) => readBareText(pdfium, file, MOST_PAGES)));
    pages = counts.reduce((sum, count) => sum + count, 0);
    if (round >= 0) rounds.push({ read, extract, bare, waited: reading + extracting });
  }
  const perPage = (part: keyof (typeof rounds)[number]) =>
    median(rounds.map((spent) => spent[part])) / Math.max(1, pages);
  const [read, extract, bare, waited] = [perPage('read'), perPage('extract'), perPage('bare'), perPage('waited')];
  return { pages, read, extract, bare, waited };
}

/** As `ReadingTimes`, of the first document of a process, with what the process then loads, once all is imported. */
export interface FirstDocumentTimes {
  readonly ours: number;
  readonly bare: number;
}

/** Measures each file in processes of its own; of the files the median counts. */
export function measureFirstDocument(files: readonly Uint8Array[]): FirstDocumentTimes {
  const program = join(import.meta.dirname, 'first-document-process.ts');
  const took = (file: Uint8Array, what: 'ours' | 'bare') =>
    Number(execFileSync(process.execPath, [REGEXPS_COMPILED_ONCE, program, what], { input: file, encoding: 'utf8' }));
  const times = files.map((file) => ({ bare: took(file, 'bare'), ours: took(file, 'ours') }));
  return { ours: median(times.map(({ ours }) => ours)), bare: median(times.map(({ bare: own }) => own)) };
}

function timed<T>(work: () => T): [milliseconds: number, result: T, ownMilliseconds: number] {
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  const result = work();
  const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)];
  return [(all.user + all.system) / 1000, result, (own.user + own.system) / 1000];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
