import { type StreamPlace, type StreamPosition, type StreamRecord, TableStream } from './table-stream.ts';

/** Somebody who wants all records of a stream, in order. */
export interface StreamReader {
  /** The last record that needs not be read again; null before the first. */
  readonly position: StreamPosition | null;
  /** How many records it has taken and not dealt with yet. */
  readonly outstanding: number;
  take(records: readonly StreamRecord[], shardId: string): void;
}

/** A poll costs 0.6 ms: at 20 a second 1 % of a core. An event waits 25 ms on average, and those of a burst share a batch. */
const POLL_MS = 50;
/** GetRecords gives no more at once: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_GetRecords.html */
const FULL_ANSWER = 1000;
/** After an error of the engine, which is being started again meanwhile. */
const ERROR_POLL_MS = 500;
/** A reader with this many records outstanding waits. */
const MOST_OUTSTANDING = 1000;

interface Placed {
  readonly reader: StreamReader;
  /** Where it goes on; null: to be sought by its position. */
  place: StreamPlace | null;
}

/**
 * Reads a table's stream for several readers, once for all that are at the same place: half the cost of two that keep up.
 * One that falls behind reads by itself until it is where the others are, and holds none of them up.
 */
export class StreamReading {
  readonly #stream: TableStream;
  readonly #streamArn: string;
  readonly #placed: readonly Placed[];
  #closed = false;

  /** @param streamArn the engine's own name of the stream. */
  constructor(engineOrigin: string, streamArn: string, readers: readonly StreamReader[]) {
    this.#stream = new TableStream(engineOrigin, streamArn);
    this.#streamArn = streamArn;
    this.#placed = readers.map((reader) => ({ reader, place: null }));
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  async run(): Promise<void> {
    while (!this.#closed) {
      let pause = POLL_MS;
      try {
        if (await this.#poll()) pause = 0;
      } catch (error) {
        if (this.#closed) return;
        console.error(`the stream ${this.#streamArn} could not be read:`, error);
        pause = ERROR_POLL_MS;
        // An iterator may not outlive the engine that gave it; records that are outstanding are known and not read again.
        for (const placed of this.#placed) if (placed.reader.outstanding === 0) placed.place = null;
      }
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** @returns whether more may be there already: an answer that is not full leaves what comes next to the next poll. */
  async #poll(): Promise<boolean> {
    const able = this.#placed.filter(({ reader }) => reader.outstanding < MOST_OUTSTANDING);
    const places = new Map<string, { readonly place: StreamPlace; readonly together: Placed[] }>();
    for (const placed of able) {
      placed.place ??= await this.#stream.seek(placed.reader.position);
      const name = `${placed.place.shardId} ${placed.place.iterator}`;
      const there = places.get(name) ?? { place: placed.place, together: [] };
      there.together.push(placed);
      places.set(name, there);
    }
    let isFull = false;
    for (const { place, together } of places.values()) {
      const { records, next } = await this.#stream.read(place);
      if (this.#closed) return false;
      for (const placed of together) {
        placed.place = next;
        placed.reader.take(records, next.shardId);
      }
      isFull ||= records.length >= FULL_ANSWER;
    }
    return isFull;
  }
}
