/**
 * What the local Textract does with scanned pages, in a process that does nothing else, so that its memory and processor
 * time are the product's alone. Takes a file a message, one after the other.
 */
import { readFileSync } from 'node:fs';
import { pageBlocks, type TextBlock } from '../local/textract/blocks.ts';
import { PdfOcr } from '../local/textract/pdf-ocr.ts';

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

/**
 * From proc_pid_status(5), in MB. `process.resourceUsage().maxRSS` would do for the most, but a process begins with its
 * parent's (https://man7.org/linux/man-pages/man2/getrusage.2.html).
 */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
}

function secondsSince(before?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS;
}

const ocr = new PdfOcr();
const before = memory('VmRSS');
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
    most: memory('VmHWM'),
  };
  process.send?.(recognised);
});
