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
import { type StreamReader, StreamReading } from './stream-reading.ts';
import type { StreamPosition, StreamRecord } from './table-stream.ts';

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

interface Lane {
  readonly waiting: StreamRecord[];
  busy: boolean;
}

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
    return new StreamMapping(settings, new PositionFile(join(folder, `${settings.id}.json`)), options);
  });
  const readings = [...Map.groupBy(mappings, ({ tableArn }) => tableArn)].map(([tableArn, readers]) => {
    const engineStreamArn = streams.get(tableArn);
    if (engineStreamArn === undefined) throw new TypeError(`the mappings' ${tableArn} has no stream`);
    return new StreamReading(options.dynamodbOrigin, engineStreamArn, readers);
  });
  for (const reading of readings) void reading.run();
  return {
    async close() {
      for (const reading of readings) reading.close();
      for (const mapping of mappings) mapping.close();
    },
  };
}

/**
 * Hands a stream's records to one function: at least once, and in their order; with a parallelization factor above one,
 * in order for each item only, which is partition and sort key: https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
class StreamMapping implements StreamReader {
  readonly #settings: MappingSettings;
  readonly #position: PositionFile;
  readonly #batches: BatchContext;
  readonly #progress = new StreamProgress();
  /** Lambda's parallelization: records of one item always wait in the same lane. */
  readonly #lanes: readonly Lane[];
  #shardId = '';
  #closed = false;

  constructor(settings: MappingSettings, position: PositionFile, options: StreamMappingsOptions) {
    this.#settings = settings;
    this.#position = position;
    this.#lanes = Array.from({ length: settings.parallelizationFactor }, () => ({ waiting: [], busy: false }));
    this.#batches = {
      settings,
      functions: options.functions,
      deadLetters: options.deadLetters,
      startedAt: Date.now(),
      firstRetryDelayMs: options.firstRetryDelayMs ?? 100,
      shardId: () => this.#shardId,
      closed: () => this.#closed,
    };
  }

  get tableArn(): string {
    return this.#settings.tableArn;
  }

  get position(): StreamPosition | null {
    return this.#position.read();
  }

  get outstanding(): number {
    return this.#progress.outstanding;
  }

  close(): void {
    this.#closed = true;
    this.#position.close();
  }

  take(records: readonly StreamRecord[], shardId: string): void {
    const { filters, keyAttributes } = this.#settings;
    this.#shardId = shardId;
    for (const record of records) {
      const { SequenceNumber: sequenceNumber, Keys: keys } = record.dynamodb;
      this.#progress.read({ shardId, sequenceNumber });
      if (filters.length > 0 && !filters.some((matches) => matches(record))) this.#progress.handled(sequenceNumber);
      else this.#laneOf(keyAttributes.map((name) => keys[name])).waiting.push(record);
    }
    if (records.length > 0) this.#keepPosition();
    for (const lane of this.#lanes) if (!lane.busy && lane.waiting.length > 0) void this.#runLane(lane);
  }

  #laneOf(key: readonly unknown[]): Lane {
    const lane = this.#lanes[hashOf(JSON.stringify(key)) % this.#lanes.length];
    if (lane === undefined) throw new RangeError('a mapping has one lane at least');
    return lane;
  }

  async #runLane(lane: Lane): Promise<void> {
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

function hashOf(key: string): number {
  let hash = 0;
  for (let i = 0; i < key.length; i += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) >>> 0;
  return hash;
}
