import { linesOfPages } from '../lambdas/adapters/textract-blocks.ts';
import type { Document } from '../lambdas/domain/document/document.ts';
import { needsRecognition, withRecognition } from '../lambdas/domain/document/recognition.ts';
import { pageBlocks } from '../local/textract/blocks.ts';
import { PdfOcr } from '../local/textract/pdf-ocr.ts';

const MICROSECONDS = 1_000_000;

/** Reads the scanned pages of documents as the local Textract does, and tells what it took. */
export class ScannedPages {
  readonly #ocr = new PdfOcr();
  #pages = 0;
  #seconds = 0;
  #largestMemory = 0;
  #unread = 0;

  async read(file: Uint8Array, document: Document): Promise<Document> {
    if (!needsRecognition(document)) return document;
    const before = process.cpuUsage();
    const texts = (await this.#ocr.read(file)) ?? [];
    const { user, system } = process.cpuUsage(before);
    this.#seconds += (user + system) / MICROSECONDS;
    this.#pages += texts.length;
    this.#largestMemory = Math.max(this.#largestMemory, process.memoryUsage.rss());
    const blocks = texts.flatMap((text, index) => (text === null ? [] : pageBlocks(text, index + 1)));
    const unread = new Set(texts.flatMap((text, index) => (text === null ? [index + 1] : [])));
    this.#unread += unread.size;
    // The blocks go through JSON, as they do on the wire.
    const pages = linesOfPages(JSON.parse(JSON.stringify(blocks)));
    return withRecognition(document, { status: 'done', pages, unread });
  }

  close(): Promise<void> {
    return this.#ocr.close();
  }

  print(): void {
    if (this.#pages === 0) return;
    const seconds = this.#seconds / this.#pages;
    console.log(
      `${this.#pages} pages recognised (${this.#unread} could not be): ${seconds.toFixed(2)} s of processor time a page, with the start, at most ${(this.#largestMemory / 1024 / 1024).toFixed(0)} MB in all`,
    );
  }
}
