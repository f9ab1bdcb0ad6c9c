import { parentPort } from 'node:worker_threads';
import type { ReadResult, UnreadableReason } from '../../domain/document/document.ts';
import { loadPdfium } from './pdfium.ts';
import { readDocument } from './read-document.ts';
import { TooComplexError } from './too-complex-error.ts';

export interface ReadRequest {
  readonly file: Uint8Array;
  readonly maximumPages: number;
}

export interface ReadAnswer {
  readonly result: ReadResult;
  /** True when this worker can't, or should not, read another file. */
  readonly spent: boolean;
}

/** A worker whose memory has grown past this reads no other file: WebAssembly memory never shrinks. */
const RETIRE_AT_BYTES = 96 * 1024 * 1024;

const port = parentPort;
if (port === null) {
  throw new Error('the PDF reader runs in a worker thread only');
}
const pdfium = await loadPdfium();
port.on('message', (request: ReadRequest) => port.postMessage(answer(request)));
// The first message says that the worker is ready; each later one is a `ReadAnswer`.
port.postMessage('ready');

function answer({ file, maximumPages }: ReadRequest): ReadAnswer {
  try {
    const result = readDocument(pdfium, file, maximumPages);
    return { result, spent: pdfium.wasRefusedMemory() || pdfium.memoryBytes() > RETIRE_AT_BYTES };
  } catch (error) {
    return { result: { ok: false, ...whyGivenUp(error) }, spent: true };
  }
}

/** Why PDFium gave up: it aborts where it can't go on, and its state is undefined afterwards. Other errors are ours. */
function whyGivenUp(error: unknown): { readonly reason: UnreadableReason; readonly detail: string } {
  if (error instanceof TooComplexError) {
    return { reason: 'TOO_COMPLEX', detail: error.message };
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'RuntimeError' && pdfium.wasRefusedMemory()) {
    return { reason: 'TOO_COMPLEX', detail: 'the file needs more memory than the reader may use' };
  }
  if (name === 'RuntimeError') {
    return { reason: 'CORRUPT', detail: 'the file made the PDF parser give up' };
  }
  if (error instanceof RangeError) {
    return { reason: 'TOO_COMPLEX', detail: 'the file nests deeper than the reader can follow' };
  }
  throw error;
}
