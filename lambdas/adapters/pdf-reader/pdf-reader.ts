import { Worker } from 'node:worker_threads';
import type { ReadResult } from '../../domain/document/document.ts';
import { workerUrl } from './locations.ts';
import type { ReadRequest, WorkerMessage } from './pdf-reader-worker.ts';

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

/** The JavaScript heap that a worker may use: words and boxes of the largest document allowed take about 60 MB. */
const HEAP_MIB = 128;

/** Makes a reader; its worker thread starts with the first file and stays warm for the next ones. */
export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { deadlineMs = 1500, maximumPages = 50 } = options;
  let worker: Promise<Worker> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function readNow(file: Uint8Array): Promise<ReadResult> {
    if (closed) {
      throw new Error('the PDF reader is closed');
    }
    worker ??= startWorker();
    const thread = await worker.catch((error: unknown) => {
      worker = null;
      throw error;
    });
    const { result, spent } = await askWorker(thread, { file, maximumPages }, deadlineMs);
    if (spent) {
      worker = null;
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
      await (await worker)?.terminate();
      worker = null;
    },
  };
}

function startWorker(): Promise<Worker> {
  const worker = new Worker(workerUrl(), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    env: {},
    execArgv: [],
  });
  // An idle reader must not keep the process alive.
  worker.unref();
  return new Promise((resolve, reject) => {
    // Stays for the worker's whole life: an error that nobody hears would end the process.
    worker.on('error', reject);
    worker.once('message', () => resolve(worker));
  });
}

type Answer = Extract<WorkerMessage, { kind: 'result' }>;

function askWorker(worker: Worker, request: ReadRequest, deadlineMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const giveUp = (detail: string) =>
      settle({ kind: 'result', result: { ok: false, reason: 'TOO_COMPLEX', detail }, spent: true });
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === 'result') {
        settle(message);
      }
    };
    const onError = () => giveUp('the file needs more memory than the reader may use');
    const timer = setTimeout(() => giveUp(`reading took longer than ${deadlineMs} ms`), deadlineMs);
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError);
      resolve(answer);
    };
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(request);
  });
}
