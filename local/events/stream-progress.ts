import type { StreamPosition } from './table-stream.ts';

interface Entry {
  readonly position: StreamPosition;
  handled: boolean;
}

/** Which records of a stream are still to be handled, though they end in any order; says up to where none is left. */
export class StreamProgress {
  readonly #outstanding: Entry[] = [];
  readonly #bySequenceNumber = new Map<string | null, Entry>();
  /** Everything up to this record is handled; null when nothing of this process's reading is. */
  handledUpTo: StreamPosition | null = null;

  get outstanding(): number {
    return this.#outstanding.length;
  }

  /** Records must be read in the stream's order. */
  read(position: StreamPosition): void {
    const entry = { position, handled: false };
    this.#outstanding.push(entry);
    this.#bySequenceNumber.set(position.sequenceNumber, entry);
  }

  handled(sequenceNumber: string): void {
    const entry = this.#bySequenceNumber.get(sequenceNumber);
    if (entry) entry.handled = true;
    const firstLeft = this.#outstanding.findIndex((each) => !each.handled);
    const done = this.#outstanding.splice(0, firstLeft < 0 ? this.#outstanding.length : firstLeft);
    for (const { position } of done) this.#bySequenceNumber.delete(position.sequenceNumber);
    this.handledUpTo = done.at(-1)?.position ?? this.handledUpTo;
  }
}
