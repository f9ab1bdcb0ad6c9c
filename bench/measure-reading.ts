import { loadPdfium, type Pdfium } from '../lambdas/adapters/pdf-reader/pdfium.ts';
import { readDocument } from '../lambdas/adapters/pdf-reader/read-document.ts';
import { extractDocument } from './extract-document.ts';

/** Processor time in milliseconds a page, warm: our reading and extracting beside PDFium's bare text of the same pages. */
export interface ReadingTimes {
  readonly pages: number;
  readonly read: number;
  readonly extract: number;
  readonly bare: number;
}

/**
 * So many rounds until the engine has compiled what it will: extraction took 3.9 ms a page in the first five rounds, 2.5 in
 * the rounds up to 25, 2.3 up to 40 and 2.1 to 2.2 from 50 on.
 */
const WARM_UP = 50;
const ROUNDS = 15;
const MOST_PAGES = 50;
const BYTES_A_CHARACTER = 2;

/**
 * Measures on one thread, the three in turn for each file, so that whatever else the machine does hits them alike; of the
 * rounds the median counts.
 * @param files digital PDFs.
 */
export async function measureReading(files: readonly Uint8Array[]): Promise<ReadingTimes> {
  const pdfium = await loadPdfium();
  const rounds: Omit<ReadingTimes, 'pages'>[] = [];
  let pages = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const spent = { read: 0, extract: 0, bare: 0 };
    pages = 0;
    for (const file of files) {
      const [bareMs, barePages] = timed(() => readBareText(pdfium, file));
      const [readMs, result] = timed(() => readDocument(pdfium, file, MOST_PAGES));
      if (!result.ok) continue;
      const [extractMs] = timed(() => extractDocument(result.document));
      pages += barePages;
      spent.bare += bareMs;
      spent.read += readMs;
      spent.extract += extractMs;
    }
    if (round >= 0) rounds.push(spent);
  }
  const perPage = (part: 'read' | 'extract' | 'bare') =>
    median(rounds.map((spent) => spent[part])) / Math.max(1, pages);
  return { pages, read: perPage('read'), extract: perPage('extract'), bare: perPage('bare') };
}

/** What any program has to do that wants the text of a PDF and nothing else. Returns the number of pages. */
function readBareText({ call }: Pdfium, file: Uint8Array): number {
  const data = call.malloc(file.byteLength);
  new Uint8Array(call.memory.buffer, data, file.byteLength).set(file);
  const document = call.FPDF_LoadMemDocument(data, file.byteLength, 0);
  const count = document === 0 ? 0 : Math.min(MOST_PAGES, call.FPDF_GetPageCount(document));
  for (let index = 0; index < count; index += 1) {
    const page = call.FPDF_LoadPage(document, index);
    const text = call.FPDFText_LoadPage(page);
    const characters = call.FPDFText_CountChars(text);
    const buffer = call.malloc((characters + 1) * BYTES_A_CHARACTER);
    call.FPDFText_GetText(text, 0, characters, buffer);
    new TextDecoder('utf-16le').decode(new Uint8Array(call.memory.buffer, buffer, characters * BYTES_A_CHARACTER));
    call.free(buffer);
    call.FPDFText_ClosePage(text);
    call.FPDF_ClosePage(page);
  }
  if (document !== 0) call.FPDF_CloseDocument(document);
  call.free(data);
  return count;
}

function timed<T>(work: () => T): [milliseconds: number, result: T] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
