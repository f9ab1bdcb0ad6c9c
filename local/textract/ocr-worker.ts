/** Renders and reads the pages of one PDF after the other, in a thread of its own: rendering blocks, and files are strangers'. */
import { parentPort } from 'node:worker_threads';
import { withoutDarkGrounds } from './dark-grounds.ts';
import type { GreyImage } from './grey-image.ts';
import { startOcrEngine } from './ocr-engine.ts';
import { loadRenderer, type OpenPdf } from './page-renderer.ts';
import type { PageText } from './page-text.ts';
import { readImage } from './read-image.ts';

export type OcrRequest =
  /** Opens a file, in place of the one that was open. */
  | { readonly kind: 'open'; readonly file: Uint8Array }
  | { readonly kind: 'render'; readonly index: number }
  /** Reads the page that was rendered last. */
  | { readonly kind: 'recognize' };

/** `pageCount`: null for what is no PDF that can be opened. `rendered`: whether the page could be. */
export type OcrAnswer =
  | { readonly pageCount: number | null }
  | { readonly rendered: boolean }
  | { readonly text: PageText };

const port = parentPort;
if (port === null) throw new Error('the OCR worker runs in a worker thread only');

const [openPdf, engine] = await Promise.all([loadRenderer(), startOcrEngine()]);
let pdf: OpenPdf | null = null;
let image: GreyImage | null = null;

port.on('message', async (request: OcrRequest) => port.postMessage(await answer(request)));
port.postMessage('ready');

async function answer(request: OcrRequest): Promise<OcrAnswer> {
  if (request.kind === 'open') {
    pdf?.close();
    pdf = openPdf(request.file);
    return { pageCount: pdf?.pageCount ?? null };
  }
  if (request.kind === 'render') {
    image = pdf?.render(request.index) ?? null;
    return { rendered: image !== null };
  }
  return { text: image === null ? [] : await readImage(engine, withoutDarkGrounds(image)) };
}
