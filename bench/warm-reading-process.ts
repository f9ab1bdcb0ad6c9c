/** Reads and extracts all files of the folder that is given, and takes their bare text, until V8 has compiled what it will, and prints `ReadingTimes` as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPdfium } from '../lambdas/adapters/pdf-reader/pdfium.ts';
import { readDocument } from '../lambdas/adapters/pdf-reader/read-document.ts';
import { MOST_PAGES } from '../lambdas/domain/document/document.ts';
import { readBareText } from './bare-text.ts';
import { extractDocument } from './extract-document.ts';
import type { ReadingTimes } from './measure-reading.ts';
import { percentile } from './percentile.ts';

/**
 * So many rounds until the engine has compiled what it will: over 60 invoices extraction took 1.7 times as long in the first five
 * rounds as from the fiftieth on, and 1.1 times in the rounds from 26 to 40.
 */
const WARM_UP = 50;
const ROUNDS = 15;
/**
 * Measures on one thread, the three in turn in each round, so that whatever else the machine does hits them alike; of the rounds
 * the median counts. Each is measured over all files at once: to ask the system for the processor time costs as much as a tenth
 * of a page (measured: file by file it gave 14.4 ms a page where this gave 12.6, and 3.3 for bare text where this gave 3.0).
 */
async function timesOf(files: readonly Uint8Array[]): Promise<ReadingTimes> {
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
  const perPage = (part: keyof (typeof rounds)[number]) => {
    const spent = rounds.map((round) => round[part]);
    return percentile(spent, 0.5) / Math.max(1, pages);
  };
  const [read, extract, bare, waited] = [perPage('read'), perPage('extract'), perPage('bare'), perPage('waited')];
  return { pages, read, extract, bare, waited };
}

function timed<T>(work: () => T): [milliseconds: number, result: T, ownMilliseconds: number] {
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  const result = work();
  const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)];
  return [(all.user + all.system) / 1000, result, (own.user + own.system) / 1000];
}

const [, , folder = '.'] = process.argv;
const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
console.log(JSON.stringify(await timesOf(files)));
