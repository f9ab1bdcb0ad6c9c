import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Closable } from '../ports.ts';
import type { OcrAnswer, OcrRequest } from './ocr-worker.ts';
import type { PageText } from './page-text.ts';

/** Some ten times what a dense page takes on a busy machine; a page that takes longer counts as unreadable. */
const PAGE_DEADLINE_MS = 60_000;
const OPEN_DEADLINE_MS = 15_000;
/** A page takes 0.1 s; drawings that call themselves take for ever. */
const RENDER_DEADLINE_MS = 4_000;
/** A worker holds some 200 MB; starting one takes a second. */
const IDLE_MS = 30_000;

/** Reads the scanned pages of PDFs, one file after the other. Its worker starts when there is something to read, and ends when idle. */
export class PdfOcr implements Closable {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  /**
   * @returns the text of each page, null for one that can't be read; null for a file that is no PDF.
   * @throws Error when closed meanwhile.
   */
  read(file: Uint8Array): Promise<readonly (PageText | null)[] | null> {
    const pages = this.#queue.then(() => this.#read(file));
    this.#queue = pages.catch(() => undefined);
    return pages;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#end();
  }

  async #read(file: Uint8Array): Promise<readonly (PageText | null)[] | null> {
    clearTimeout(this.#idle);
    const opened = await this.#ask({ kind: 'open', file }, OPEN_DEADLINE_MS);
    const pageCount = opened !== null && 'pageCount' in opened ? opened.pageCount : null;
    if (pageCount === null) return null;
    const pages: (PageText | null)[] = [];
    for (let index = 0; index < pageCount; index += 1) {
      pages.push(await this.#readPage(index));
      // A page that took its worker with it: the next one gets another.
      if (this.#worker === null && index + 1 < pageCount) await this.#ask({ kind: 'open', file }, OPEN_DEADLINE_MS);
    }
    this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
    return pages;
  }

  async #readPage(index: number): Promise<PageText | null> {
    const drawn = await this.#ask({ kind: 'render', index }, RENDER_DEADLINE_MS);
    if (drawn === null || !('rendered' in drawn) || !drawn.rendered) return null;
    const read = await this.#ask({ kind: 'recognize' }, PAGE_DEADLINE_MS);
    return read !== null && 'text' in read ? read.text : null;
  }

  /** @returns null when the worker did not survive it, or was too slow and is ended. */
  async #ask(request: OcrRequest, deadlineMs: number): Promise<OcrAnswer | null> {
    if (this.#closed) throw new Error('reading was ended');
    const worker = await this.#started();
    const over = new AbortController();
    const late = setTimeout(() => over.abort(), deadlineMs);
    worker.postMessage(request);
    try {
      const [answer] = (await Promise.race([
        once(worker, 'message', over),
        once(worker, 'exit', over).then(() => [null]),
      ])) as [OcrAnswer | null];
      if (this.#closed) throw new Error('reading was ended');
      return answer;
    } catch (error) {
      await this.#end();
      if (this.#closed) throw error;
      return null;
    } finally {
      clearTimeout(late);
      over.abort();
    }
  }

  async #started(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./ocr-worker.ts', import.meta.url), { env: {}, stdout: true, stderr: true });
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    await once(worker, 'message');
    // An error ends the worker, which is what counts; unheard it would end the process.
    worker.on('error', () => undefined);
    this.#worker = worker;
    return worker;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = null;
  }
}
