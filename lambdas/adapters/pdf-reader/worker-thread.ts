import { Worker } from 'node:worker_threads';
import { workerUrl } from './locations.ts';
import type { ReadAnswer, ReadRequest } from './pdf-reader-worker.ts';

/** The JavaScript heap that a worker may use: 50 pages of 1,000 words take about 15 MB, a page's characters another 20. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Starts a worker and waits until it has loaded PDFium.
 * @throws what kept PDFium from loading.
 */
export function startWorker(): Promise<Worker> {
  // No environment: a parser of strangers' files has no use for the function's credentials.
  const worker = new Worker(workerUrl(), {
    env: {},
    execArgv: [],
    resourceLimits: HEAP,
  });
  return new Promise((resolve, reject) => {
    // Stays for the worker's whole life: an error that nobody hears would end the process.
    worker.on('error', reject);
    worker.once('message', () => {
      worker.unref();
      resolve(worker);
    });
  });
}

/**
 * Has a worker read one file. The worker is unusable after an answer that is `spent`.
 * @throws Error when the worker fails for another reason than the file.
 */
export async function askWorker(worker: Worker, request: ReadRequest, deadlineMs: number): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const tooComplex = (detail: string) => resolve({ result: { ok: false, reason: 'TOO_COMPLEX', detail }, spent: true });
  const onError = (error: Error & { readonly code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? tooComplex('the file holds more than the reader has room for')
      : reject(error);
  const timer = setTimeout(() => tooComplex(`reading took longer than ${deadlineMs} ms`), deadlineMs);
  worker.on('message', resolve).on('error', onError).ref();
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', onError).unref();
  }
}
