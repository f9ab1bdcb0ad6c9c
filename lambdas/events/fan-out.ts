import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { givenUpQueue, putAside } from '../adapters/given-up-queue.ts';
import { table } from '../adapters/table.ts';
import { listSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { isOutage } from '../kit/is-outage.ts';
import { errorFields, log } from '../kit/log.ts';
import { leaveToSlowFanOut } from './leave-to-slow-fan-out.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { startPipeline } from './start-pipeline.ts';
import { isNews, isStoredEvent, storedEvent } from './stored-event.ts';
import { tellingsOf } from './telling.ts';

/**
 * Acts on every event that the table's stream brings: an uploaded invoice's pipeline starts, and webhooks are queued, for
 * all of an account's events in the batch at once. Both are idempotent: Lambda goes on from the lowest failure and brings
 * what came after it again (docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html). Only an outage,
 * which would be everybody's, is waited for that way: what fails for a reason of its own would hold up those behind it for
 * as long as the stream tries it, and is put aside instead (ADR 26).
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const news = Records.filter(isNews);
  const byAccount = Map.groupBy(news.filter(isStoredEvent), (record) => storedEvent(record).accountId);
  const failures = await Promise.all([
    ...news.map((record) => failuresOf([record], startPipelines)),
    ...[...byAccount].map(([accountId, records]) => failuresOf(records, (some) => queueWebhooks(accountId, some))),
  ]);
  return { batchItemFailures: [...new Set(failures.flat())].map((itemIdentifier) => ({ itemIdentifier })) };
}

async function startPipelines(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const record of records) await startPipeline(storedEvent(record), ageMs(record));
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

type Work = (records: readonly DynamoDBRecord[]) => Promise<void>;

/** @returns the sequence numbers of the records that are to come again. */
async function failuresOf(records: readonly DynamoDBRecord[], work: Work): Promise<readonly string[]> {
  try {
    await work(records);
    return [];
  } catch (error) {
    if (isOutage(error)) return toComeAgain(records, error);
    return records.length > 1 ? failuresOneByOne(records, work) : putAsideFor(error, records);
  }
}

/** Which of them it is that fails; one after the other, for one account's writes get in each other's way. */
async function failuresOneByOne(records: readonly DynamoDBRecord[], work: Work): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const record of records) failures.push(...(await failuresOf([record], work)));
  return failures;
}

async function putAsideFor(error: unknown, records: readonly DynamoDBRecord[]): Promise<readonly string[]> {
  try {
    const calls = records.map((record) => ({ Records: [record] }));
    await putAside(givenUpQueue(), calls);
    log('error', 'events were put aside', { from: numbersOf(records)[0], ...errorFields(error) });
    return [];
  } catch (cause) {
    return toComeAgain(records, cause);
  }
}

function toComeAgain(records: readonly DynamoDBRecord[], error: unknown): readonly string[] {
  const numbers = numbersOf(records);
  log('error', 'events were not passed on', { from: numbers[0], count: records.length, ...errorFields(error) });
  return numbers;
}

function numbersOf(records: readonly DynamoDBRecord[]): readonly string[] {
  return records.map((record) => record.dynamodb?.SequenceNumber ?? '');
}

/** As the stream says, which tells seconds. */
function ageMs({ dynamodb }: DynamoDBRecord): number {
  const writtenAt = dynamodb?.ApproximateCreationDateTime;
  return writtenAt === undefined ? 0 : Date.now() - writtenAt * 1000;
}
