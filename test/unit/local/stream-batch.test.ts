import { expect, test } from 'vitest';
import { type BatchContext, handleBatch } from '../../../local/events/stream-batch.ts';
import type { StreamRecord } from '../../../local/events/table-stream.ts';

const recordOf = (sequence: number) =>
  ({ dynamodb: { SequenceNumber: String(sequence), ApproximateCreationDateTime: 0 } }) as unknown as StreamRecord;

/** Hands records 1 to `count` to a function that fails on number `poison`, and says so where `reports`. */
async function handOver(count: number, poison: number, maximumRetryAttempts: number, reports: boolean) {
  const calls: string[] = [];
  const givenUp: { batch: string; invocations: number }[] = [];
  const handled: string[] = [];
  const context = {
    settings: {
      bisect: true,
      maximumRetryAttempts,
      maximumRecordAgeMs: null,
      reportsItemFailures: reports,
      onFailureQueueArn: 'q',
    },
    functions: {
      invoke: async (_arn: string, payload: string) => {
        const { Records } = JSON.parse(payload) as { Records: StreamRecord[] };
        const numbers = Records.map(({ dynamodb }) => dynamodb.SequenceNumber);
        calls.push(numbers.join());
        const isPoisoned = numbers.includes(String(poison));
        if (!reports) return { payload: 'null', functionError: isPoisoned ? 'Unhandled' : undefined };
        return {
          payload: JSON.stringify({ batchItemFailures: isPoisoned ? [{ itemIdentifier: String(poison) }] : [] }),
        };
      },
    },
    deadLetters: {
      send: async (_queue: string, _caller: unknown, body: string) => {
        const { requestContext, DDBStreamBatchInfo: info } = JSON.parse(body);
        const batch = `${info.startSequenceNumber} to ${info.endSequenceNumber}`;
        givenUp.push({ batch, invocations: requestContext.approximateInvokeCount });
      },
    },
    startedAt: Date.now(),
    firstRetryDelayMs: 0,
    shardId: () => 'shard',
    closed: () => false,
  } as unknown as BatchContext;
  const records = Array.from({ length: count }, (_, index) => recordOf(index + 1));
  await handleBatch(context, records, (done) => handled.push(...done.map(({ dynamodb }) => dynamodb.SequenceNumber)));
  return { calls, givenUp, handled };
}

test('halving a batch uses up no retry: the record that always fails is tried alone as often as the mapping says', async () => {
  const { calls, givenUp, handled } = await handOver(8, 3, 2, false);
  expect(calls).toEqual(['1,2,3,4,5,6,7,8', '1,2,3,4', '1,2', '3,4', '3', '3', '3', '4', '5,6,7,8']);
  expect(givenUp).toEqual([{ batch: '3 to 3', invocations: 3 }]);
  expect(handled).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('nor does going on from the record that is reported', async () => {
  const { calls, givenUp } = await handOver(4, 3, 1, true);
  expect(calls).toEqual(['1,2,3,4', '3,4', '3', '3', '4']);
  expect(givenUp).toEqual([{ batch: '3 to 3', invocations: 2 }]);
});
