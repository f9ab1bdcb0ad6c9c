import { EngineConnection } from '../endpoint/engine-connection.ts';

/** A change of an item, as DynamoDB Streams gives it. */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly dynamodb: {
    readonly Keys: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly SequenceNumber: string;
    /** Epoch seconds. */
    readonly ApproximateCreationDateTime: number;
    readonly [other: string]: unknown;
  };
  readonly [other: string]: unknown;
}

export interface StreamPosition {
  readonly shardId: string;
  /** The last record that needs not be read again; null before a shard's first. */
  readonly sequenceNumber: string | null;
}

/** Where a reading goes on. Readings that are equally far have equal places, as far as the engine's iterators tell. */
export interface StreamPlace {
  readonly shardId: string;
  /** null: at the end of a shard that has ended. */
  readonly iterator: string | null;
}

interface Shard {
  readonly ShardId: string;
}

/** The engine asks for the form of a signature and checks none. */
const UNSIGNED = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0',
  'x-amz-date': '20200101T000000Z',
  'content-type': 'application/x-amz-json-1.0',
};

/** A table's stream as the DynamoDB engine gives it, one shard after the other. */
export class TableStream {
  readonly #engine: EngineConnection;
  readonly #streamArn: string;

  /** @param streamArn the engine's own name of the stream. */
  constructor(engineOrigin: string, streamArn: string) {
    this.#engine = new EngineConnection(engineOrigin);
    this.#streamArn = streamArn;
  }

  close(): void {
    this.#engine.close();
  }

  /** The place of the record after `position`, or of the oldest there is. */
  async seek(position: StreamPosition | null): Promise<StreamPlace> {
    const shards = await this.#shards();
    const kept = position && shards.find(({ ShardId }) => ShardId === position.shardId);
    const shard = kept ?? shards[0];
    if (!shard) throw new Error(`the stream ${this.#streamArn} has no shard`);
    return this.#open(shard.ShardId, kept ? position.sequenceNumber : null);
  }

  /** What has come at a place since, in order; up to 1,000 records, all of the shard of the next place. */
  async read(place: StreamPlace): Promise<{ readonly records: readonly StreamRecord[]; readonly next: StreamPlace }> {
    const { shardId, iterator } = place.iterator === null ? await this.#nextShard(place) : place;
    if (iterator === null) return { records: [], next: place };
    const answer = await this.#call<{ Records: StreamRecord[]; NextShardIterator?: string }>('GetRecords', {
      ShardIterator: iterator,
    });
    return { records: answer.Records, next: { shardId, iterator: answer.NextShardIterator ?? null } };
  }

  async #nextShard(ended: StreamPlace): Promise<StreamPlace> {
    const shards = await this.#shards();
    const next = shards[shards.findIndex(({ ShardId }) => ShardId === ended.shardId) + 1];
    return next ? this.#open(next.ShardId, null) : ended;
  }

  async #open(shardId: string, after: string | null): Promise<StreamPlace> {
    const from =
      after === null
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
    const { ShardIterator } = await this.#call<{ ShardIterator: string }>('GetShardIterator', {
      StreamArn: this.#streamArn,
      ShardId: shardId,
      ...from,
    });
    return { shardId, iterator: ShardIterator };
  }

  async #shards(): Promise<readonly Shard[]> {
    const { StreamDescription } = await this.#call<{ StreamDescription: { Shards: Shard[] } }>('DescribeStream', {
      StreamArn: this.#streamArn,
    });
    return StreamDescription.Shards;
  }

  async #call<Answer>(operation: string, body: object): Promise<Answer> {
    const { status, body: answer } = await this.#engine.call({
      method: 'POST',
      url: '/',
      headers: { ...UNSIGNED, 'x-amz-target': `DynamoDBStreams_20120810.${operation}` },
      body: Buffer.from(JSON.stringify(body)),
    });
    if (status !== 200) throw new Error(`${operation} on ${this.#streamArn}: ${status} ${answer.toString('utf8')}`);
    return JSON.parse(answer.toString('utf8')) as Answer;
  }
}
