import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { linesOfPages } from '../lambdas/adapters/textract-blocks.ts';
import type { Document } from '../lambdas/domain/document/document.ts';
import { needsRecognition, withRecognition } from '../lambdas/domain/document/recognition.ts';
import { type Figure, keepsTarget } from './figure.ts';
import type { Recognised } from './recognising-process.ts';

/** Reads the scanned pages of documents as the local Textract does, and tells what it took. */
export class ScannedPages {
  #process: ChildProcess | null = null;
  #pages = 0;
  #unread = 0;
  #first: Recognised | null = null;
  #last: Recognised | null = null;

  async read(file: Uint8Array, document: Document): Promise<Document> {
    if (!needsRecognition(document)) return document;
    const recognised = await this.#recognise(file);
    this.#first ??= recognised;
    this.#last = recognised;
    const { pages } = recognised;
    this.#pages += pages.length;
    this.#unread += pages.filter((blocks) => blocks === null).length;
    // The blocks go through JSON, as they do on the wire.
    const blocks = JSON.parse(JSON.stringify(pages.flatMap((page) => page ?? [])));
    return withRecognition(document, { status: 'done', pages: linesOfPages(blocks) });
  }

  close(): void {
    this.#process?.kill();
  }

  print(): void {
    if (this.#first === null || this.#last === null) return;
    const { before, most, start } = this.#first;
    console.log(`\n${this.#pages} pages recognised in a process of their own (${this.#unread} could not be)`);
    print({
      name: `processor time a page, after ${start.toFixed(1)} s for the start`,
      value: this.#last.seconds / this.#pages,
      unit: 's',
      target: { bound: 'at most', value: 2 },
    });
    print({
      name: `memory at most, of all that the process holds (${before.toFixed(0)} before, ${most.toFixed(0)} after one document)`,
      value: this.#last.most,
      unit: 'MB',
      target: { bound: 'at most', value: 450 },
    });
  }

  async #recognise(file: Uint8Array): Promise<Recognised> {
    this.#process ??= startProcess();
    const over = new AbortController();
    const ended = once(this.#process, 'exit', over).then(([code]) => {
      throw new Error(`the process that recognises ended with ${code}`);
    });
    this.#process.send(file);
    try {
      const [recognised] = await Promise.race([once(this.#process, 'message', over), ended]);
      return recognised as Recognised;
    } finally {
      over.abort();
    }
  }
}

function startProcess(): ChildProcess {
  return fork(new URL('./recognising-process.ts', import.meta.url), {
    serialization: 'advanced',
    // As `npm start` does: memory is no other than the service's.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  });
}

function print(figure: Figure): void {
  const { name, value, unit, target } = figure;
  const digits = value < 10 ? 2 : 0;
  const kept = keepsTarget(figure) ? 'kept' : 'NOT KEPT';
  console.log(`${name}: ${value.toFixed(digits)} ${unit} (target: ${target?.bound} ${target?.value}, ${kept})`);
}
