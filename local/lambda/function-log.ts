import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** One generation is kept beside the current one, so a function's logs take at most twice this. */
const LONGEST_BYTES = 10_000_000;

/** Appends what a function prints to `<folder>/<function>.log`. */
export class FunctionLog {
  readonly #path: string;
  readonly #printed: (printed: Uint8Array) => void;
  #stream: WriteStream;
  #bytes: number;

  /** @param printed told of all that the function itself prints. */
  constructor(folder: string, functionName: string, printed: (printed: Uint8Array) => void = () => undefined) {
    this.#printed = printed;
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, `${functionName}.log`);
    this.#bytes = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
    this.#stream = createWriteStream(this.#path, { flags: 'a' });
  }

  /** What the function prints. */
  print(chunk: Uint8Array): void {
    this.#printed(chunk);
    this.write(chunk);
  }

  write(text: string | Uint8Array): void {
    this.#bytes += text.length;
    this.#stream.write(text);
    if (this.#bytes > LONGEST_BYTES) this.#rotate();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#stream.end(resolve));
  }

  #rotate(): void {
    this.#stream.end();
    renameSync(this.#path, `${this.#path}.1`);
    this.#stream = createWriteStream(this.#path, { flags: 'a' });
    this.#bytes = 0;
  }
}
