import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import type { StreamPosition } from './table-stream.ts';

/** Longer than any position, so that each overwrites the one before it whole. */
const LENGTH = 512;

/**
 * Keeps how far a stream is handled. Written in place, in one small write that the end of the process cannot halve:
 * replacing a file by renaming costs 2 ms on ext4, which flushes it then, and this happens for every batch.
 */
export class PositionFile {
  readonly #path: string;
  readonly #file: number;
  #written = '';

  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  read(): StreamPosition | null {
    const text = readFileSync(this.#path, 'utf8').trim();
    return text === '' ? null : JSON.parse(text);
  }

  write(position: StreamPosition): void {
    const text = `${JSON.stringify(position).padEnd(LENGTH - 1)}\n`;
    if (text === this.#written) return;
    writeSync(this.#file, text, 0);
    this.#written = text;
  }

  close(): void {
    closeSync(this.#file);
  }
}
