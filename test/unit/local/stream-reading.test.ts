import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StreamReader, StreamReading } from '../../../local/events/stream-reading.ts';
import type { StreamPosition, StreamRecord } from '../../../local/events/table-stream.ts';

/** As many as make a reader wait. */
const MANY = 1000;

let engine: Server;
let written: number;
/** The sequence numbers of each answer that had records. */
let answers: string[][];
let reading: StreamReading | undefined;

/** An engine's stream of one shard; an iterator is the number of records before it. */
beforeEach(async () => {
  [written, answers] = [0, []];
  engine = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1);
    const { ShardIterator, SequenceNumber = '0' } = (await json(request)) as Record<string, string>;
    const from = Number(ShardIterator);
    const numbers = Array.from({ length: Math.max(0, written - from) }, (_, index) => String(from + index + 1));
    const Records = numbers.map((number) => ({ dynamodb: { SequenceNumber: number, Keys: {} } }));
    if (operation === 'GetRecords' && numbers.length > 0) answers.push(numbers);
    const answer = {
      DescribeStream: { StreamDescription: { Shards: [{ ShardId: 'shard' }] } },
      GetShardIterator: { ShardIterator: SequenceNumber },
      GetRecords: { Records, NextShardIterator: String(from + numbers.length) },
    };
    response.end(JSON.stringify(answer[operation as keyof typeof answer]));
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  reading?.close();
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
});

class Reader implements StreamReader {
  readonly position: StreamPosition | null;
  readonly taken: string[] = [];
  outstanding = 0;

  constructor(after: string | null = null) {
    this.position = after === null ? null : { shardId: 'shard', sequenceNumber: after };
  }

  take(records: readonly StreamRecord[]): void {
    this.taken.push(...records.map(({ dynamodb }) => dynamodb.SequenceNumber));
  }
}

function read(...readers: readonly StreamReader[]): void {
  const origin = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  reading = new StreamReading(origin, 'arn', readers);
  void reading.run();
}

test('a stream is read once for all readers that are equally far', async () => {
  const [first, second] = [new Reader(), new Reader()];
  written = 3;
  read(first, second);
  await vi.waitUntil(() => second.taken.length === 3);
  written = 5;
  await vi.waitUntil(() => second.taken.length === 5);
  expect(first.taken).toEqual(['1', '2', '3', '4', '5']);
  expect(second.taken).toEqual(first.taken);
  expect(answers).toEqual([
    ['1', '2', '3'],
    ['4', '5'],
  ]);
});

test('each reader goes on after its own position, and from the same place on they read together', async () => {
  const [ahead, behind] = [new Reader('2'), new Reader('1')];
  written = 3;
  read(ahead, behind);
  await vi.waitUntil(() => behind.taken.length === 2);
  written = 4;
  await vi.waitUntil(() => behind.taken.length === 3);
  expect(ahead.taken).toEqual(['3', '4']);
  expect(behind.taken).toEqual(['2', '3', '4']);
  expect(answers.filter((numbers) => numbers.includes('4'))).toHaveLength(1);
});

test('a reader that can take no more holds up no other, and misses nothing', async () => {
  const [quick, stuck] = [new Reader(), new Reader()];
  stuck.outstanding = MANY;
  written = 2;
  read(quick, stuck);
  await vi.waitUntil(() => quick.taken.length === 2);
  expect(stuck.taken).toEqual([]);
  stuck.outstanding = 0;
  await vi.waitUntil(() => stuck.taken.length === 2);
  expect(stuck.taken).toEqual(['1', '2']);
  expect(quick.taken).toEqual(['1', '2']);
});
