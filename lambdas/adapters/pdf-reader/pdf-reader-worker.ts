import { parentPort } from 'node:worker_threads';
import type { ReadResult } from '../../domain/document/document.ts';
import { loadPdfium } from './pdfium.ts';
import { readDocument } from './read-document.ts';

/** What the worker is asked. */
export interface ReadRequest {
  readonly file: Uint8Array;
  readonly maximumPages: number;
}

/** What the worker says: that it is ready for files, or a file's result and whether it can take another. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: ReadResult; readonly spent: boolean };

/** A module whose memory has grown past this is thrown away after the file: WebAssembly memory never shrinks. */
const RETIRE_AT_BYTES = 96 * 1024 * 1024;

const port = parentPort;
if (port === null) {
  throw new Error('the PDF reader runs in a worker thread only');
}
const pdfium = await loadPdfium();
port.on('message', ({ file, maximumPages }: ReadRequest) => {
  port.postMessage(answer(file, maximumPages));
});
port.postMessage({ kind: 'ready' } satisfies WorkerMessage);

function answer(file: Uint8Array, maximumPages: number): WorkerMessage {
  try {
    const result = readDocument(pdfium, file, maximumPages);
    return { kind: 'result', result, spent: pdfium.memoryBytes() > RETIRE_AT_BYTES || pdfium.wasRefusedMemory() };
  } catch {
    // PDFium aborts where it cannot go on; its state is undefined afterwards. The error may quote the file, so it stays here.
    const result: ReadResult = pdfium.wasRefusedMemory()
      ? { ok: false, reason: 'TOO_COMPLEX', detail: 'the file needs more memory than the reader may use' }
      : { ok: false, reason: 'CORRUPT', detail: 'the file made the PDF parser give up' };
    return { kind: 'result', result, spent: true };
  }
}
