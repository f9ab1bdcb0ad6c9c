import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { table } from '../adapters/table.ts';
import { listSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { errorFields, log } from '../kit/log.ts';
import { leaveToSlowFanOut } from './leave-to-slow-fan-out.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { startPipeline } from './start-pipeline.ts';
import { isStoredEvent, storedEvent } from './stored-event.ts';
import { tellingsOf } from './telling.ts';

/**
 * Acts on every event that the table's stream brings: an uploaded invoice's pipeline starts, and webhooks are queued, for
 * all of an account's events in the batch at once. Both are idempotent: Lambda goes on from the lowest failure and brings
 * what came after it again (docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html).
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const byAccount = Map.groupBy(Records.filter(isStoredEvent), (record) => storedEvent(record).accountId);
  const failures = await Promise.all([
    ...Records.map((record) => failuresOf([record], async () => startPipeline(storedEvent(record)))),
    ...[...byAccount].map(([accountId, records]) => failuresOf(records, () => queueWebhooks(accountId, records))),
  ]);
  return { batchItemFailures: [...new Set(failures.flat())].map((itemIdentifier) => ({ itemIdentifier })) };
}

/**
 * Receivers that keep us waiting get their deliveries from a function of their own: as many more writes must hold up
 * neither those of receivers that answer nor the events behind these.
 */
async function queueWebhooks(accountId: string, records: readonly DynamoDBRecord[]): Promise<void> {
  // Younger than every event in the batch: who subscribed before something happened hears of it.
  const subscriptions = await listSubscriptions(table(), accountId);
  const prompt = subscriptions.filter(({ slowSince }) => slowSince === null);
  const slow = subscriptions.filter(({ slowSince }) => slowSince !== null);
  const events = records.map(storedEvent);
  await Promise.all([queueDeliveries(tellingsOf(events, prompt)), leaveToSlowFanOut(tellingsOf(events, slow))]);
}

/** @returns the sequence numbers of the records, if the work on them failed. */
async function failuresOf(records: readonly DynamoDBRecord[], work: () => Promise<void>): Promise<readonly string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    const sequenceNumbers = records.map((record) => record.dynamodb?.SequenceNumber ?? '');
    log('error', 'events were not passed on', {
      from: sequenceNumbers[0],
      count: records.length,
      ...errorFields(error),
    });
    return sequenceNumbers;
  }
}
