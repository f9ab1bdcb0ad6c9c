import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_REQUEST_BYTES } from '../lambda/function-host.ts';
import type { AccessControl, Assembly, Closable, Functions } from '../ports.ts';
import { isStream } from '../resources/lambda-event-source-mapping.ts';
import type { DeadLetters } from './dead-letters.ts';
import { type MappingSettings, readMappingSettings } from './mapping-settings.ts';
import { PositionFile } from './position-file.ts';
import { type BatchContext, handleBatch } from './stream-batch.ts';
import { StreamProgress } from './stream-progress.ts';
import { type StreamRecord, TableStream } from './table-stream.ts';

export interface StreamMappingsOptions {
  readonly assembly: Assembly;
  readonly access: AccessControl;
  readonly functions: Functions;
  readonly deadLetters: DeadLetters;
  readonly dynamodbOrigin: string;
  /** The engine's stream ARN by table ARN. */
  readonly streams: ReadonlyMap<string, string>;
  readonly dataDirectory: string;
  readonly firstRetryDelayMs?: number;
}

/** A poll costs 0.6 ms: at 20 a second 1 % of a core. An event waits 25 ms on average, and those of a burst share a batch. */
const POLL_MS = 50;
/** GetRecords gives no more at once: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_GetRecords.html */
const FULL_ANSWER = 1000;
/** After an error of the engine, which is being started again meanwhile. */
const ERROR_POLL_MS = 500;
/** Reading waits while this many records are with the function. */
const MOST_OUTSTANDING = 1000;

/** The stream's ARN and what JSON puts around it. */
const BYTES_ADDED_TO_A_RECORD = 1024;

/** Starts every mapping of the template; each goes on where it was when an earlier process ended. */
export function startStreamMappings(options: StreamMappingsOptions): Closable {
  const { assembly, access, streams, dataDirectory } = options;
  const folder = join(dataDirectory, 'stream-positions');
  mkdirSync(folder, { recursive: true });
  const enabled = assembly
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false && isStream(String(properties.EventSourceArn)));
  const mappings = enabled.map((resource) => {
    const settings = readMappingSettings(assembly, access, resource);
    const engineStreamArn = streams.get(settings.tableArn);
    if (engineStreamArn === undefined) throw new TypeError(`${resource.logicalId}: ${settings.tableArn} has no stream`);
    const stream = new TableStream(options.dynamodbOrigin, engineStreamArn);
    return new StreamMapping(settings, stream, new PositionFile(join(folder, `${settings.id}.json`)), options);
  });
  for (const mapping of mappings) void mapping.run();
  return {
    async close() {
      for (const mapping of mappings) mapping.close();
    },
  };
}

/** Reads one stream and hands its records to one function: at least once, in order for each partition key. */
class StreamMapping {
  readonly #settings: MappingSettings;
  readonly #stream: TableStream;
  readonly #position: PositionFile;
  readonly #batches: BatchContext;
  readonly #progress = new StreamProgress();
  /** Lambda's parallelization: records of one key always wait in the same lane. */
  readonly #lanes: { readonly waiting: StreamRecord[]; busy: boolean }[];
  #closed = false;

  constructor(settings: MappingSettings, stream: TableStream, position: PositionFile, options: StreamMappingsOptions) {
    this.#settings = settings;
    this.#stream = stream;
    this.#position = position;
    this.#lanes = Array.from({ length: settings.parallelizationFactor }, () => ({ waiting: [], busy: false }));
    this.#batches = {
      settings,
      functions: options.functions,
      deadLetters: options.deadLetters,
      startedAt: Date.now(),
      firstRetryDelayMs: options.firstRetryDelayMs ?? 100,
      shardId: () => stream.shardId,
      closed: () => this.#closed,
    };
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
    this.#position.close();
  }

  async run(): Promise<void> {
    let sought = false;
    while (!this.#closed) {
      let pause = POLL_MS;
      try {
        if (!sought) await this.#stream.seek(this.#position.read());
        sought = true;
        if (this.#progress.outstanding < MOST_OUTSTANDING && this.#take(await this.#stream.next())) pause = 0;
      } catch (error) {
        if (this.#closed) return;
        console.error(`the stream ${this.#settings.streamArn} could not be read:`, error);
        pause = ERROR_POLL_MS;
        // An iterator may not outlive the engine that gave it; records in the lanes are known and not read again.
        sought = this.#progress.outstanding > 0;
      }
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** @returns whether more may be there already: an answer that is not full leaves what comes next to the next poll. */
  #take(records: readonly StreamRecord[]): boolean {
    if (this.#closed) return false;
    const { filters, partitionKey } = this.#settings;
    for (const record of records) {
      const { SequenceNumber: sequenceNumber, Keys: keys } = record.dynamodb;
      this.#progress.read({ shardId: this.#stream.shardId, sequenceNumber });
      if (filters.length > 0 && !filters.some((matches) => matches(record))) this.#progress.handled(sequenceNumber);
      else this.#lanes[laneOf(JSON.stringify(keys[partitionKey]), this.#lanes.length)]?.waiting.push(record);
    }
    if (records.length > 0) this.#keepPosition();
    for (const lane of this.#lanes) if (!lane.busy && lane.waiting.length > 0) void this.#runLane(lane);
    return records.length >= FULL_ANSWER;
  }

  async #runLane(lane: { readonly waiting: StreamRecord[]; busy: boolean }): Promise<void> {
    lane.busy = true;
    while (lane.waiting.length > 0 && !this.#closed) {
      const batch = lane.waiting.splice(0, batchLength(lane.waiting, this.#settings.batchSize));
      await handleBatch(this.#batches, batch, (records) => {
        for (const { dynamodb } of records) this.#progress.handled(dynamodb.SequenceNumber);
        this.#keepPosition();
      });
    }
    lane.busy = false;
  }

  #keepPosition(): void {
    const position = this.#progress.handledUpTo;
    if (position !== null && !this.#closed) this.#position.write(position);
  }
}

/** How many of the records fit one call: the function's batch size, and no more than 6 MB. */
function batchLength(records: readonly StreamRecord[], batchSize: number): number {
  let bytes = 0;
  let length = 0;
  for (const record of records.slice(0, batchSize)) {
    bytes += Buffer.byteLength(JSON.stringify(record)) + BYTES_ADDED_TO_A_RECORD;
    if (length > 0 && bytes > LONGEST_REQUEST_BYTES) break;
    length += 1;
  }
  return length;
}

function laneOf(key: string, lanes: number): number {
  let hash = 0;
  for (let i = 0; i < key.length; i += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) >>> 0;
  return hash % lanes;
}
