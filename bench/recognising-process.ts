/**
 * What the local Textract does with scanned pages, in a process that does nothing else, so that its memory and processor
 * time are the product's alone. Takes a file a message, one after the other.
 */
import { pageBlocks, type TextBlock } from '../local/textract/blocks.ts';
import { PdfOcr } from '../local/textract/pdf-ocr.ts';
import { residentMemory } from '../test/resident-memory.ts';

/** What came of one file, and what the process has taken up to then. */
export interface Recognised {
  /** Of each page; null for one that could not be read. */
  readonly pages: readonly (readonly TextBlock[] | null)[];
  /** Processor time of the start, and since. */
  readonly start: number;
  readonly seconds: number;
  /** Resident memory in MB: before the first file, and the most there ever was. */
  readonly before: number;
  readonly most: number;
}

const MICROSECONDS = 1_000_000;
const MIB = 2 ** 20;

function secondsSince(before?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS;
}

const ocr = new PdfOcr();
const before = residentMemory('now') / MIB;
const starting = process.cpuUsage();
// What is no PDF starts the reader and is not read.
const started = ocr.read(new Uint8Array()).then(() => ({ seconds: secondsSince(starting), cpu: process.cpuUsage() }));

process.on('disconnect', () => process.exit());
process.on('message', async (file: Uint8Array) => {
  const { seconds, cpu } = await started;
  const texts = (await ocr.read(file)) ?? [];
  const recognised: Recognised = {
    pages: texts.map((text, index) => (text === null ? null : pageBlocks(text, index + 1))),
    start: seconds,
    seconds: secondsSince(cpu),
    before,
    most: residentMemory('peak') / MIB,
  };
  process.send?.(recognised);
});
