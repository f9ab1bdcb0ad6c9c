import type { Worker } from 'node:worker_threads';
import { MOST_PAGES, type ReadResult } from '../../domain/document/document.ts';
import { askWorker, startWorker } from './worker-thread.ts';

export interface PdfReader {
  /**
   * Reads a PDF's pages, words and boxes. Files are read one after the other.
   * Every file gets an answer within the deadline, also one that was made to break readers.
   * @param file the whole file; it is copied, the caller keeps it.
   * @throws Error when the reader is closed, or PDFium can't be loaded.
   */
  read(file: Uint8Array): Promise<ReadResult>;
  close(): Promise<void>;
}

export interface PdfReaderOptions {
  /** For reading one file, in milliseconds, not counting the start of the worker (about 100). */
  readonly deadlineMs?: number;
  /** Pages beyond these are counted but not read. */
  readonly maximumPages?: number;
}

/**
 * Makes a reader. Its worker thread starts with the first file and stays warm for the next ones; an idle one does not
 * keep the process alive.
 */
export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { deadlineMs = 1500, maximumPages = MOST_PAGES } = options;
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function startWarmWorker(): Promise<Worker> {
    const started = await startWorker();
    started.once('exit', () => {
      worker = worker === started ? null : worker;
    });
    worker = started;
    return started;
  }

  async function readNow(file: Uint8Array): Promise<ReadResult> {
    if (closed) {
      throw new Error('the PDF reader is closed');
    }
    const thread = worker ?? (await startWarmWorker());
    const { result, spent } = await askWorker(thread, { file, maximumPages }, deadlineMs);
    if (spent) {
      // Before the next worker starts: the two together would hold twice the memory.
      await thread.terminate();
    }
    return result;
  }

  return {
    read(file) {
      const answer = queue.then(() => readNow(file));
      queue = answer.catch(() => {});
      return answer;
    },
    async close() {
      closed = true;
      await queue;
      await worker?.terminate();
    },
  };
}
