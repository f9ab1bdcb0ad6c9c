import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../durable-file.ts';
import type { Connection } from './connection.ts';

/**
 * Which connections are open, kept over the end of the process: a connection ends with the process that served it, and
 * its end must be told like any other.
 */
export class ConnectionJournal {
  readonly #file: string;
  readonly #open: Map<string, Connection>;

  constructor(file: string) {
    this.#file = file;
    const kept: Connection[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    this.#open = new Map(kept.map((connection) => [connection.id, connection]));
  }

  /** Those that an earlier process left open. */
  get connections(): readonly Connection[] {
    return [...this.#open.values()];
  }

  add(connection: Connection): void {
    this.#open.set(connection.id, connection);
    this.#keep();
  }

  remove(connectionId: string): void {
    if (this.#open.delete(connectionId)) this.#keep();
  }

  #keep(): void {
    replaceFile(this.#file, JSON.stringify(this.connections));
  }
}
